"""Who are the four cavalli? A captain, a gallant, a traveller and a youth with a staff.

All are drawn riding to the left; those who ride to the right are mirrored.
"""

from __future__ import annotations

from typing import Final

from cicera.art import hats, horses
from cicera.art.heads import Face, profile
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, SKIN, VERMILION, WHITE, Colour, Drawing, Dye
from cicera.art.parts import cuff, fist
from cicera.art.paths import Data, blob, limb, line
from cicera.art.patterns import Pattern, bars, chevrons, lozenges, stripes
from cicera.art.pips import baton, chalice, coin

CAPTAIN: Final = Face(hair="short", beard="goatee", moustache="plain")
GALLANT: Final = Face(
    nose="long", chin="sharp", brow="raised", hair="curls", moustache="curled", smile=1
)
TRAVELLER: Final = Face(
    nose="hooked", brow="stern", hair="short", beard="forked", moustache="plain"
)
YOUTH: Final = Face(
    nose="small", chin="strong", eye="wide", hair="blown", hair_dye=VERMILION, forehead="high"
)
_TRUNK: Final = blob("98,120! 112,112! 132,114! 139,122! 140,156 136,198! 116,204 100,194! 95,152")
_SKIRT: Final = blob("94,224! 92,212 100,192! 118,199 138,195! 152,217! 132,230 114,222!")
_CLOTH: Final = blob("106,200! 124,204 152,217! 150,246 138,276! 108,264 82,248! 92,226")
_HOUSING: Final = blob("92,194! 118,206 146,202! 151,236 149,267! 114,275 78,264! 82,226")
_BORDER: Final = Pattern("M74,257L114,267L156,259", 4)


def cavallo_spade(drawing: Drawing) -> None:
    """A captain on a black horse that rears, sabre raised, riding to the right."""
    with drawing.moved(200, 0, flip=True):
        cape = blob(
            "114,112! 136,108! 152,140 180,160 186,184! 176,180 172,198! 160,194 150,210! 122,206!"
        )
        drawing.part(cape, AZURE.light)
        horses.rearing(drawing, INK, AZURE.light, OCHRE.light)
        _saddle(drawing, _CLOTH, VERMILION.light, lozenges((116, 203, 148, 270), 15, 22, 0.62))
        drawing.cloth(_TRUNK, chevrons(117, 104, 204, 26), AZURE.light, CREAM)
        _leg(drawing, OCHRE.light, INK, OCHRE.light)
        pleats = Pattern("M104,190L97,232M113,190L109,232M122,190L123,232M131,190L138,232", 4)
        drawing.cloth(_SKIRT, pleats, OCHRE.light, VERMILION.light)
        with drawing.moved(116, 106, 0.95):
            profile(drawing, CAPTAIN)
            hats.morion(drawing, OCHRE, VERMILION)
        drawing.part(blob("98,118! 116,124 134,112! 130,107! 112,114 98,108!"), VERMILION.light)
        _rein_arm(drawing, "M84,176L54,162", VERMILION)
        _sabre(drawing)


def _sabre(drawing: Drawing) -> None:
    blade = blob("158,88! 160,66 155,46 141,30 116,17! 147,19 167,38 173,62 171,88!")
    drawing.part(blade, AZURE.light)
    drawing.stroke(line("166.5,85 168,64 160,43 140,26"), CREAM, 1.6)
    drawing.part(limb("134,128,23 158,122,19 165,106,13"), VERMILION.light)
    hilt = "150,85! 178,85! 178,90! 174,90! 179,102 172,116! 168,113! 172,102 168,90! 150,90!"
    drawing.part(blob(hilt), OCHRE.light)
    fist(drawing, 164, 99, 0.9)


def cavallo_coppe(drawing: Drawing) -> None:
    """A gallant on a golden horse that walks, offering a cup, riding to the left."""
    cape = blob("112,112! 136,110! 152,150 164,180 172,222! 158,230 140,228! 118,206!")
    drawing.part(cape, INK)
    drawing.stroke(line("138,130 148,170 156,220") + line("128,132 136,180 146,222"), CREAM, 1.4)
    horses.walking(drawing, OCHRE, INK, VERMILION.light)
    _saddle(drawing, _HOUSING, VERMILION.light, _BORDER)
    drawing.cloth(_TRUNK, stripes((90, 106, 144, 206), 13, 6), CREAM, VERMILION.light)
    _long_leg(drawing, AZURE.light, INK, VERMILION.light)
    drawing.part(_SKIRT, AZURE.light)
    with drawing.moved(116, 104, 0.95):
        profile(drawing, GALLANT)
        hats.broad(drawing, VERMILION, WHITE)
    drawing.part(blob("92,112! 104,124 134,122! 144,112! 132,104 116,112 100,102!"), CREAM)
    chalice(drawing, 42, 104, 0.86)
    drawing.part(limb("108,122,25 92,139,25 73,144,20 57,135,15 47,118,12"), AZURE.light)
    cuff(drawing, 52, 126, 60, OCHRE, 8)
    fist(drawing, 42, 104, 0.9)
    _rein_hand(drawing, AZURE, "M100,186L44,196")


