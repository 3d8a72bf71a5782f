"""The guests who became a person are found with every cookie: by an index."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("persons_became", "persons", ["became"])
