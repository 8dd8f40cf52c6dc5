"""Players: a view in, a legal move out."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from tests.domain.positions import dealt, made, mask, match_with, position
from tests.strategies import chance_of, random_match, rule_sets, seeds

from cicera import (
    IllegalMove,
    InvalidText,
    Match,
    Move,
    Rules,
    State,
    advance,
    cards_in,
    deal_pack,
    format_move,
    legal_moves,
    make_rules,
    mask_of,
    new_match,
    open_hand,
    parse_card,
    parse_rules,
    shuffled_deal,
    stream,
    view,
)
from cicera.players import PLAYERS, Greedy, Uniform, make_player
from cicera.players.greedy import POINT, Position, card_worths, clearing_rank, unseen_cards
from cicera.players.registry import COMPILED


def match_of(state: State) -> Match:
    return match_with(state.rules, (state,), ())


def greedy(state: State) -> str:
    return format_move(Greedy().choose(view(match_of(state), state.turn)))


@pytest.mark.parametrize("name", sorted(set(PLAYERS) - COMPILED))
@settings(max_examples=25)
@given(rules=rule_sets(), seed=seeds())
def test_moves_are_legal_and_repeatable(name: str, rules: Rules, seed: int) -> None:
    """The same player with the same seed chooses the same for the same views."""
    players = [make_player(name, seed=seed, seat=seat) for seat in range(rules.players)]
    again = [make_player(name, seed=seed, seat=seat) for seat in range(rules.players)]
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, seed))
    while match.state is not None:
        seat = match.state.turn
        seen = view(match, seat)
        move = players[seat].choose(seen)
        assert again[seat].choose(seen) == move
        match = advance(match, move)


def test_players_have_their_names() -> None:
    assert sorted(PLAYERS) == ["greedy", "ismcts-4k", "pimc-128", "random", "traditional"]
    for name in PLAYERS:
        assert make_player(name, seed=1).name == name


def test_unknown_player() -> None:
    for name in ("", "Greedy", "nobody"):
        with pytest.raises(InvalidText) as refused:
            make_player(name, seed=1)
        assert refused.value.code == "unknown-player"
        assert ", ".join(PLAYERS) in str(refused.value)


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_no_turn(name: str) -> None:
    """Nobody plays out of turn, while a packet is due, or after the hand."""
    player = make_player(name, seed=1)

    def refused(code: str, match: Match, seat: int | None) -> IllegalMove:
        with pytest.raises(IllegalMove) as error:
            player.choose(view(match, seat))
        assert error.value.code == code
        assert str(error.value)
        return error.value

    state = dealt("caciada players=2 packet=1", table="7b 3d 4s Rc", hands=("9d", "8c"))
    assert refused("not-your-turn", match_of(state), 1).values == {"turn": 0}
    refused("not-your-turn", match_of(state), None)
    refused("nobody-to-play", match_of(made(state, "9d 8c")), 0)
    over = random_match(chance_of(1), make_rules())
    refused("hand-over", over, 0)


def test_uniform_is_uniform() -> None:
    """Each lay and each capture comes as often as any other."""
    state = dealt(table="7b 3d 4s Rc", hands=("7d Rs 9s Td Fs",))
    seen = view(match_of(state), 0)
    moves = list(legal_moves(state))
    player = make_player("random", seed=7)
    counts = Counter(player.choose(seen) for _ in range(100 * len(moves)))
    assert set(counts) == set(moves)
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 3 * len(moves)


def test_uniform_follows_its_stream() -> None:
    """One number below the number of moves for each choice, as the place in their order."""
    state = dealt(table="7b 3d 4s Rc", hands=("7d Rs 9s Td Fs",))
    seen = view(match_of(state), 0)
    moves = legal_moves(state)
    player, numbers = Uniform(stream(1, "test")), stream(1, "test")
    for _ in range(50):
        assert player.choose(seen) == moves[numbers.below(len(moves))]


def test_players_of_other_seats_and_seeds_differ() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d Rs 9s Td Fs",))
    seen = view(match_of(state), 0)

    def choices(seed: int, seat: int) -> list[Move]:
        player = make_player("random", seed=seed, seat=seat)
        return [player.choose(seen) for _ in range(10)]

    assert choices(1, 0) == choices(1, 0)
    assert choices(1, 0) != choices(2, 0)
    assert choices(1, 0) != choices(1, 1)


# The greedy player


def test_greedy_takes_what_earns_most() -> None:
    state = position("caciada", hands=("7d 2c", "3c Rb"), table="4s 3d")
    assert greedy(state) == "7dx4s3d"
    state = position("caciada", hands=("Td 9c", "3c Rb"), table="Ad 2d 3d 4d")
    assert greedy(state) == "TdxAd2d3d4d"


def test_greedy_takes_the_mata() -> None:
    assert greedy(dealt(table="2s 8b Rc 9d", hands=("2c 8c Rd Ac",))) == "2cx2s"


def test_greedy_takes_the_picada() -> None:
    state = made(dealt(table="Rs 7b 9s 4b", hands=("8c", "8b 7c 9c")), "8c")
    assert greedy(state) == "8bx8c"


def test_greedy_leaves_no_scua_that_it_sees() -> None:
    """One ace on the table is taken by three others; a bare fante, all seen, by none."""
    state = position("caciada", hands=("4c Rs", "3c Rb"), table="Rd", piles=("Rc",))
    assert greedy(state) in ("4c", "RsxRd")


def test_greedy_first_of_equals() -> None:
    """Two moves worth the same: the first in the order of the legal moves."""
    state = position("moedas", hands=("Fs Cs", "3c 4c"), table="", rest=0)
    seen = view(match_of(state), 0)
    worths = [Position(seen).worth(Move(card)) for card in cards_in(seen.hand)]
    best = cards_in(seen.hand)[worths.index(max(worths))]
    assert Greedy().choose(seen) == Move(best)


def test_greedy_worths() -> None:
    worth = dict(zip(range(52), card_worths(make_rules("caciada")), strict=True))

    def of(code: str) -> float:
        return worth[parse_card(code)] / POINT

    assert of("7c") == 0.1
    assert of("As") == of("3s") == 1.05  # 0.1 + 0.15 + 0.8
    assert of("2s") == 2.05
    assert of("4s") == of("Rs") == 0.45  # 0.1 + 0.15 + 0.2
    assert of("Td") == of("Fc") == 1.1
    moedas = card_worths(make_rules("moedas"))
    assert moedas[parse_card("Ad")] / POINT == 0.9
    assert moedas[parse_card("Td")] / POINT == 1.3  # 0.1 + 1 + 0.2
    assert moedas[parse_card("Fd")] / POINT == 0.1
    assert moedas[parse_card("As")] / POINT == 0.25


def test_greedy_knows_what_it_has_not_seen() -> None:
    state = dealt("caciada players=2 packet=6", table="7b 3d 4s Rc", hands=("7d 8s", "8c"))
    state = made(state, "7dx3d4s 8c")
    unseen = unseen_cards(view(match_of(state), 0))
    seen = state.hands[0] | mask("7b 3d 4s Rc 7d 8c")
    assert unseen == (2**52 - 1) ^ seen
    assert unseen.bit_count() == 52 - 5 - 6
    assert unseen_cards(view(match_of(state), 1)).bit_count() == 52 - 5 - 6


def test_greedy_chances_by_counting() -> None:
    """Against counting every hand that the next player can hold."""
    state = position("caciada", hands=("4c 5c", "3c Rb 9b", "6s 6c", "2c 2d"), table="Rd Fs")
    seen = view(match_of(state), 0)
    judged = Position(seen)
    unseen = [card for card in range(52) if judged.unseen >> card & 1]
    judged.unseen = mask_of(unseen[:9])
    takers = mask_of(unseen[:3]) | mask("4c")
    hands = list(itertools.combinations(unseen[:9], judged.hand))
    holding = sum(bool(mask_of(hand) & takers) for hand in hands)
    assert abs(judged.chance(0, takers) - holding / len(hands)) < 1e-12
    assert judged.chance(mask_of(unseen[:3]), takers) == 0


@pytest.mark.parametrize(
    ("table", "takers"),
    [
        ("7d", "7s 7c 7b 7d"),
        ("Rd", "Rs Rc Rd Rb"),
        ("3d 4d", "7s 7c 7d 7b"),
        ("3d 4d 3s", "Ts Tc Td Tb"),
        ("3d 4d 4s", ""),
        ("Rd Rs", ""),
        ("Ad Rs", ""),
    ],
)
def test_greedy_knows_what_clears_the_table(table: str, takers: str) -> None:
    assert clearing_rank(mask(table)) == mask(takers)


def test_greedy_knows_when_a_scua_counts_no_more() -> None:
    """With ``last_scua`` off the hand's last card earns none, so leaving one costs nothing."""
    for flag, exposed in (("on", True), ("off", False)):
        state = position(
            f"caciada last_scua={flag}", hands=("Ac", "7c"), table="3c 4c", piles=("7s 7b",)
        )
        judged = Position(view(match_of(state), 0))
        judged.unseen = mask("7c")
        assert (judged.exposure(mask("3c 4c")) > 0) == exposed


def test_greedy_expects_a_full_packet_of_the_next_player() -> None:
    """At the end of a packet the next player is about to get the next."""
    rules = parse_rules("caciada players=2 packet=3")
    match = open_hand(new_match(rules), deal_pack(rules, 1, range(52)))
    while len(match.hands[-1].log) < 5:
        assert match.state is not None
        match = advance(match, legal_moves(match.state)[0])
    seen = view(match, 1)
    assert seen.held == (0, 1)
    assert Position(seen).hand == 3


def test_greedy_beats_uniform() -> None:
    """By a wide margin, over 30 hands with the seats changed."""
    rules = parse_rules("caciada napoleone=off target=9999")
    match = new_match(rules)
    for number in range(30):
        dealer = number % 4
        match = open_hand(match, shuffled_deal(rules, dealer, 1, hand=number + 1))
        players = [
            make_player("greedy" if seat % 2 == 0 else "random", seed=number, seat=seat)
            for seat in range(4)
        ]
        while match.state is not None:
            seat = match.state.turn
            match = advance(match, players[seat].choose(view(match, seat)))
    assert match.totals[0] > 2 * match.totals[1]
