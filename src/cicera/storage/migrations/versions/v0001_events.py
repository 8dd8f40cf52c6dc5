"""Tables and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="events_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="events_table_id_fk"),
        sa.UniqueConstraint("table_id", "command", name="events_command_unique"),
    )


def downgrade() -> None:
    """Drop them, with all that is in them."""
    op.drop_table("events")
    op.drop_table("tables")
