"""What a person's page needs: who a guest became, and what a finished game tells besides points."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("persons", sa.Column("became", sa.String(), nullable=True))
    op.add_column("results", sa.Column("gains", sa.Text(), nullable=True))
    op.add_column("results", sa.Column("undone", sa.Integer(), nullable=True))
