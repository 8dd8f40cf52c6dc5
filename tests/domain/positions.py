"""How is a position written in a test?

``position`` makes any state near the end of a hand from a few words; ``dealt`` deals the opening
that a test needs and fills up the rest; ``made`` plays moves in notation.
"""

from __future__ import annotations

from dataclasses import replace

from cicera import (
    Card,
    Deal,
    Mask,
    Match,
    Move,
    Play,
    Rules,
    Sheet,
    State,
    advance,
    cards_in,
    deal_cards,
    deal_pack,
    format_cards,
    mask_of,
    new_match,
    open_hand,
    parse_card,
    parse_cards,
    parse_move,
    parse_rules,
    play,
    start,
)

FULL: Mask = 2**52 - 1


def mask(text: str) -> Mask:
    """The set of cards that ``text`` spells."""
    return mask_of(parse_cards(text))


def the_rules(rules: Rules | str) -> Rules:
    return parse_rules(rules) if isinstance(rules, str) else rules


def position(
    rules: Rules | str = "caciada",
    *,
    hands: tuple[str, ...],
    table: str = "",
    piles: tuple[str, ...] = (),
    rest: int | None = None,
    laid: str = "",
    taker: int | None = None,
    turn: int = 0,
) -> State:
    """A state of the last packet, in which each seat holds ``hands``.

    Cards not named are in the pile of side ``rest`` (the last one).
    """
    rules = the_rules(rules)
    held = [mask(cards) for cards in hands] + [0] * (rules.players - len(hands))
    taken = [mask(cards) for cards in piles] + [0] * (rules.sides - len(piles))
    named = mask(table)
    for cards in (*held, *taken):
        assert not named & cards, "a card is in two places"
        named |= cards
    taken[rules.sides - 1 if rest is None else rest] |= FULL ^ named
    plies = 48 - sum(cards.bit_count() for cards in held)
    packets = ((0,) * rules.players,) * rules.packets
    return State(
        rules=rules,
        deal=Deal((turn - plies - 1) % rules.players, 0, packets),
        stage=rules.packets,
        turn=turn,
        hands=tuple(held),
        table=mask(table),
        piles=tuple(taken),
        laid=parse_card(laid) if laid else None,
        taker=taker,
        log=tuple(Play((turn - plies + ply) % rules.players, Move(0)) for ply in range(plies)),
    )


def filled(rules: Rules, table: str, hands: tuple[str, ...]) -> tuple[Mask, list[Mask]]:
    """A table and the first packets, each with the named cards and filled up from the rest."""
    groups = [parse_cards(cards) for cards in (table, *hands)]
    groups += [()] * (rules.players + 1 - len(groups))
    rest = [card for card in range(52) if not any(card in group for group in groups)]
    whole: list[Mask] = []
    for group, size in zip(groups, [4] + [rules.packet] * rules.players, strict=True):
        need = size - len(group)
        assert need >= 0, "too many cards named"
        whole.append(mask_of((*group, *rest[:need])))
        del rest[:need]
    return whole[0], whole[1:]


def dealt(
    rules: Rules | str = "caciada", *, table: str, hands: tuple[str, ...] = (), dealer: int = -1
) -> State:
    """The opening of a hand whose table and hands hold the named cards; seat 0 plays first."""
    rules = the_rules(rules)
    on_table, packet = filled(rules, table, hands)
    return start(rules, deal_cards(rules, dealer % rules.players, on_table, packet))


def made(state: State, moves: str) -> State:
    """``state`` after ``moves`` in notation."""
    for text in moves.split():
        state = play(state, parse_move(text, state))
    return state


def last_play(state: State, move: str) -> tuple[State, tuple[str, ...]]:
    """The state after ``move``, and what it earned."""
    after = made(state, move)
    return after, tuple(str(bonus) for bonus in after.log[-1].bonuses)


def laid_out(rules: Rules | str, dealer: int, *, capture: bool = False) -> list[str]:
    """The moves of a hand of the pack in canonical order in which all 48 cards are laid.

    With ``capture`` the last card takes one of its rank, so that the sweep gives its side all.
    """
    rules = the_rules(rules)
    state = start(rules, deal_pack(rules, dealer, range(52)))
    moves = []
    while not state.over:
        card: Card = cards_in(state.hands[state.turn])[0]
        move = Move(card)
        if capture and len(state.log) == 47:
            move = Move(card, 1 << next(c for c in cards_in(state.table) if c % 13 == card % 13))
        moves.append(
            format_cards([card]) + (f"x{format_cards(move.captured)}" if move.captured else "")
        )
        state = play(state, move)
    return moves


def whole_hand(match: Match, dealer: int, *, capture: bool = False) -> Match:
    """``match`` after the hand of :func:`laid_out`."""
    rules = match.rules
    match = open_hand(match, deal_pack(rules, dealer, range(52)))
    for text in laid_out(rules, dealer, capture=capture):
        assert match.state is not None
        match = advance(match, parse_move(text, match.state))
    return match


def match_with(rules: Rules, hands: tuple[State, ...], sheets: tuple[Sheet, ...]) -> Match:
    """A match of these hands, and totals as their sheets say."""
    totals = tuple(sum(sheet.totals[side] for sheet in sheets) for side in range(rules.sides))
    return replace(new_match(rules), hands=hands, sheets=sheets, totals=totals)
