"""Which columns are there?

``events`` has one row an event; ``sequence`` counts from 1 at each table and no event is ever
changed. A table that nobody goes on with may be removed as a whole, unless it is ``kept`` for good.
``command`` is who asked and the id that the command was sent with: the database itself refuses to
do a command twice. Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)
from sqlalchemy import UniqueConstraint as Unique

METADATA: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "uq": "%(table_name)s_%(column_1_name)s_unique",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("kept", Boolean, nullable=False, server_default=false()),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("command", Text),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Unique("table_id", "command"),
)
