"""``python -m cicera`` is the command ``cicera``."""

from cicera.terminal.command import main

main()
