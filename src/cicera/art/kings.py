"""Who are the four re? Each sits on a throne of his own, two full front and two in profile."""

from __future__ import annotations

from typing import Final

from cicera.art import hats
from cicera.art.fronts import Mien, front
from cicera.art.heads import Face, profile
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, VERMILION, WHITE, Drawing
from cicera.art.parts import cuff, fist, gem, hip_hand, shoe
from cicera.art.paths import Data, blob, box, circle, limb, line, lozenge, place, poly
from cicera.art.patterns import Pattern, bars, lozenges, stripes
from cicera.art.pips import baton, chalice, coin

BANKER: Final = Mien(beard="king")
WARRIOR: Final = Mien(hair="bob", hair_dye=VERMILION, beard="short", look=3)
DRINKER: Final = Face(
    nose="bulb", chin="double", eye="shut", brow="bushy", hair="fringe", hair_dye=WHITE,
    beard="round", moustache="walrus", old=True,
)  # fmt: skip
ELDER: Final = Face(
    nose="hooked", brow="bushy", hair="long", hair_dye=WHITE, beard="long", moustache="walrus",
    old=True,
)  # fmt: skip


def re_denari(drawing: Drawing) -> None:
    """Seated full front on an azure throne: one hand lifts a coin, the other rests on the arm."""
    _throne(drawing)
    mantle = (
        "74,122! 126,122! 138,150 147,190 153,222 160,270 "
        "165,332! 35,332! 40,270 47,222 53,190 62,150"
    )
    drawing.part(blob(mantle), VERMILION.dark)
    tunic = blob("78,124! 122,124! 126,190 130,240 134,332! 66,332! 70,240 74,190")
    brocade = lozenges((73, 166, 126, 170), 18, 26, 0.58).data
    brocade += lozenges((82, 205, 117, 320), 18, 26, 0.58).data
    drawing.cloth(tunic, Pattern(brocade), OCHRE.light, INK)
    for flip in (False, True):
        with drawing.moved(200 if flip else 0, 0, flip=flip):
            _seated_leg(drawing)
    drawing.part(box(73, 184, 54, 10), OCHRE.light)
    drawing.part(box(93, 182, 14, 14), VERMILION.light)
    upper = limb("66,140,34 48,172,36 51,186,28", ends="round")
    drawing.part(upper, VERMILION.light)
    lower = limb("134,140,34 151,169,35 148.5,185,24", ends="round")
    drawing.part(lower, VERMILION.light)
    _ermine(drawing)
    with drawing.moved(100, 122):
        front(drawing, BANKER)
        hats.crown(drawing, OCHRE, VERMILION)
    coin(drawing, 41, 123, 27)
    drawing.part(limb("54,187,24 45,173,19 41,163,15", ends="round"), VERMILION.light)
    drawing.part(limb("44.5,171,19 41,162,17"), OCHRE.light)
    fist(drawing, 40, 153, 0.92)
    drawing.part(limb("149,183,27 155,196,18 156.5,200,14", ends="round"), VERMILION.light)
    drawing.part(limb("155.5,199,18.5 158.5,207.5,16.5"), OCHRE.light)
    hip_hand(drawing, 157.5, 207.5, 1.12, flip=True, turn=44)


def _throne(drawing: Drawing) -> None:
    back = "M54,300L54,84A46 46 0 0 1 146,84L146,300Z"
    drawing.part(back, AZURE.light)
    drawing.clad(back, lozenges((57.8, 54, 146, 130), 21.1, 21, 0.34), CREAM)
    for x in (28, 157):
        post = box(x, 232, 15, 92)
        drawing.cloth(post, bars((x, 238, x + 15, 324), 12, 5), INK, OCHRE.light)
        drawing.part(circle(x + 7.5, 222, 9.5), AZURE.light)
    drawing.part(box(24, 322, 152, 18), INK)


def _seated_leg(drawing: Drawing) -> None:
    drawing.part(blob("78,194! 99,197! 97,218 92,238! 52,238! 54,214 62,200!"), VERMILION.dark)
    shin = blob("49,242! 53,229 74,225 91,230 96,243! 86,288 82,330! 46,330! 48,290")
    drawing.cloth(shin, Pattern(box(40, 316, 50, 9)), OCHRE.light, VERMILION.light)
    drawing.stroke(line("62,248 58,284 59,316") + line("78,256 73,288 71,316"), INK, 1.4)
    drawing.part(blob("84,330! 62,330! 53,335 49,340! 87,340!"), AZURE.light)


