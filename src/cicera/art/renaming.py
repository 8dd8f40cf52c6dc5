"""How can one picture stand twice in a document? Under ids of its own."""

from __future__ import annotations

import re

_TAG = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_IDS = re.compile(r'( id="|href="#|url\(#)')


def renamed_svg(svg: str, tag: str) -> str:
    """The picture ``svg`` with ``tag`` and a hyphen before each of its ids.

    Two cards, or two faces of one, never share an id. The same card twice, or a card beside a table
    it lies on, do, with the same shapes behind them; with a tag each they share none. Raises
    :class:`ValueError` for a tag that cannot begin an id.

    >>> renamed_svg('<path id="lFc-0"/><use href="#lFc-0"/>', "left")
    '<path id="left-lFc-0"/><use href="#left-lFc-0"/>'
    """
    if not _TAG.fullmatch(tag):
        raise ValueError(f"no tag {tag!r}; a letter, then letters, digits, hyphens")
    return _IDS.sub(rf"\g<1>{tag}-", svg)