def cavallo_denari(drawing: Drawing) -> None:
    """A traveller in a turban on a dappled grey horse that trots, riding to the right."""
    with drawing.moved(200, 0, flip=True):
        tail = blob("134,190! 150,206 166,236 170,262! 150,270 130,262! 120,220!")
        horses.trotting(drawing, Dye(WHITE.dark, INK), INK, OCHRE.light)
        _saddle(drawing, _HOUSING, INK, _BORDER)
        drawing.cloth(tail, stripes((112, 180, 184, 280), 15, 7, 30), VERMILION.light, CREAM)
        _long_leg(drawing, OCHRE.light, VERMILION.light, OCHRE.light, wide=6)
        drawing.cloth(_SKIRT, stripes((86, 186, 156, 236), 15, 7), VERMILION.light, CREAM)
        drawing.part(_TRUNK, VERMILION.light)
        drawing.fill(blob("96,184! 116,194 138,186! 138,198! 116,206 97,197!"), INK)
        vest = blob("120,110! 140,112 150,140 150,196 142,202! 128,206! 122,160!")
        drawing.cloth(vest, lozenges((118, 112, 152, 206), 15, 22, 0.55), OCHRE.light, INK)
        with drawing.moved(116, 106, 0.95):
            profile(drawing, TRAVELLER)
            hats.turban(drawing, WHITE, AZURE)
        _rein_hand(drawing, VERMILION, "M100,186L78,174L34,168")
        coin(drawing, 45, 66, 28)
        drawing.part(limb("73,135,16 59,124,13 49,106,11", ends="round"), SKIN.light)
        drawing.part(limb("106,126,24 86,141,24 69,131,18"), VERMILION.light)
        fist(drawing, 45, 95, 0.86)


def cavallo_bastoni(drawing: Drawing) -> None:
    """A youth with a band in his hair on a red horse that leaps, riding to the left."""
    horses.leaping(drawing, VERMILION, INK, OCHRE.light)
    _saddle(drawing, _HOUSING, OCHRE.light, bars((70, 184, 164, 290), 14, 6, 16))
    drawing.cloth(_TRUNK, lozenges((94, 112, 144, 206), 17, 25, 0.5), CREAM, INK)
    _long_leg(drawing, AZURE.light, CREAM, INK)
    drawing.part(_SKIRT, INK)
    drawing.stroke("M104,198L99,222M115,200L112,222M126,199L128,224", CREAM, 1.4)
    with drawing.moved(104, 108, 0.95):
        profile(drawing, YOUTH)
        hats.headband(drawing, AZURE)
    drawing.part(blob("92,114! 110,124 132,114! 128,108! 110,116 96,106!"), OCHRE.light)
    _rein_arm(drawing, "M84,178L34,192", AZURE)
    baton(drawing, 167, 84, 6, 56, 15, AZURE)
    drawing.part(limb("134,128,25 152,137,23 162,121,16"), AZURE.light)
    fist(drawing, 165, 105, 0.92, turn=6)


def _saddle(drawing: Drawing, shape: Data, colour: Colour, pattern: Pattern) -> None:
    horses.saddle_cloth(drawing, shape, colour)
    drawing.clad(shape, pattern, CREAM)


def _leg(drawing: Drawing, hose: Colour, boot: Colour, stirrup: Colour) -> None:
    drawing.stroke("M90,240L96,286", stirrup, 3)
    drawing.part(limb("122,214,26 98,230,25 104,258,18 107,286,12"), hose)
    drawing.cut(blob("98,272! 117,272! 115,294 110,302! 80,302! 84,295 98,292!"), colour=boot)
    drawing.stroke("M87,304L108,304L96,286Z", stirrup, 3)


def _long_leg(
    drawing: Drawing, hose: Colour, boot: Colour, stirrup: Colour, *, wide: float = 0
) -> None:
    """A leg that grips a broad flank: the thigh forward, a clear knee, the shin upright."""
    drawing.stroke("M79,240L85,283", stirrup, 3)
    thigh, knee, shin = 36 + wide, 25 + wide, 19 + wide
    drawing.part(
        limb(f"122,214,{thigh - 9} 100,226,{knee + 3} 90,238,{knee} 93,260,{shin} 96,278,14"), hose
    )
    drawing.part(blob("84,262! 108,262! 106,287 101,298! 69,298! 73,290 87,286!"), boot)
    drawing.stroke("M79,301L99,301L87,283Z", stirrup, 3)


def _rein_arm(drawing: Drawing, rein: Data, sleeve: Dye) -> None:
    drawing.stroke(rein, OCHRE.light, 2.5, butt=True)
    drawing.part(limb("106,132,22 91,152,19 86,170,12"), sleeve.light)
    fist(drawing, 84, 174, 0.85)


def _rein_hand(drawing: Drawing, sleeve: Dye, rein: Data) -> None:
    """The farther arm, hanging behind, its hand on the reins by the thigh."""
    drawing.stroke(rein, OCHRE.light if sleeve == VERMILION else VERMILION.light, 2.5, butt=True)
    drawing.part(limb("138,170,15 122,180,12 112,182,10", ends="round"), sleeve.dark)
    drawing.part(limb("134,126,24 146,154,23 132,174,17"), sleeve.light)
    fist(drawing, 108, 182, 0.8, turn=60)
