"""Tables at rest: every table is a log of events that only grows (SQLAlchemy, Alembic)."""

from cicera.storage.migrate import open_database
from cicera.storage.signals import Signals, make_signals
from cicera.storage.store import DATABASE_ERRORS, Conflict, Entry, Quiet, Store

__all__ = [
    "DATABASE_ERRORS",
    "Conflict",
    "Entry",
    "Quiet",
    "Signals",
    "Store",
    "make_signals",
    "open_database",
]
