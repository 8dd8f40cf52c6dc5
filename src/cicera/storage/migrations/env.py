"""Run by Alembic: the migrations go over the connection that ``migrate`` has opened."""

from alembic import context

from cicera.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