def _ermine(drawing: Drawing) -> None:
    cape = "70,122! 100,114! 130,122! 143,138 140,156! 124,164 100,168 76,164 60,156! 57,138"
    drawing.part(blob(cape), CREAM)
    tails = ((68, 136), (132, 136), (71, 149), (129, 149), (84, 153), (116, 153), (100, 155))
    drawing.fill("".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in tails), INK)


def re_coppe(drawing: Drawing) -> None:
    """A stout old king in profile on a high-backed seat, who rests a chalice on his knee."""
    drawing.cloth(box(166, 96, 16, 230), bars((160, 104, 190, 330), 14, 6), INK, OCHRE.light)
    drawing.part(circle(174, 86, 10), VERMILION.light)
    _drinkers_seat(drawing)
    mantle = blob("104,120! 140,110! 162,132 170,180 173,240! 168,262! 128,264! 118,220")
    drawing.cloth(mantle, lozenges((119, 112, 176, 330), 18, 26, 0.5), OCHRE.light, AZURE.dark)
    robe = blob(
        "98,122! 132,120! 142,160 146,206 144,244 134,264! 112,264 103,276! 100,300 102,329! "
        "52,330! 56,280 52,244 60,226 76,220! 72,196 78,160"
    )
    shade = blob("150,230! 118,238 96,256 88,284 87,345! 150,345!")
    drawing.planes(robe, shade, VERMILION)
    folds = line("66,252 62,290 62,318") + line("80,256 77,290 78,318")
    drawing.stroke(folds + line("74,232 96,226 118,226"), INK, 1.4)
    drawing.part(shoe(96, 62, 328), AZURE.dark)
    drawing.part(shoe(84, 38, 328), AZURE.light)
    drawing.part(blob("53,318! 77,322 101,317! 103,329! 77,333 51,330!"), OCHRE.light)
    drawing.fill(blob("74,198! 104,206 143,196! 143,207! 104,217 74,210!"), OCHRE.light)
    drawing.stroke(line("74,198! 104,206 143,196!") + line("74,210! 104,217 143,207!"))
    _drinker(drawing)


def _drinkers_seat(drawing: Drawing) -> None:
    """A cushion on a gold chest of two arches, and the step it stands on."""
    drawing.part(box(96, 272, 70, 54), OCHRE.light)
    for x in (118, 146):
        drawing.part(f"M{x - 9},326L{x - 9},300A9 9 0 0 1 {x + 9},300L{x + 9},326Z", VERMILION.dark)
    drawing.part(blob("98,262! 164,262! 169,267.5 164,273! 98,273! 93,267.5"), CREAM)
    drawing.part(box(88, 324, 96, 16), INK)


def _drinker(drawing: Drawing) -> None:
    """The upper half of the re of coppe."""
    drawing.part(limb("132,142,34 128,172,34 114,198,27 90,207,19 68,203,14"), AZURE.light)
    drawing.stroke(line("101,190 107,195 109,203"), INK, 1.4)
    collar = blob("92,122! 110,112! 138,112! 152,132 148,150! 122,158 96,152 84,138!")
    drawing.part(collar, CREAM)
    spots = ((100, 136), (114, 143), (130, 142), (140, 130))
    drawing.fill("".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in spots), INK)
    with drawing.moved(116, 110):
        profile(drawing, DRINKER)
        hats.leafed_crown(drawing, OCHRE, VERMILION)
    chalice(drawing, 46, 196, 1.1)
    cuff(drawing, 66, 203, 10, OCHRE)
    fist(drawing, 48, 200, 0.95, turn=20)


