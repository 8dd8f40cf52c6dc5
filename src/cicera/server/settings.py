"""How is the server set up? By options, else by the environment, else by these defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import inf
from pathlib import Path
from typing import Final, Self
from urllib.parse import urlsplit

from cicera.errors import CiceraError

PORT: Final = 5252
"""52 cards, and 5252 is nobody else's."""
_PREFIX: Final = "CICERA_"
_POSITIVE: Final = (
    "bots", "bot_seconds", "poll", "patience", "tables_per_hour", "joins_per_minute",
    "messages_per_second", "sockets_per_client", "sockets_per_table",
)  # fmt: skip
_PRIVATE: Final = 0o700
"""Who may enter the data folder: its owner alone, since tables hold the secrets of shuffles."""
_LONGEST: Final = 100_000
"""In days."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that can be set; ``from_environment`` reads CICERA_HOST, CICERA_PORT and so on."""

    host: str = "127.0.0.1"
    port: int = PORT
    """0 takes any free one."""
    database: str = ""
    """A URL; empty is the file in the person's data folder."""
    address: str = ""
    """How the server is reached from outside, https://cicera.example; empty: as it is asked."""
    proxies: str = ""
    """Addresses of reverse proxies whose word on the client is believed, with commas; or *."""
    bots: int = 1
    """How many processes think for bots."""
    bot_seconds: float = 3.0
    """How long a bot may think."""
    patience: float = 2.0
    """After so many seconds a process plays for a bot that another one should have played for."""
    poll: float = 1.0
    """How often the database is asked for what other processes have written, in seconds."""
    tables_per_hour: int = 60
    """How many tables one client may set up."""
    joins_per_minute: int = 30
    """How many seats one client may ask for, and links and records."""
    messages_per_second: int = 10
    """How many messages one screen may send in the long run; three times as many at once."""
    sockets_per_client: int = 200
    """How many screens one client may have connected."""
    sockets_per_table: int = 100
    """How many screens a table may have; who has a seat there always gets in."""
    unstarted_days: int = 30
    """A table at which no hand was dealt goes after so many days without anybody; 0: never."""
    idle_days: int = 365
    """So does one whose match was broken off; finished matches are kept for good."""
    local: bool = False
    """Only this machine is served: requests for another host are refused."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise CiceraError("setting", name="port", text=str(self.port))
        if self.address and not _is_origin(self.address):
            raise CiceraError("setting", name="address", text=self.address)
        for name in _POSITIVE:
            if not 0 < getattr(self, name) < inf:
                raise CiceraError("setting", name=name, text=str(getattr(self, name)))
        for name in ("unstarted_days", "idle_days"):
            if not 0 <= getattr(self, name) <= _LONGEST:
                raise CiceraError("setting", name=name, text=str(getattr(self, name)))

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that ``environment`` has, with defaults for the rest.

        >>> Settings.from_environment({"CICERA_PORT": "80"}).port
        80
        """
        found: dict[str, object] = {}
        for field in fields(cls):
            text = environment.get(_PREFIX + field.name.upper())
            if text:
                found[field.name] = _parse(field.name, text, type(field.default))
        return cls(**found)  # type: ignore[arg-type]  # each parsed as its field's type

    def with_data_folder(self) -> Self:
        """The same, with the file in the person's data folder if no database is named."""
        if self.database:
            return self
        path = data_folder() / "tables.db"
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=_PRIVATE)
        except OSError:
            raise CiceraError("data-folder", folder=str(path.parent)) from None
        return replace(self, database=f"sqlite:///{path}")


def data_folder() -> Path:
    """Where the person's own things are kept."""
    from platformdirs import user_data_path

    return user_data_path("cicera", appauthor=False)


def _parse(name: str, text: str, kind: type) -> object:
    try:
        if kind is bool:
            return {"on": True, "off": False, "1": True, "0": False}[text]
        return kind(text)
    except (ValueError, KeyError):
        raise CiceraError("setting", name=name, text=text) from None


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and text == f"{parts.scheme}://{parts.netloc}"
