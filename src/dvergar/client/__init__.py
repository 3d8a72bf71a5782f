"""Play at a server from a program: bots, scripts and terminals. `docs/client.md` shows how."""

from dvergar.client.asynchronous import AsyncClient, AsyncTable
from dvergar.client.blocking import Client, Table
from dvergar.client.errors import Refused, Unreachable
from dvergar.client.forms import read_action, write_action
from dvergar.client.frames import Frame, Message, News, Option, Outlook

__all__ = [
    "AsyncClient",
    "AsyncTable",
    "Client",
    "Frame",
    "Message",
    "News",
    "Option",
    "Outlook",
    "Refused",
    "Table",
    "Unreachable",
    "read_action",
    "write_action",
]
