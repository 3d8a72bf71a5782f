"""The same work on Ray: an existing cluster, or a small one on this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from concurrent.futures import Future
from types import ModuleType
from typing import Any, TypeVar, cast

from dvergar.arena.crew import Work, check_jobs
from dvergar.arena.schedule import ARENA
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.extras import needs

#: how often Ray begins a piece of work again whose worker was lost
_RETRIES = 5
_LOOPBACK = "127.0.0.1"
#: seconds to wait for a cluster to answer at all
_PATIENCE = 5.0

T = TypeVar("T")


def load_ray(address: str | None) -> ModuleType:
    """Ray, or a sentence about how to get it."""
    # nobody is told that we use it
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if address is None:
        # without it Ray takes the machine's own address for loopback, and listens to the network
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    with needs("ray"):
        import ray
    found: ModuleType = ray
    return found


class RayCrew:
    """Ray's workers; the cluster at an address, or `jobs` workers on this machine."""

    def __init__(self, jobs: int, address: str | None) -> None:
        check_jobs(jobs)
        self._ray: Any = load_ray(address)
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if address is None:
                self._ray.init(
                    address="local",
                    num_cpus=jobs,
                    include_dashboard=False,
                    _node_ip_address=_LOOPBACK,
                    **quiet,
                )
            else:
                _knock(address)
                self._ray.init(address=address, **quiet)
        except (OSError, ValueError, RuntimeError):
            raise DvergarError("bad-ray", {"address": address or "local"}, ARENA) from None
        self.hands = int(self._ray.cluster_resources().get("CPU", jobs))
        errors = self._ray.exceptions
        self.lost: tuple[type[BaseException], ...] = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
        )
        self._task = self._ray.remote(max_retries=_RETRIES)(_work)

    def __enter__(self) -> RayCrew:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def submit(self, work: Work[T], numbers: Sequence[int]) -> Future[list[T]]:
        return cast("Future[list[T]]", self._task.remote(work, numbers).future())


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), _PATIENCE).close()


def _work(work: Work[T], numbers: Sequence[int]) -> list[T]:
    return work(numbers)
