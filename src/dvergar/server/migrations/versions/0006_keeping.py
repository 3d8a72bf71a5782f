"""What an operator needs: who was seen when, who is muted or banned, what was opened when."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("persons", sa.Column("seen", sa.BigInteger(), nullable=True))
    # nobody knows when: so that no guest goes at once, now
    seen = sa.text("UPDATE persons SET seen = :now").bindparams(now=time.time_ns() // 1_000_000)
    op.execute(seen)
    op.add_column("persons", sa.Column("muted_until", sa.BigInteger(), nullable=True))
    op.add_column(
        "persons", sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("opened", sa.BigInteger(), nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("line", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
