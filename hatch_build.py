"""How does the page get into the wheel?

It is built with the wheel, so that whoever installs Cicera needs Python alone. An editable install
carries no page: ``make page`` puts one into the checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web" / "scripts"))

import make


class PageHook(BuildHookInterface[Any]):
    """Builds the page and adds it to a wheel that is not editable."""

    def dependencies(self) -> list[str]:
        """Node.js, where the machine has none that is new enough."""
        return make.needed()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, before the wheel of kind ``version`` is put together."""
        if version == "standard":
            build_data["force_include"][str(make.make_page())] = "cicera/server/page"
