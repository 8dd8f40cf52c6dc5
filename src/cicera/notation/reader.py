"""Which match does a file record? (notation.md N1-N8)

One pass over the tokens, each checked against the match replayed so far, so that a file is
refused with exactly one error at its first offence.
"""

from __future__ import annotations

from cicera.domain.match import Match, advance, new_match, open_hand, refill_hand, verify_open
from cicera.domain.play import legal_moves, list_moves
from cicera.domain.scoring import Sheet
from cicera.errors import CiceraError, IllegalMove, InvalidText
from cicera.notation import deals
from cicera.notation.header import Header, read_header
from cicera.notation.moves import read_move
from cicera.notation.records import Comment, Part, Place, Record
from cicera.notation.scanner import Kind, NotUnicode, Token, decode, verify_text
from cicera.notation.tokens import Tokens, blame

ENDINGS = ("cards-due-at-end", "cicera-first", "no-hand", "open-comment")
"""What is wrong with a text only because it ends too early."""
HERE = {"not-a-move": "not-a-move-here", "named-twice": "named-twice-here"}
"""What is wrong with a text as a move, said with what would be legal."""
KEYWORDS = ("Hand", "Table", "Deal", "Pack", "Score", "Result")


def parse_record(text: str | bytes) -> Record:
    """The record that ``text`` (bytes: UTF-8) holds.

    Raises :class:`InvalidText`, with line and column, at the first thing that breaks the format
    or the rules (N8); nothing is guessed or repaired.
    """
    if not isinstance(text, bytes):
        return _Reader(Tokens(verify_text(text))).record()
    try:
        return _Reader(Tokens(decode(text))).record()
    except NotUnicode as error:
        _verify_lines(error.before)
        raise


def _verify_lines(text: str) -> None:
    """Raise the first offence in ``text``, whole lines of a file that goes on behind them."""
    try:
        _Reader(Tokens(text)).record()
    except InvalidText as error:
        if error.code not in ENDINGS:
            raise


