"""Who are the four re? Denari and coppe sit on thrones, spade and bastoni stand."""

from __future__ import annotations

from typing import Final

from cicera.art import hats
from cicera.art.fronts import Mien, front
from cicera.art.heads import Face, profile
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, VERMILION, WHITE, Drawing
from cicera.art.parts import cuff, fist, gem, hip_hand, shoe
from cicera.art.paths import blob, box, circle, limb, line, lozenge, mirrored, poly
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
        "74,122! 126,122! 138,150 140,190 150,222 160,270 "
        "165,332! 35,332! 40,270 50,222 60,190 62,150"
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
    drawing.part(mirrored(upper), VERMILION.light)
    _ermine(drawing)
    with drawing.moved(100, 122):
        front(drawing, BANKER)
        hats.crown(drawing, OCHRE, VERMILION)
    coin(drawing, 41, 123, 27)
    drawing.part(limb("54,187,24 45,173,19 41,163,15", ends="round"), VERMILION.light)
    drawing.part(limb("44.5,171,19 41,162,17"), OCHRE.light)
    fist(drawing, 40, 153, 0.92)
    drawing.part(limb("148,184,26 156,197,20 158.5,206,15", ends="round"), VERMILION.light)
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
    drawing.part(box(88, 324, 96, 16), INK)
    mantle = blob("104,120! 140,110! 162,132 170,180 172,246! 169,325! 120,325! 118,220")
    drawing.cloth(mantle, lozenges((119, 112, 176, 330), 18, 26, 0.5), OCHRE.light, AZURE.dark)
    robe = blob(
        "98,122! 132,120! 142,160 144,206 136,250 128,326! 52,330! 56,280 52,244 60,226 76,220! "
        "72,196 78,160"
    )
    hem = poly("40,318 92,318 92,340 40,340")
    shade = blob("150,226! 118,240 98,258 92,290 92,345! 150,345!")
    drawing.planes(robe, shade, VERMILION)
    folds = line("66,252 62,290 62,318") + line("80,256 77,290 78,318")
    drawing.stroke(folds + line("74,232 96,226 118,226"), INK, 1.4)
    drawing.clad(robe, Pattern(hem), OCHRE.light)
    drawing.part(shoe(88, 38, 328), AZURE.light)
    drawing.fill(blob("74,198! 104,206 143,196! 143,207! 104,217 74,210!"), OCHRE.light)
    drawing.stroke(line("74,198! 104,206 143,196!") + line("74,210! 104,217 143,207!"))
    _drinker(drawing)


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
    """A king in armour, full front, a great sword upright, a shield with a sword on it."""
    with drawing.moved(-5, 0):
        _warrior(drawing)
    drawing.part(limb("134,132,28 150,160,27 158,178,19", ends="round"), VERMILION.light)
    with drawing.moved(-5, 0):
        _ermine_collar(drawing)
        with drawing.moved(103, 118):
            front(drawing, WARRIOR)
            hats.great_crown(drawing, OCHRE, AZURE)
    _warrior_sword(drawing)


def _warrior(drawing: Drawing) -> None:
    """His mantle, armour and shield."""
    mantle = blob(
        "72,120! 128,120! 150,180 158,260 166,330! 130,322! 70,322! 36,330! 44,240 54,170"
    )
    drawing.part(mantle, VERMILION.dark)
    for flip in (False, True):
        with drawing.moved(206 if flip else 0, 0, flip=flip):
            leg = limb("88,236,30 84,268,25 83,290,24 82,330,14")
            drawing.planes(leg, blob("92,230! 88,280 88,340! 110,340! 110,230!"), AZURE)
            drawing.part(lozenge(84, 276, 10, 12), OCHRE.light)
            drawing.part(shoe(92, 50), INK)
    skirt = blob("76,186! 130,186! 142,238! 122,246! 103,240 84,246! 64,238!")
    drawing.cloth(skirt, stripes((62, 180, 146, 250), 14, 7), OCHRE.light, INK)
    trunk = blob(
        "72,122! 90,112! 116,112! 134,122! 140,150 132,184 132,194! 103,200 74,194! 74,184 66,150"
    )
    drawing.planes(trunk, blob("103,100! 104,210! 150,210! 150,100!"), AZURE)
    drawing.stroke(
        "M103,112L103,198M74,178Q103,190 132,178M72,150Q88,166 103,158Q118,166 134,150", CREAM, 1.5
    )
    drawing.part(blob("73,190! 103,198 133,190! 135,201! 103,210 71,201!"), OCHRE.light)
    gem(drawing, 103, 203, 6)
    _shield(drawing)


