"""Who are the four fanti? Each on his feet: a page with a dog, a soldier, a clerk, a woodman."""

from __future__ import annotations

from typing import Final

from cicera.art import hats
from cicera.art.beasts import dog
from cicera.art.heads import Face, profile
from cicera.art.ink import AZURE, BLACK, CREAM, INK, OCHRE, SKIN, VERMILION, Drawing
from cicera.art.parts import cuff, fist, hip_hand, shoe
from cicera.art.paths import blob, box, circle, limb, line, lozenge, poly
from cicera.art.patterns import bars, chevrons, dots, fan, stripes
from cicera.art.pips import baton, chalice, coin

PAGE: Final = Face(smile=1.8)
SOLDIER: Final = Face(
    nose="broken", chin="strong", brow="stern", hair="short", hair_dye=VERMILION,
    moustache="curled",
)  # fmt: skip
CLERK: Final = Face(
    nose="snub", chin="weak", eye="wide", brow="raised", hair="page", hair_dye=OCHRE, smile=2
)
WOODMAN: Final = Face(
    nose="bulb", chin="double", brow="bushy", hair="fringe", beard="full", moustache="walrus",
)  # fmt: skip


def fante_coppe(drawing: Drawing) -> None:
    """Il fante cagnì: a page who holds up a chalice while a dog climbs his right leg."""
    cape = blob("92,106! 134,106! 160,170 178,288! 150,301 118,290!")
    drawing.planes(cape, blob("90,100! 134,106! 146,170 154,310! 90,310!"), VERMILION)
    far, near = (
        limb("122,222,31 127,258,25 127,282,20 131,304,21 129,332,11"),
        limb("96,222,32 86,258,26 84,280,20 81,302,21 84,332,11"),
    )
    far_shoe, near_shoe = shoe(121, 160), shoe(92, 52)
    drawing.silhouette(far, far_shoe)
    drawing.fill(far, AZURE.light)
    drawing.fill(far_shoe, VERMILION.light)
    drawing.silhouette(near, near_shoe)
    drawing.clad(near, bars((66, 236, 106, 346), 14, 6.5, -10), CREAM, base=VERMILION.light)
    drawing.fill(near_shoe, AZURE.light)
    skirt = blob("90,168! 132,168! 142,198 151,229! 112,236 71,229! 80,198")
    squares = fan((87, 168, 135, 168), 8, 5, sag=7, bottom=(68, 230, 154, 230))
    drawing.cloth(skirt, squares, INK, CREAM)
    drawing.part(blob("71,229! 112,236 151,229! 153,236! 112,244 69,236!"), OCHRE.light)
    trunk = blob("84,110! 96,103! 120,103! 136,110! 138,138 132,174! 111,178 90,174! 82,138")
    drawing.cloth(trunk, chevrons(111, 96, 178, 30, 15), OCHRE.light, VERMILION.light)
    drawing.fill(blob("89,170! 111,175 133,170! 134,178! 111,183 88,178!"), INK)
    drawing.fill(box(106, 171, 10, 12), OCHRE.light)
    _page_arms_and_head(drawing)
    dog(drawing, VERMILION.light)


def _page_arms_and_head(drawing: Drawing) -> None:
    drawing.part(limb("160,156,19 151,173,15 139,181,12", ends="round"), AZURE.light)
    hip_hand(drawing, 142, 181)
    drawing.part(poly("141,172 147,176 144,189 138,186"), OCHRE.light)
    upper = limb("132,117,20 150,136,27 164,158,17")
    drawing.cloth(upper, bars((120, 80, 178, 170), 11, 5, 30), CREAM, AZURE.light)
    with drawing.moved(110, 97):
        profile(drawing, PAGE)
        hats.beret(drawing, VERMILION, OCHRE)
    drawing.part(blob("96,104! 112,112 130,103! 128,98! 112,104 98,98!"), CREAM)
    chalice(drawing, 47, 104)
    drawing.part(limb("55,150,19 49,130,15 51,113,12", ends="round"), AZURE.light)
    sleeve = limb("90,118,21 70,136,27 52,150,18")
    drawing.cloth(sleeve, bars((36, 130, 102, 190), 11, 5, -34), CREAM, AZURE.light)
    fist(drawing, 47, 104)


