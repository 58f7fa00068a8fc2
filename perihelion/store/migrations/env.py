"""What Alembic runs: the connection comes from `perihelion.store.migration.migrate_schema`."""

from alembic import context

from perihelion.store.schema.base import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
