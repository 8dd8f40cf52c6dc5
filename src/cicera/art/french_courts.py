"""Who are J, Q and K? Twelve people of their own."""

from __future__ import annotations

from typing import Final

from cicera.art import french_things as things
from cicera.art import hats
from cicera.art.french_figures import AREA, Figure, draw_figure
from cicera.art.fronts import Mien
from cicera.art.heads import Face
from cicera.art.ink import AZURE, BLACK, CREAM, INK, OCHRE, VERMILION, WHITE, Drawing
from cicera.art.patterns import bars, chequers, chevrons, dots, lozenges, stripes


def draw_court(drawing: Drawing, suit: int, rank: int) -> None:
    """The court of a French suit; ``rank`` is 0 for J, 1 for Q, 2 for K."""
    draw_figure(drawing, FIGURES[suit][rank])


FIGURES: Final[tuple[tuple[Figure, Figure, Figure], ...]] = (
    (
        Figure(
            head=Face(nose="long", chin="strong", hair="short", moustache="plain", brow="stern"),
            hat=lambda d: hats.morion(d, OCHRE, AZURE),
            thing=things.halberd,
            grip=151,
            dress=AZURE,
            pattern=chevrons(112, 112, 200, 50, 16),
            trim=CREAM,
            sleeve=VERMILION,
            flip=True,
        ),
        Figure(
            head=Mien(shape="narrow", hair="long", brow="arched", eye="keen", rouge=True, look=2),
            hat=lambda d: things.diadem(d, OCHRE, VERMILION),
            thing=things.thistle,
            grip=158,
            dress=BLACK,
            pattern=lozenges(AREA, 18, 26, 0.5),
            trim=CREAM,
            sleeve=AZURE,
            collar="open",
            build="slim",
        ),
        Figure(
            head=Mien(hair="square", beard="pointed", look=3),
            hat=lambda d: hats.crown(d, OCHRE, AZURE),
            thing=things.sword,
            grip=155,
            dress=VERMILION,
            pattern=stripes(AREA, 16, 7),
            trim=OCHRE.light,
            sleeve=AZURE,
            collar="ermine",
        ),
    ),
    (
        Figure(
            head=Face(nose="small", hair="curls", hair_dye=OCHRE, eye="wide", smile=2, chin="weak"),
            hat=lambda d: hats.beret(d, VERMILION, AZURE),
            thing=things.rose,
            grip=160,
            dress=OCHRE,
            pattern=bars(AREA, 15, 7),
            trim=VERMILION.light,
            sleeve=AZURE,
            collar="ruff",
            build="slim",
        ),
        Figure(
            head=Mien(
                shape="round",
                hair="curls",
                hair_dye=VERMILION,
                brow="mild",
                eye="wide",
                rouge=True,
                look=-2,
            ),
            hat=lambda d: things.small_crown(d, OCHRE, AZURE),
            thing=things.heart,
            grip=153,
            dress=AZURE,
            pattern=dots(AREA, 20, 4),
            trim=CREAM,
            sleeve=VERMILION,
            collar="plain",
        ),
        Figure(
            head=Mien(
                shape="round", hair="short", hair_dye=WHITE, beard="round", brow="mild", eye="shut"
            ),
            hat=lambda d: things.arched_crown(d, OCHRE, AZURE),
            thing=things.goblet,
            grip=162,
            dress=VERMILION,
            pattern=lozenges(AREA, 20, 30, 0.5),
            trim=OCHRE.light,
            sleeve=VERMILION,
            collar="mantle",
            build="stout",
        ),
    ),
    (
        Figure(
            head=Face(nose="snub", hair="page", hair_dye=VERMILION, brow="raised", smile=1),
            hat=lambda d: hats.slashed(d, AZURE, OCHRE),
            thing=things.coin_on_edge,
            grip=149,
            dress=VERMILION,
            pattern=chequers(AREA, 13),
            trim=CREAM,
            sleeve=OCHRE,
            flip=True,
        ),
        Figure(
            head=Face(
                nose="straight",
                hair="knot",
                hair_dye=OCHRE,
                brow="level",
                forehead="high",
                rouge=True,
            ),
            hat=lambda d: things.coronet(d, OCHRE, VERMILION),
            thing=things.mirror,
            grip=156,
            dress=OCHRE,
            pattern=stripes(AREA, 18, 8),
            trim=INK,
            sleeve=VERMILION,
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
            hat=lambda d: hats.low_crown(d, OCHRE, VERMILION),
            thing=things.axe,
            grip=152,
            dress=AZURE,
            pattern=chevrons(112, 112, 200, 50, 18),
            trim=OCHRE.light,
            sleeve=BLACK,
            build="stout",
            flip=True,
        ),
    ),
    (
        Figure(
            head=Face(nose="bulb", chin="double", hair="fringe", beard="jaw", brow="bushy"),
            hat=lambda d: hats.straw(d, OCHRE, VERMILION),
            thing=things.arrow,
            grip=161,
            dress=AZURE,
            pattern=bars(AREA, 14, 6, 10),
            trim=CREAM,
            sleeve=BLACK,
            build="stout",
        ),
        Figure(
            head=Mien(shape="narrow", hair="parted", brow="mild", eye="shut", rouge=True),
            hat=lambda d: things.veil_crown(d, OCHRE, VERMILION),
            thing=things.fan,
            grip=154,
            dress=VERMILION,
            pattern=lozenges(AREA, 16, 22, 0.45),
            trim=CREAM,
            sleeve=BLACK,
            collar="shawl",
            build="slim",
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
            hat=lambda d: hats.spiked_crown(d, OCHRE, AZURE),
            thing=things.orb,
            grip=159,
            dress=BLACK,
            pattern=dots(AREA, 22, 5),
            trim=OCHRE.light,
            sleeve=AZURE,
            collar="chain",
        ),
    ),
)
"""J, Q and K by suit, in the order of the Latin suits: spades, hearts, diamonds, clubs."""
