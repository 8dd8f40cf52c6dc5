"""What does the server say of itself? One JSON object a line, on standard error.

Nothing that is secret goes in: no tokens, no names of tables or people, no addresses of databases,
and of a fault where it was, not what was in the variables there.
"""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper, add_log_level
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.types import Processor


def start_logs(*, json: bool = True, quiet: bool = False) -> None:
    """Begin to log; ``json`` for programs, else short lines; ``quiet`` only what is wrong."""
    steps: list[Processor] = [add_log_level, TimeStamper(fmt="iso", utc=True)]
    last: Processor
    if json:
        steps.append(ExceptionRenderer(ExceptionDictTransformer(show_locals=False)))
        last = JSONRenderer(ensure_ascii=False)
    else:
        last = structlog.dev.ConsoleRenderer(
            colors=False, exception_formatter=structlog.dev.plain_traceback
        )
    structlog.configure(
        processors=[*steps, last],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.WARNING if quiet else logging.INFO
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)  # what the libraries say, in the same form
    handler.setFormatter(
        ProcessorFormatter(
            processors=[ProcessorFormatter.remove_processors_meta, last], foreign_pre_chain=steps
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
