"""Tables that are kept for good are marked, so that nobody asks again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the mark; no table has it yet."""
    mark = sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", mark)


def downgrade() -> None:
    """Drop the mark."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("kept")
