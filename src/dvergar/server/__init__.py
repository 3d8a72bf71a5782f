"""The play server: tables that people share by a link. It knows no game, only the kernel's API."""
