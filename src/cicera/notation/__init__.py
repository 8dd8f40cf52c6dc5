"""The game as text: moves and whole records, exact to notation.md N1-N8."""

from cicera.notation.moves import format_move, parse_move
from cicera.notation.reader import parse_record
from cicera.notation.records import Comment, Part, Place, Record, Tag
from cicera.notation.writer import format_record

__all__ = [
    "Comment",
    "Part",
    "Place",
    "Record",
    "Tag",
    "format_move",
    "format_record",
    "parse_move",
    "parse_record",
]
