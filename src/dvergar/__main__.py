"""`python -m dvergar` is the command `dvergar`."""

from dvergar.cli.main import main

if __name__ == "__main__":
    main()
