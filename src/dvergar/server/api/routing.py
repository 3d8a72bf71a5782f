"""What all requests of the API have in common."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute

from dvergar.server.api.models import Problem

#: what every request may be refused with
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 408, 409, 413, 422, 429, 503)
}


def api_router(subject: str) -> APIRouter:
    """A router for the requests about one subject."""
    return APIRouter(
        prefix="/api",
        tags=[subject],
        responses=_REFUSALS,
        generate_unique_id_function=_operation_name,
    )


def _operation_name(route: APIRoute) -> str:
    return route.name