def fante_spade(drawing: Drawing) -> None:
    """A soldier at ease, both feet apart, his great sword set on the ground before him."""
    cape = blob("64,112! 100,104! 96,180 82,262! 62,270 40,258! 50,190")
    drawing.planes(cape, blob("90,100! 74,180 62,280! 30,280! 40,110!"), BLACK)
    drawing.stroke(line("66,130 58,200 52,256") + line("78,150 72,210 66,262"), CREAM, 1.4)
    _soldier_legs(drawing)
    for x in (86, 122):
        bag = blob(
            f"{x - 20},190! {x + 20},190! {x + 27},214 {x + 17},244! {x - 17},244! {x - 27},214"
        )
        slashes = stripes((x - 26, 186, x + 28, 250), 13, 6)
        drawing.cloth(bag, slashes, OCHRE.light, VERMILION.light)
        drawing.part(box(x - 18, 240, 36, 8), OCHRE.light)
    trunk = blob(
        "78,112! 92,104! 116,104! 132,112! 138,140 132,176 136,196! 104,204 72,196! 76,176 70,140"
    )
    drawing.planes(trunk, blob("104,100! 110,150 104,210! 60,210! 60,100!"), AZURE)
    drawing.stroke("M104,110L104,202", CREAM, 1.5)
    drawing.stroke(line("74,172 104,182 134,172"), CREAM, 1.5)
    drawing.part(blob("72,192! 104,201 136,192! 138,202! 104,211 70,202!"), OCHRE.light)
    with drawing.moved(106, 99, flip=True):
        profile(drawing, SOLDIER)
        hats.bonnet(drawing, BLACK, AZURE)
    drawing.part(blob("88,106! 104,114 124,106! 122,99! 104,106 88,99!"), CREAM)
    _soldier_sword(drawing)


def _soldier_legs(drawing: Drawing) -> None:
    for leg, foot in (
        (limb("86,232,28 80,268,21 78,292,23 74,332,12"), shoe(86, 46)),
        (limb("122,232,28 130,268,21 133,292,23 136,332,12"), shoe(124, 166)),
    ):
        drawing.silhouette(leg, foot)
        drawing.fill(leg, INK)
        drawing.fill(foot, VERMILION.light)
    drawing.part(box(67, 264, 26, 7) + box(117, 264, 26, 7), OCHRE.light)


def _soldier_sword(drawing: Drawing) -> None:
    x = 167
    arm = limb("74,124,25 58,150,25 66,176,19")
    drawing.part(limb("62,168,17 72,180,14 84,188,12", ends="round"), AZURE.light)
    drawing.cloth(arm, bars((40, 116, 92, 200), 12, 6, 14), OCHRE.light, VERMILION.light)
    hip_hand(drawing, 82, 188, flip=True)
    blade = poly(f"{x - 9},190 {x + 9},190 {x + 8},320 {x},339 {x - 8},320")
    drawing.planes(blade, poly(f"{x},180 {x + 20},180 {x + 20},344 {x},344"), AZURE)
    drawing.stroke(f"M{x},204L{x},300", CREAM, 1.4)
    drawing.part(box(x - 5, 134, 10, 52), INK)
    drawing.stroke(f"M{x - 4},144L{x + 4},147M{x - 4},176L{x + 4},179", OCHRE.light, 2.5, butt=True)
    drawing.part(circle(x, 128, 9), OCHRE.light)
    guard = blob(f"{x - 21},182! {x - 11},187 {x},188 {x + 11},187 {x + 18},182! {x + 18},194! "
                 f"{x},197 {x - 21},194!")  # fmt: skip
    drawing.part(guard, OCHRE.light)
    drawing.part(limb("145,154,18 154,163,14 159,166,12", ends="round"), AZURE.light)
    upper = limb("128,120,26 143,138,26 151,158,19")
    drawing.cloth(upper, bars((112, 100, 172, 190), 12, 6, -14), OCHRE.light, VERMILION.light)
    fist(drawing, x, 162, 0.92, flip=True, turn=-8)


def fante_denari(drawing: Drawing) -> None:
    """A young clerk in a hood, on tiptoe, who looks up at the coin he lifts."""
    far, near = (
        limb("88,224,27 84,262,21 76,284,19 66,304,18 62,328,11"),
        limb("108,224,28 112,262,22 112,284,20 110,306,20 110,332,11"),
    )
    toe = blob("56,322! 70,324! 70,331 58,336 42,340! 42,336! 50,330!")
    heel = shoe(102, 142)
    drawing.silhouette(far, toe)
    drawing.fill(far, VERMILION.dark)
    drawing.fill(toe, INK)
    drawing.silhouette(near, heel)
    drawing.fill(near, VERMILION.light)
    drawing.fill(heel, INK)
    coat = blob(
        "80,114! 88,107! 114,106! 122,113! 126,150 120,178 136,244! 100,254 62,244! 78,178 74,150"
    )
    drawing.cloth(coat, stripes((60, 100, 140, 256), 20, 9), AZURE.light, CREAM)
    drawing.part(blob("62,238! 100,248 136,238! 139,248! 100,258 59,248!"), OCHRE.light)
    drawing.fill(blob("77,172! 98,178 121,172! 122,181! 98,187 76,181!"), INK)
    _clerk_arms_and_head(drawing)


