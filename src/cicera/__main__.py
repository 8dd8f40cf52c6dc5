"""``python -m cicera`` is the command ``cicera``, quiet when it is interrupted while it starts."""

import sys


def main() -> None:
    """Load the command line and run it; an interrupt meanwhile is exit status 130."""
    try:
        from cicera.terminal.command import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
