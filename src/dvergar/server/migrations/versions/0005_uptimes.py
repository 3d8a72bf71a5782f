"""When a server ran, so that clocks can stand still while none does; how much it has stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "uptimes",
        sa.Column("began", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began"),
    )
    op.create_table(
        "commits",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