def _clerk_arms_and_head(drawing: Drawing) -> None:
    drawing.part(blob("84,182! 104,184! 112,204 106,218 90,218 80,204!"), VERMILION.light)
    drawing.stroke(line("88,190 95,194 103,191"), INK, 1.5)
    drawing.fill(lozenge(95, 206, 4, 6), OCHRE.light)
    far = limb("84,126,21 58,146,24 60,168,18")
    drawing.part(limb("58,162,16 70,176,13 82,182,11", ends="round"), VERMILION.light)
    drawing.part(far, INK)
    hip_hand(drawing, 80, 182, flip=True, turn=6)
    with drawing.moved(98, 97, flip=True):
        profile(drawing, CLERK)
        hats.hood(drawing, VERMILION, AZURE)
    coin(drawing, 156, 62, 29)
    drawing.part(limb("150,124,15 155,110,13 157,98,11", ends="round"), VERMILION.light)
    drawing.part(
        blob("110,112! 126,114! 134,124 147,110! 160,120! 154,136 142,148 128,146 116,138!"), INK
    )
    fist(drawing, 157, 91, 0.86, flip=True)
    cape = "82,104 118,102 136,122 129,138 120,128 111,144 101,130 90,144 82,128 72,138 66,124"
    drawing.part(poly(cape), VERMILION.light)
    drawing.stroke("M69,122L82,122L91,136L101,123L111,136L120,121L132,122", OCHRE.light, 2.5)
    drawing.part(blob("84,106! 101,113 118,104! 117,98! 101,105 85,100!"), OCHRE.light)


def fante_bastoni(drawing: Drawing) -> None:
    """A woodman who strides away with a staff on his shoulder."""
    far = limb("120,226,34 138,262,27 146,280,22 162,306,18 168,318,14")
    far_boot = blob("144,296! 163,286! 176,306 181,318! 176,334 166,340! 152,340! 156,328 154,316!")
    near = limb("96,226,34 76,260,27 70,282,22 64,306,20 62,330,14")
    near_boot = blob("52,298! 76,301! 73,328 72,340! 26,340! 29,333 49,327!")
    drawing.silhouette(far, far_boot)
    drawing.fill(far, OCHRE.dark)
    drawing.fill(far_boot, VERMILION.dark)
    drawing.silhouette(near, near_boot)
    drawing.fill(near, OCHRE.light)
    drawing.fill(near_boot, VERMILION.light)
    _woodman_free_arm(drawing)
    smock = blob(
        "82,116! 96,108! 122,108! 138,118! 146,150 144,180 156,234! 112,248 68,238! 80,184 74,150"
    )
    drawing.cloth(smock, dots((60, 100, 160, 256), 20, 4), CREAM, AZURE.light)
    drawing.part(blob("68,232! 112,242 155,228! 158,237! 112,253 65,242!"), VERMILION.light)
    drawing.fill(blob("80,176! 112,186 144,174! 145,184! 112,196 79,186!"), INK)
    drawing.part(poly("112,184 122,184 128,222 116,214 108,224"), OCHRE.light)
    with drawing.moved(96, 104):
        profile(drawing, WOODMAN)
        hats.straw(drawing, OCHRE, AZURE)
    _woodman_club(drawing)


def _woodman_free_arm(drawing: Drawing) -> None:
    """The arm that swings back as he strides: shoulder, elbow, wrist and hand in one bow."""
    drawing.part(limb("162,172,17 170,188,15 171,207,12"), SKIN.light)
    fist(drawing, 169, 218, 0.88, turn=-94)
    drawing.part(limb("126,122,26 148,140,27 162,170,22"), CREAM)
    drawing.stroke(line("143,148 150,157 152,168"), INK, 1.4)
    cuff(drawing, 163, 174, 70, VERMILION, 12)


def _woodman_club(drawing: Drawing) -> None:
    baton(drawing, 100, 127, 46, 100, 21, VERMILION)
    drawing.part(limb("94,168,17 80,178,15 60,177,12", ends="round"), SKIN.light)
    drawing.part(limb("91,172,20 94,148,27 104,126,28", ends="tip"), CREAM)
    cuff(drawing, 91, 172, 99, VERMILION, 11)
    fist(drawing, 54, 173, 1.02, turn=46)