def re_spade(drawing: Drawing) -> None:
    """Enthroned in armour, knees apart: a great sword upright, a shield with a sword on it."""
    _high_seat(drawing)
    _shield(drawing)
    _warrior(drawing)
    drawing.part(limb("70,138,32 48,166,28 41,190,21", ends="round"), VERMILION.light)
    drawing.part(limb("42,184,19 38,208,15", ends="round"), AZURE.light)
    hip_hand(drawing, 39, 209, 1, turn=-50)
    drawing.part(limb("126,138,32 149,168,28 159,196,20", ends="round"), VERMILION.light)
    _ermine_collar(drawing)
    with drawing.moved(98, 124):
        front(drawing, WARRIOR)
        hats.great_crown(drawing, OCHRE, AZURE)
    _warrior_sword(drawing)


def _high_seat(drawing: Drawing) -> None:
    """A straight throne with a peaked back between two gold finials."""
    back = "M48,330L48,94L96,64L144,94L144,330Z"
    drawing.cloth(back, lozenges((50, 88, 150, 140), 19.2, 26, 0.62), AZURE.light, CREAM)
    for x in (41.5, 139.5):
        drawing.part(box(x, 86, 10, 244), OCHRE.light)
        drawing.part(lozenge(x + 4.5, 69, 6.5, 14), OCHRE.light)
        drawing.part(box(x - 1.5, 82, 13, 7), AZURE.light)
    drawing.part(box(34, 327, 128, 13), OCHRE.light)


def _warrior(drawing: Drawing) -> None:
    """His mantle, which hangs over the seat, his armour and his legs."""
    mantle = blob("70,122! 126,122! 146,150 150,200 152,250 148,327! 48,327! 44,250 46,200 50,150")
    drawing.part(mantle, VERMILION.dark)
    lap = blob("78,190! 118,190! 130,240 128,284! 98,292 68,284! 66,240")
    drawing.cloth(lap, stripes((77, 200, 130, 290), 14, 7), OCHRE.light, INK)
    drawing.part(blob("67,276! 98,284 129,276! 128,286! 98,294 68,286!"), OCHRE.light)
    for flip in (False, True):
        with drawing.moved(196 if flip else 0, 0, flip=flip):
            _armoured_leg(drawing)
    trunk = blob(
        "67,124! 85,114! 111,114! 129,124! 135,152 127,184 127,196! 98,202 69,196! 69,184 61,152"
    )
    drawing.planes(trunk, blob("98,100! 99,212! 145,212! 145,100!"), AZURE)
    drawing.stroke(
        "M98,114L98,200M68,180Q98,192 127,180M67,152Q83,168 98,160Q113,168 129,152", CREAM, 1.5
    )
    drawing.part(blob("68,192! 98,200 128,192! 130,203! 98,212 66,203!"), OCHRE.light)
    gem(drawing, 98, 205, 6)


def _armoured_leg(drawing: Drawing) -> None:
    """A thigh that spreads to the side, the knee's gold cap, a greave, a shoe turned out."""
    drawing.part(shoe(74, 34), INK)
    greave = blob("43,256! 77,258! 78,280 74,304 74,330! 52,330! 50,304 42,278")
    drawing.planes(greave, blob("61,240! 61,280 63,340! 90,340! 90,240!"), AZURE)
    thigh = blob("70,199! 86,204! 88,222 82,240 78,262! 58,272 40,258! 38,240 50,214")
    drawing.planes(thigh, blob("82,190! 78,220 64,240 61,280! 110,280! 110,190!"), AZURE)
    cap = poly("38,252 60,231 80,253 61,284")
    drawing.planes(cap, box(60.5, 220, 30, 80), OCHRE)


def _ermine_collar(drawing: Drawing) -> None:
    """A broad collar laid over shoulders and mail."""
    collar = blob(
        "67,126! 83,116! 113,116! 129,126! 145,140 149,158! 133,162 121,156! 98,168 75,156! "
        "63,162 47,158! 51,140"
    )
    drawing.part(collar, CREAM)
    tails = ((57, 145), (70, 143), (84, 150), (98, 154), (112, 150), (126, 143), (139, 145))
    drawing.fill("".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in tails), INK)


