"""What can be wrong with a question to the lab?"""

from __future__ import annotations

from cicera.errors import CiceraError


class LabRefused(CiceraError):
    """What was asked cannot be simulated or drawn."""
