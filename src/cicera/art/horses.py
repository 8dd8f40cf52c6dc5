"""What do the cavalli ride? Four horses that look left: rearing, walking, trotting, leaping.

The rider is laid on top; his seat is about x 110, y 200.
"""

from __future__ import annotations

from cicera.art.ink import CREAM, INK, Colour, Drawing, Dye
from cicera.art.paths import Data, blob, circle, limb, line, place, poly


def rearing(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """On his hind legs, the fore legs folded in the air."""
    drawing.cut(limb("160,242,16 175,256,21 177,288,19 172,324,3"), colour=coat)
    drawing.cut(limb("66,222,24 40,246,14 42,262,9 52,272,8"), colour=coat)
    drawing.part(poly("46,268 57,266 62,279 47,283"), strap)
    drawing.cut(limb("132,262,38 112,288,18 122,312,11 112,332,9"), colour=coat)
    drawing.part(poly("106,330 118,330 121,340 99,340"), strap)
    body = blob(
        "66,180! 96,190 128,206 156,220 172,244 168,270 146,286 118,266 92,256 66,246 52,222 54,196"
    )
    neck = blob("106,210! 96,176 96,146 86,122! 76,113! 62,120! 60,146 52,176 50,200 56,222!")
    head = blob(
        "86,122! 88,134 80,152! 58,160 42,176! 32,180 23,173! 25,160 40,141 60,120! 72,112!"
    )
    ear = blob("66,120! 63,102! 72,106 78,117!")
    hind = limb("146,254,52 152,276,32 162,300,14 166,314,11 153,332,9", ends="round")
    drawing.cut(body, neck, head, ear, colour=coat)
    drawing.cut(hind, colour=coat)
    drawing.part(poly("146,330 159,330 162,340 138,340"), strap)
    fore = limb("82,226,36 58,220,24 40,209,17 27,206,14 24,222,10 30,240,8", ends="round")
    drawing.cut(fore, colour=coat)
    drawing.part(poly("24,238 35,236 40,249 25,253"), strap)
    crest = blob("76,112! 92,120 102,144 108,172! 97,168! 99,156! 90,153! 92,143! 83,139! 85,129!")
    drawing.part(crest, mane)
    drawing.stroke("M40,141L55,163M66,116L80,151M48,152L81,142", strap, 3, butt=True)
    drawing.fill(poly("55,134 63,129 62,136"), CREAM)
    drawing.fill(circle(29, 169, 1.4), CREAM)
    drawing.stroke(line("51,204 76,222 104,228"), strap, 4, butt=True)


def walking(drawing: Drawing, coat: Dye, mane: Colour, strap: Colour) -> None:
    """In a collected walk, the neck arched and one fore leg lifted."""
    drawing.cut(limb("166,208,14 177,226,17 178,268,18 172,318,3"), colour=mane)
    drawing.cut(limb("84,252,30 86,288,16 84,312,12 82,332,10"), colour=coat.dark)
    drawing.cut(limb("140,254,36 134,286,18 142,308,12 136,332,10"), colour=coat.dark)
    _hooves(drawing, INK, (82, 0), (135, 0))
    body = blob(
        "54,206! 78,194 104,200 132,196 158,196 176,212 178,240 168,262 148,270! 120,264 92,268 "
        "66,264 50,248 46,226"
    )
    neck = blob("48,240! 38,214 34,190 40,170 52,158 72,156! 92,166 102,184 112,206! 84,246")
    drawing.cut(body, neck, colour=coat.light)
    hind = limb("156,232,54 160,266,34 166,292,15 158,312,12 153,332,10")
    drawing.cut(hind, colour=coat.light)
    fore = limb("68,246,38 46,258,23 32,270,15 38,290,11 44,304,9", ends="round")
    drawing.cut(fore, colour=coat.light)
    _hooves(drawing, INK, (152, 0))
    drawing.part(poly("38,302 49,299 54,312 40,317"), INK)
    drawing.stroke(line("46,236 66,248 100,248"), strap, 4, butt=True)
    with drawing.moved(-8, 12):
        _bowed_head(drawing, coat.light, mane, strap)


def _bowed_head(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """The head of the one that walks."""
    head = blob(
        "76,148! 68,136 54,138 44,152 32,172 24,188! 23,198 31,204 40,201! 52,192 64,182 74,170!"
    )
    ear = blob("60,140! 60,121! 70,128 73,142!")
    drawing.cut(ear, head, colour=coat)
    crest = blob(
        "74,137! 86,140 102,158 112,186! 103,184! 103,174! 94,174! 93,164! 84,163! 83,153! 75,152!"
    )
    drawing.part(crest, mane)
    drawing.stroke("M36,166L54,188M58,140L72,172M46,178L70,164", strap, 3, butt=True)
    drawing.fill(poly("48,158 58,153 56,161"), INK)
    drawing.fill(circle(30, 195, 1.5), INK)


def trotting(drawing: Drawing, coat: Dye, mane: Colour, strap: Colour) -> None:
    """At a high trot, the head up."""
    drawing.cut(limb("166,208,13 178,214,15 180,246,15 176,296,3"), colour=mane)
    drawing.cut(limb("84,252,30 92,286,16 96,310,12 101,332,10"), colour=coat.dark)
    drawing.cut(limb("138,254,36 124,284,18 130,308,12 120,330,10"), colour=coat.dark)
    _hooves(drawing, strap, (102, 0), (119, 0))
    body = blob(
        "58,200! 82,196 106,202 134,198 158,198 174,214 176,242 166,262 146,268! 120,262 94,266 "
        "68,262 52,246 48,224"
    )
    neck = blob("50,240! 44,206 42,170 46,140 58,122! 74,122 86,138 96,166 108,202! 84,246")
    drawing.cut(body, neck, colour=coat.light)
    hind = limb("154,232,54 160,266,33 174,290,15 172,312,12 178,332,10")
    drawing.cut(hind, colour=coat.light)
    fore = limb("68,246,38 46,244,24 26,240,16 20,258,12 22,274,9", ends="round")
    drawing.cut(fore, colour=coat.light)
    _hooves(drawing, strap, (178, 0))
    drawing.part(poly("16,272 28,271 31,284 15,286"), strap)
    drawing.stroke(line("48,226 66,246 98,248"), strap, 4, butt=True)
    with drawing.moved(-1, 9):
        _high_head(drawing, coat.light, mane, strap)


def _high_head(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """The head of the one that trots."""
    head = blob(
        "76,124! 68,114 56,114 42,126 24,142 14,152! 13,162 20,169 30,167! 46,160 62,156 74,146!"
    )
    ear = blob("62,117! 62,99! 71,106 74,121!")
    drawing.cut(ear, head, colour=coat)
    drawing.part(
        blob(
            "66,112! 80,114 96,134 110,166! 100,164! "
            "101,153! 91,153! 91,142! 82,142! 81,131! 71,130!"
        ),
        mane,
    )
    drawing.stroke("M30,136L42,162M60,116L74,147M36,149L72,138", strap, 3, butt=True)
    drawing.fill(poly("47,133 57,127 55,136"), CREAM)
    drawing.fill(circle(19, 160, 1.4), CREAM)


def leaping(drawing: Drawing, coat: Dye, mane: Colour, strap: Colour) -> None:
    """In a canter, the neck stretched out and the mouth open."""
    drawing.cut(limb("162,212,13 174,203,16 181,224,15 180,262,11 186,284,2"), colour=mane)
    drawing.cut(limb("84,252,30 70,280,17 56,296,12 44,308,9"), colour=coat.dark)
    drawing.cut(limb("138,254,38 122,282,18 130,304,12 122,330,10"), colour=coat.dark)
    _hooves(drawing, INK, (121, 0))
    drawing.part(poly("39,303 50,311 41,322 30,315"), INK)
    body = blob(
        "58,204! 82,198 106,204 134,202 158,204 174,220 174,246 162,264 144,270! 118,262 94,262 "
        "68,258 54,242 50,224"
    )
    neck = blob("54,242! 42,220 32,196 30,172! 46,156 66,160 86,178 110,206! 84,246")
    drawing.cut(body, neck, colour=coat.light)
    hind = limb("152,236,54 162,270,32 174,294,15 170,314,12 177,332,10")
    drawing.cut(hind, colour=coat.light)
    fore = limb("68,242,38 44,248,23 26,256,15 30,274,11 40,284,9", ends="round")
    drawing.cut(fore, colour=coat.light)
    _hooves(drawing, INK, (177, 0))
    drawing.part(poly("38,278 47,286 42,297 32,288"), INK)
    drawing.stroke(line("50,228 68,242 98,246"), strap, 4, butt=True)
    _stretched_head(drawing, coat.light, mane, strap)


def _stretched_head(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """The head of the one that leaps."""
    head = blob(
        "52,156! 42,148 30,150 22,164 15,184 12,198! 13,207 22,209! 27,204! 22,214 30,217 36,210! "
        "44,198 54,188 60,174!"
    )
    ear = blob("40,154! 48,134! 54,144 52,158!")
    drawing.cut(ear, head, colour=coat)
    drawing.part(
        blob(
            "46,150! 60,138! 62,148! 76,144! 78,156! 92,156! "
            "92,168! 106,172! 104,182! 116,192! 104,200 84,182 64,168!"
        ),
        mane,
    )
    drawing.stroke("M20,174L34,196M42,152L56,178M26,186L54,172", strap, 3, butt=True)
    drawing.fill(poly("31,168 40,162 38,171"), CREAM)
    drawing.fill(circle(18, 202, 1.4), INK)


def saddle_cloth(drawing: Drawing, shape: Data, base: Colour) -> None:
    """The cloth under the rider, freed by a light line."""
    drawing.silhouette(shape, line=CREAM, width=1.5)
    drawing.fill(shape, base)


def _hooves(drawing: Drawing, colour: Colour, *feet: tuple[float, float]) -> None:
    hoof = poly("-6,330 7,330 10,340 -13,340")
    drawing.part("".join(place(hoof, x, y) for x, y in feet), colour)