def _shield(drawing: Drawing) -> None:
    """An azure shield, a light sword on it, leaning against the throne."""

    def at(data: Data) -> Data:
        return place(data, 36, 282, turn=4)

    drawing.part(at(blob("-23,-56! 0,-61 23,-56! 22,-10 14,30 0,55! -14,30 -22,-10")), CREAM)
    drawing.part(at(blob("-18,-51! 0,-55 18,-51! 17,-10 11,26 0,46! -11,26 -17,-10")), AZURE.light)
    blade = poly("-11,14 -11,-30 -6,-40 -1,-30 -1,14") + box(-8.5, 14, 5, 16)
    drawing.fill(at(blade), CREAM)
    drawing.fill(at(box(-17, 10, 22, 6)), OCHRE.light)


def _warrior_sword(drawing: Drawing) -> None:
    """A great sword held upright, clear of the crown, and the hand on its grip."""
    x = 166.5
    blade = poly(f"{x - 10},172 {x - 10},52 {x},24 {x + 10},52 {x + 10},172")
    drawing.planes(blade, box(x, 18, 20, 160), AZURE)
    drawing.stroke(f"M{x},54L{x},160", CREAM, 2.4)
    drawing.part(box(x - 18.5, 170, 37, 9), OCHRE.light)
    drawing.part(box(x - 5, 179, 10, 42), VERMILION.light)
    drawing.part(circle(x, 225, 9), OCHRE.light)
    fist(drawing, x, 199, 0.95, flip=True)


def re_bastoni(drawing: Drawing) -> None:
    """An old king in profile, seated, who holds a staff up before him with both hands."""
    with drawing.moved(204, 0, flip=True):
        _elders_seat(drawing)
        _elders_robe(drawing)
        baton(drawing, 33, 176, 0, 122, 12.5, VERMILION)
        drawing.part(limb("100,138,26 76,164,21 50,172,15"), VERMILION.light)
        fist(drawing, 35, 168, 0.95)
        drawing.part(blob("88,200! 104,206! 122,232! 120,250! 98,240 86,216!"), AZURE.light)
        drawing.part(limb("114,206,17 76,203,13 46,200,12"), CREAM)
        sleeve = blob(
            "118,122! 140,124 152,144 148,178 132,214 120,250! 112,224 102,206 86,192! 104,168"
        )
        drawing.part(sleeve, VERMILION.light)
        collar = blob("90,126! 110,114! 136,112! 152,128 152,150! 122,158 96,148!")
        drawing.part(collar, CREAM)
        tails = ((126, 138), (139, 136))
        drawing.fill(
            "".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in tails), INK
        )
        with drawing.moved(108, 112):
            profile(drawing, ELDER)
            with drawing.moved(1, 4, 1.08):
                hats.spiked_crown(drawing, OCHRE, VERMILION)
        fist(drawing, 35, 200, 0.98)


def _elders_seat(drawing: Drawing) -> None:
    """A throne from the side, its tall back and its seat in black and white, a gold post behind."""
    side = "M148,118C148,98 160,88 176,86L176,328L90,328L90,246L148,246Z"
    drawing.cloth(side, lozenges((95, 68, 190, 340), 18, 26, 0.6), CREAM, INK)
    drawing.part(box(172, 82, 11, 246), OCHRE.light)
    drawing.part(circle(177.5, 73, 9.5), VERMILION.light)
    drawing.part(box(84, 326, 102, 14), OCHRE.light)


def _elders_robe(drawing: Drawing) -> None:
    """His shoes, the robe over lap and shins, and the mantle that falls behind the seat."""
    drawing.part(shoe(96, 62, 326), VERMILION.dark)
    drawing.part(shoe(78, 40, 326), VERMILION.light)
    robe = blob(
        "96,122! 130,120! 144,150 150,200 146,240! 120,248 100,250! 96,280 98,328! 52,328! "
        "56,284 52,246 60,226 80,216! 82,190 84,156"
    )
    shade = blob("120,110! 128,180 116,226 96,240 86,262 84,340! 160,340! 160,110!")
    drawing.planes(robe, shade, OCHRE)
    drawing.stroke(line("66,252 64,290 63,317") + line("78,256 76,290 76,317"), INK, 1.4)
    drawing.part(blob("52,317! 76,321 98,317! 99,328! 76,332 50,328!"), VERMILION.light)
    mantle = blob("124,128! 150,132 160,180 164,240 160,274! 146,270 134,262! 118,250 116,200")
    drawing.planes(mantle, blob("150,120! 148,200 152,290! 180,290! 180,120!"), AZURE)
