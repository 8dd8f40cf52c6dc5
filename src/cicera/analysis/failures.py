"""What can go wrong while players are measured?"""

from __future__ import annotations

from cicera.errors import CiceraError


class ArenaRefused(CiceraError):
    """What was asked for cannot be measured, kept or drawn."""


class PlayerFault(CiceraError):
    """A player raised an error or answered with an illegal move; the values say where."""


class WorkerLost(CiceraError):
    """A process that played hands ended by itself."""
