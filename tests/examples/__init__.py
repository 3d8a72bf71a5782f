"""The games in `examples/`, as packages from outside."""