def _ermine_collar(drawing: Drawing) -> None:
    """A broad collar laid over shoulders and mail."""
    collar = blob(
        "72,122! 88,112! 118,112! 134,122! 150,136 154,154! 138,158 126,152! 103,164 80,152! "
        "68,158 52,154! 56,136"
    )
    drawing.part(collar, CREAM)
    tails = ((62, 141), (75, 139), (89, 146), (103, 150), (117, 146), (131, 139), (144, 141))
    drawing.fill("".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in tails), INK)


def _shield(drawing: Drawing) -> None:
    """An azure shield, a light sword on it, and the hand that holds it by its upper edge."""
    drawing.part(limb("74,132,30 54,158,28 52,186,20", ends="round"), VERMILION.light)
    drawing.part(limb("52,182,18 50,204,15", ends="round"), AZURE.light)
    shield = blob("20,214! 49,209 78,214! 78,260 67,288 49,306! 31,288 20,260")
    drawing.part(shield, CREAM)
    drawing.part(blob("26,220! 49,216 72,220! 72,258 63,282 49,297! 35,282 26,258"), AZURE.light)
    drawing.fill(poly("44,270 44,236 49,226 54,236 54,270") + box(46, 270, 6, 17), CREAM)
    drawing.fill(box(34, 266, 30, 6), OCHRE.light)
    hip_hand(drawing, 58, 207, flip=False, turn=-10)


def _warrior_sword(drawing: Drawing) -> None:
    """A great sword held upright, clear of the crown, and the hand on its grip."""
    x = 164
    blade = poly(f"{x - 10},150 {x - 10},44 {x},16 {x + 10},44 {x + 10},150")
    drawing.planes(blade, box(x, 10, 20, 150), AZURE)
    drawing.stroke(f"M{x},46L{x},138", CREAM, 2.4)
    drawing.part(box(x - 23, 148, 46, 9), OCHRE.light)
    drawing.part(box(x - 5, 157, 10, 42), VERMILION.light)
    drawing.part(circle(x, 203, 9), OCHRE.light)
    fist(drawing, x, 177, 0.95, flip=True)


def re_bastoni(drawing: Drawing) -> None:
    """An old king on his feet, who holds a staff up before him with both hands."""
    mantle = blob("104,116! 138,114! 160,160 170,230 181,332! 152,337! 124,337! 112,240")
    drawing.cloth(mantle, lozenges((92, 118, 190, 340), 20, 30, 0.55), CREAM, INK)
    drawing.part(shoe(138, 102, 326), VERMILION.dark)
    drawing.part(shoe(100, 66, 326), VERMILION.light)
    robe = blob("92,120! 128,118! 134,170 130,240 136,328! 77,328! 80,260 82,200 82,150")
    drawing.planes(robe, blob("112,110! 106,200 114,340! 150,340! 150,110!"), OCHRE)
    drawing.stroke(line("92,220 90,280 89,318") + line("102,262 99,290 98,318"), INK, 1.4)
    drawing.part(blob("77,317! 104,322 135,317! 137,328! 104,333 75,328!"), VERMILION.light)
    drawing.part(blob("81,196! 104,204 132,196! 132,207! 104,215 80,207!"), INK)
    baton(drawing, 38, 188, 0, 122, 12.5, VERMILION)
    drawing.part(limb("96,136,26 76,166,21 54,177,15"), VERMILION.light)
    fist(drawing, 40, 175, 0.95)
    drawing.part(blob("82,190! 96,196! 112,236! 110,256! 92,242 80,214!"), AZURE.light)
    drawing.part(limb("96,206,16 72,206,13 50,204,12"), CREAM)
    sleeve = blob(
        "118,120! 140,122 150,142 144,176 126,216 110,256! 106,226 98,204 82,190! 102,166"
    )
    drawing.part(sleeve, VERMILION.light)
    collar = blob("88,124! 108,112! 134,110! 150,126 150,148! 120,156 94,146!")
    drawing.part(collar, CREAM)
    drawing.fill("".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in
                         ((124, 136), (137, 134))), INK)  # fmt: skip
    with drawing.moved(106, 110):
        profile(drawing, ELDER)
        with drawing.moved(1, 4, 1.08):
            hats.spiked_crown(drawing, OCHRE, VERMILION)
    fist(drawing, 40, 204, 0.98)