class _Reader:
    """The match so far, and what the text has to bring next."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.comments: list[Comment] = []
        self.place = Place(Part.TAGS)
        self.match: Match
        self.opening: deals.Opening | None = None
        self.scored = 0
        self.finished = False

    def record(self) -> Record:
        header = read_header(self.tokens, self._comment)
        self.match = new_match(header.rules)
        while (token := self.tokens.take()).kind is not Kind.END:
            if token.kind is Kind.COMMENT:
                self._comment(token)
            else:
                with blame(token):
                    self._element(token)
        with blame(token):
            self._verify_end()
        return self._result(header)

    def _result(self, header: Header) -> Record:
        return Record(
            match=self.match,
            players=header.players,
            date=header.date,
            tags=header.tags,
            comments=tuple(self.comments),
        )

    def _comment(self, token: Token) -> None:
        if token.text:
            self.comments.append(Comment(self.place, token.text))

    def _element(self, token: Token) -> None:
        """One element of the body: a keyword with what follows on its line, or a move."""
        if token.kind is Kind.TAG:
            raise InvalidText("tags-first", text=token.text)
        if self.finished:
            raise InvalidText("after-result", text=token.text)
        if token.text not in KEYWORDS:
            self._move(token)
            return
        words, comments = self.tokens.take_line(token, KEYWORDS)
        if token.text == "Hand":
            self._hand(token, words)
        elif token.text == "Score":
            self._score(token, words)
        elif token.text == "Result":
            self._totals(token, words)
        else:
            self._cards(token, words)
        for comment in comments:
            self._comment(comment)

    def _hand(self, token: Token, words: list[Token]) -> None:
        if self.opening is not None:
            raise InvalidText("cards-due", text=token.text, due=self.opening.due)
        number = len(self.match.hands) + 1
        if self.match.state is not None:
            verify_open(self.match, -1)
        if [word.text for word in words[1:2]] != ["dealer"] or len(words) != 3:
            raise InvalidText("hand-line", number=number)
        with blame(words[0]):
            if read_number(words[0]) != number:
                raise InvalidText("hand-number", text=words[0].text, number=number)
        with blame(words[2]):
            dealer = read_number(words[2])
            if dealer >= self.match.rules.players:
                raise InvalidText("no-such-seat", seat=dealer, last=self.match.rules.players - 1)
            if self.match.winner is None:
                verify_open(self.match, dealer)
        verify_open(self.match, dealer)
        self.opening = deals.Opening(self.match.rules, dealer)
        self.place = Place(Part.HAND, number)

    def _cards(self, token: Token, words: list[Token]) -> None:
        """A Table, Deal or Pack line: it opens the hand, or gives the next packet (N2)."""
        if self.opening is not None:
            deal = self.opening.read(token, words)
            number = len(self.match.hands) + 1
            if deal is not None:
                self.match, self.opening = open_hand(self.match, deal), None
            self.place = Place(Part.DEAL if deal else Part.TABLE, number)
            return
        state = self.match.state
        if state is None:
            raise self._outside(token)
        if token.text != "Deal" or not state.awaits_packet:
            raise InvalidText("no-cards-due", text=token.text, **self._options())
        packet = deals.read_packet(token, words, state.rules, state.deal)
        self.match = refill_hand(self.match, packet)
        self.place = Place(Part.DEAL, len(self.match.hands), state.stage)

    def _move(self, token: Token) -> None:
        if self.opening is not None:
            raise InvalidText("cards-due", text=token.text, due=self.opening.due)
        state = self.match.state
        number = len(self.match.hands)
        if state is None:
            read_move(token.text)
            raise self._outside(token)
        if state.awaits_packet:
            raise InvalidText("packet-due", text=token.text)
        try:
            move = read_move(token.text)
        except InvalidText as error:
            raise InvalidText(HERE[error.code], **error.values | self._options()) from error
        self.match = advance(self.match, move)
        self.place = Place(Part.MOVE, number, len(state.log))

    def _score(self, token: Token, words: list[Token]) -> None:
        number = len(self.match.hands)
        if self.opening is not None or self.match.state is not None:
            raise InvalidText("score-early", hand=number + (self.opening is not None))
        if not number:
            raise InvalidText("hand-due", text=token.text, number=1)
        if self.scored == number:
            raise InvalidText("score-twice", hand=number)
        sheet: Sheet = self.match.sheets[-1]
        _verify_claim(token, words, sheet.totals, "wrong-score")
        self.scored = number
        self.place = Place(Part.SCORE, number)

    def _totals(self, token: Token, words: list[Token]) -> None:
        if not self.match.sheets or self.opening is not None or self.match.state is not None:
            raise InvalidText("result-early")
        if words and words[0].text == "napoleone":
            self._napoleone(words)
        else:
            _verify_claim(token, words, self.match.totals, "wrong-result")
        self.finished = True
        if self.match.winner is not None:
            self.place = Place(Part.RESULT)

    def _napoleone(self, words: list[Token]) -> None:
        side = self.match.napoleone
        with blame(words[0]):
            if side is None:
                raise InvalidText("no-napoleone", totals=_numbers(self.match.totals))
            if len(words) != 2:
                raise InvalidText("napoleone-side", side=side)
        with blame(words[1]):
            if read_number(words[1]) != side:
                raise InvalidText("wrong-napoleone", text=words[1].text, side=side)

    def _verify_end(self) -> None:
        """A file ends behind a deal or a complete move (N6)."""
        if self.opening is not None:
            raise InvalidText("cards-due-at-end", due=self.opening.due)
        if not self.match.hands:
            raise InvalidText("no-hand")

    def _outside(self, token: Token) -> CiceraError:
        """What is wrong with a move or a card line where no hand is open."""
        if self.match.winner is not None:
            return IllegalMove("match-decided", side=self.match.winner)
        return InvalidText("hand-due", text=token.text, number=len(self.match.hands) + 1)

    def _options(self) -> dict[str, str | int]:
        state = self.match.state
        moves = list_moves(legal_moves(state)) if state is not None else ""
        return {"options": moves or "-"}


def read_number(word: Token) -> int:
    """The number that ``word`` spells; raises :class:`InvalidText` when it spells none."""
    if not (word.text.isascii() and word.text.isdigit() and len(word.text) <= 6):
        raise InvalidText("not-a-count", text=word.text)
    return int(word.text)


def _verify_claim(token: Token, words: list[Token], right: tuple[int, ...], code: str) -> None:
    """Raise :class:`InvalidText` unless ``words`` spell the numbers ``right`` (N4)."""
    claimed = []
    for word, number in zip(words, right, strict=False):
        with blame(word):
            claimed.append(read_number(word))
            if claimed[-1] != number:
                said = " ".join(other.text for other in words)
                raise InvalidText(code, text=said, right=_numbers(right))
    if len(words) != len(right):
        raise InvalidText("wrong-count", text=token.text, count=len(words), right=_numbers(right))


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
