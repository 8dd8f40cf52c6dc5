"""Who are J, Q and K? Twelve people of their own."""

from __future__ import annotations

from typing import Final

from cicera.art import french_things as things
from cicera.art import hats
from cicera.art.emblems import BRONZE, GOLD
from cicera.art.french_figures import AREA, Figure, draw_figure
from cicera.art.fronts import Mien
from cicera.art.heads import Face
from cicera.art.ink import AZURE, BLACK, CREAM, OCHRE, VERMILION, WHITE, Drawing
from cicera.art.patterns import bars, chequers, chevrons, dots, lozenges, stripes


def draw_court(drawing: Drawing, suit: int, rank: int) -> None:
    """The court of a French suit; ``rank`` is 0 for J, 1 for Q, 2 for K."""
    draw_figure(drawing, suit, FIGURES[suit][rank])


FIGURES: Final[tuple[tuple[Figure, Figure, Figure], ...]] = (
    (
        Figure(
            head=Face(nose="long", chin="strong", hair="short", moustache="plain", brow="stern"),
            hat=lambda d: hats.morion(d, AZURE, WHITE),
            thing=things.halberd,
            grip=151,
            dress=AZURE,
            charge=WHITE,
            sleeve=AZURE,
            pattern=bars(AREA, 14, 6),
            trim=CREAM,
            flip=True,
        ),
        Figure(
            head=Mien(shape="narrow", hair="long", brow="arched", eye="keen", rouge=True, look=2),
            hat=lambda d: things.diadem(d, WHITE, AZURE),
            thing=things.thistle,
            grip=158,
            dress=AZURE,
            charge=WHITE,
            sleeve=AZURE,
            pattern=lozenges(AREA, 14, 20, 0.5),
            trim=CREAM,
            collar="open",
            build="slim",
        ),
        Figure(
            head=Mien(hair="square", beard="pointed", look=3),
            hat=lambda d: hats.crown(d, WHITE, AZURE),
            thing=things.sword,
            grip=155,
            dress=AZURE,
            charge=WHITE,
            sleeve=AZURE,
            pattern=stripes(AREA, 14, 6, 8),
            trim=CREAM,
            collar="ermine",
        ),
    ),
    (
        Figure(
            head=Face(nose="small", hair="bob", eye="wide", brow="raised", smile=2, chin="weak"),
            hat=lambda d: hats.bonnet(d, VERMILION, WHITE),
            thing=things.rose,
            grip=160,
            dress=VERMILION,
            charge=WHITE,
            sleeve=VERMILION,
            pattern=bars(AREA, 15, 7),
            trim=CREAM,
            build="slim",
            flip=True,
        ),
        Figure(
            head=Mien(
                shape="round",
                hair="short",
                hair_dye=VERMILION,
                brow="arched",
                eye="wide",
                rouge=True,
                look=-2,
            ),
            hat=lambda d: things.tiara(d, OCHRE, VERMILION, VERMILION),
            thing=things.heart,
            grip=153,
            dress=VERMILION,
            charge=WHITE,
            sleeve=VERMILION,
            pattern=dots(AREA, 16, 3.5),
            trim=CREAM,
            collar="bare",
            build="slim",
        ),
        Figure(
            head=Mien(
                shape="round", hair="short", hair_dye=WHITE, beard="round", brow="mild", eye="shut"
            ),
            hat=lambda d: things.arched_crown(d, OCHRE, VERMILION),
            thing=things.goblet,
            grip=162,
            dress=VERMILION,
            charge=WHITE,
            sleeve=VERMILION,
            pattern=lozenges(AREA, 16, 24, 0.5),
            trim=CREAM,
            collar="mantle",
            build="stout",
        ),
    ),
    (
        Figure(
            head=Face(nose="snub", hair="page", hair_dye=BRONZE, brow="raised", smile=1),
            hat=lambda d: hats.slashed(d, OCHRE, BRONZE),
            thing=things.coin_on_edge,
            grip=149,
            dress=OCHRE,
            charge=BRONZE,
            sleeve=OCHRE,
            pattern=chequers(AREA, 11),
            trim=CREAM,
        ),
        Figure(
            head=Face(
                nose="straight",
                hair="knot",
                hair_dye=BRONZE,
                brow="level",
                forehead="high",
                rouge=True,
            ),
            hat=lambda d: things.coronet(d, OCHRE, BLACK),
            thing=things.mirror,
            grip=156,
            dress=BRONZE,
            charge=WHITE,
            sleeve=OCHRE,
            pattern=stripes(AREA, 15, 7, 6),
            trim=CREAM,
            collar="fan",
        ),
        Figure(
            head=Face(
                nose="hooked",
                hair="short",
                hair_dye=OCHRE,
                beard="full",
                moustache="curled",
                brow="bushy",
            ),
            hat=lambda d: hats.low_crown(d, OCHRE, BRONZE),
            thing=things.axe,
            grip=152,
            dress=BRONZE,
            charge=WHITE,
            sleeve=OCHRE,
            pattern=chevrons(154, 106, 200, 40, 16),
            trim=GOLD,
            build="stout",
            flip=True,
        ),
    ),
    (
        Figure(
            head=Face(nose="bulb", chin="double", hair="fringe", beard="jaw", brow="bushy"),
            hat=lambda d: things.clover_hat(d, WHITE, BLACK),
            thing=things.cudgel,
            grip=161,
            dress=BLACK,
            charge=WHITE,
            sleeve=BLACK,
            pattern=bars(AREA, 14, 6, 10),
            trim=CREAM,
            build="stout",
            flip=True,
        ),
        Figure(
            head=Face(
                nose="small",
                hair="bob",
                brow="raised",
                eye="wide",
                forehead="high",
                rouge=True,
            ),
            hat=lambda d: things.veiled_crown(d, OCHRE, WHITE),
            thing=things.clover,
            grip=162,
            dress=WHITE,
            charge=BLACK,
            sleeve=BLACK,
            pattern=lozenges(AREA, 16, 16, 0.45),
            trim=CREAM,
            collar="kerchief",
            build="slim",
            flip=True,
        ),
        Figure(
            head=Face(
                nose="hooked",
                hair="long",
                hair_dye=WHITE,
                beard="forked",
                moustache="walrus",
                brow="bushy",
                old=True,
            ),
            hat=lambda d: hats.spiked_crown(d, OCHRE, BLACK),
            thing=things.orb,
            grip=159,
            dress=BLACK,
            charge=WHITE,
            sleeve=BLACK,
            pattern=dots(AREA, 17, 4),
            trim=CREAM,
            collar="chain",
        ),
    ),
)
"""J, Q and K by suit, in the order of the Latin suits: spades, hearts, diamonds, clubs. Each wears
the colour that the Latin suit has, with cream and ink, since at 40 pixels a court is told by it;
gold is small outside diamonds, and spades have silver in its place."""
