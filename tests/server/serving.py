"""A server in a process of its own: `python -m tests.server.serving CONFIG GRACE`.

Says its port, or why not, in one line. Nothing is imported before it runs: the processes in which
bots think read this module, too, and need none of it.
"""

if __name__ == "__main__":
    import sys

    import msgspec

    from dvergar.server import hall, index
    from dvergar.server.config import Config
    from dvergar.server.refusal import Refusal
    from dvergar.server.serve import serve

    config = msgspec.json.decode(sys.argv[1], type=Config)
    index.BOT_GRACE = int(sys.argv[2])
    hall._SWEEP = min(hall._SWEEP, index.BOT_GRACE / 1000)
    try:
        serve(config, lambda port: print(port, flush=True))
    except Refusal as refusal:
        print("refused", refusal.message.key, flush=True)
        sys.exit(2)
