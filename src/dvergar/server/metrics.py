"""What `/metrics` tells (Prometheus)."""

from __future__ import annotations

import os

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

ACTIONS = Counter("dvergar_actions_total", "Actions of people, by what became of them", ["outcome"])
REQUESTS = Counter("dvergar_requests_total", "HTTP requests, by status", ["status"])
FRAMES = Counter("dvergar_frames_total", "Frames that viewers were sent")
BAD_FRAMES = Counter("dvergar_bad_frames_total", "Frames that could not be understood")
SOCKETS = Gauge("dvergar_sockets", "Open sockets", multiprocess_mode="livesum")
CONNECTIONS = Gauge(
    "dvergar_connections", "Open connections of any kind", multiprocess_mode="livesum"
)
CLOSED = Counter("dvergar_connections_closed_total", "Connections that we closed, by why", ["why"])
ROOMS = Gauge("dvergar_rooms", "Tables in memory", multiprocess_mode="livesum")
STORING = Histogram("dvergar_storing_seconds", "From handing over an entry to its being durable")
THINKING = Histogram("dvergar_thinking_seconds", "How long bots take", ["level"])


def render() -> bytes:
    """All figures, those of all worker processes together."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
