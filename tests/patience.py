"""How long a test waits for what must happen."""

#: seconds. Only a failure takes so long, on a busy machine, too: no test is slower for it
PATIENCE = 120
