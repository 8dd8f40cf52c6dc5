"""What do the cavalli ride? Four horses that look left: rearing, walking, trotting, leaping.

The rider is laid on top; his seat is about x 110, y 200.
"""

from __future__ import annotations

from cicera.art.ink import CREAM, INK, Colour, Drawing, Dye
from cicera.art.paths import Data, blob, circle, limb, line, lozenge, place, poly


def rearing(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """On his hind legs, the fore legs folded in the air."""
    drawing.cut(limb("160,242,16 173,256,20 174,288,18 169,324,3"), colour=coat)
    drawing.cut(limb("76,224,40 54,246,24 38,256,16 32,270,10 38,288,8"), colour=coat)
    drawing.part(poly("32,287 44,284 49,297 34,301"), strap)
    drawing.cut(limb("132,260,42 111,287,22 122,311,15 113,332,12"), colour=coat)
    drawing.part(poly("106,330 118,330 121,340 99,340"), strap)
    body = blob(
        "66,180! 96,190 128,206 156,220 172,244 168,270 146,286 118,266 92,256 66,246 52,222 54,196"
    )
    neck = blob("106,210! 96,176 96,146 86,122! 76,113! 62,120! 57,148 50,176 49,200 56,222!")
    head = blob(
        "86,122! 88,134 80,152! 58,160 42,176! 32,180 23,173! 25,160 40,141 60,120! 72,112!"
    )
    ear = blob("66,120! 63,102! 72,106 78,117!")
    hind = limb("146,252,54 153,276,36 162,298,19 164,313,15 153,332,12", ends="round")
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
    drawing.cut(limb("162,208,12 177,222,14 179,254,14 177,290,12 173,322,2"), colour=mane)
    drawing.cut(limb("76,256,42 68,286,23 66,310,17 66,332,16"), colour=coat.dark)
    drawing.cut(limb("138,256,50 128,286,26 137,308,17 130,332,16"), colour=coat.dark)
    _hooves(drawing, INK, (66, 0), (130, 0))
    body = blob(
        "46,212! 72,196 104,202 130,198 154,196 172,210 178,238 171,258 150,272! 120,267 92,271 "
        "62,266 44,250 40,230"
    )
    neck = blob("42,246! 32,216 30,190 36,168 50,156 72,154! 94,166 106,184 118,208! 88,252")
    drawing.cut(body, neck, colour=coat.light)
    hind = limb("158,332,16 160,312,17 166,293,21 158,272,38 149,238,56", ends="tip")
    drawing.cut(hind, colour=coat.light)
    fore = limb("64,250,46 42,266,30 26,276,19 32,296,14 38,308,13", ends="round")
    drawing.cut(fore, colour=coat.light)
    _hooves(drawing, INK, (158, 0))
    drawing.part(poly("30,306 44,302 50,317 33,322"), INK)
    drawing.stroke(line("40,240 64,254 104,256"), strap, 4, butt=True)
    with drawing.moved(-10, -5, 1.08):
        _bowed_head(drawing, coat.light, mane, strap)


def _bowed_head(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """The head of the one that walks."""
    head = blob(
        "76,148! 68,136 54,138 44,152 32,172 24,188! 23,198 31,204 40,201! 52,192 64,182 74,170!"
    )
    ear = blob("60,140! 60,121! 70,128 73,142!")
    drawing.cut(ear, head, colour=coat)
    crest = blob("74,137! 87,140 103,158 114,190! 101,184 87,168 75,152!")
    drawing.part(crest, mane)
    drawing.stroke("M36,166L54,188M58,140L72,172M46,178L70,164", strap, 3, butt=True)
    drawing.fill(poly("48,158 58,153 56,161"), INK)
    drawing.fill(circle(30, 195, 1.5), INK)


def trotting(drawing: Drawing, coat: Dye, mane: Colour, strap: Colour) -> None:
    """At a high trot, the head up; so light of coat that he has a line of ink and dapples."""
    drawing.part(limb("160,208,12 175,214,14 179,246,14 181,276,11 178,306,2"), mane)
    drawing.part(limb("78,256,42 70,286,23 68,310,17 70,332,16"), coat.dark)
    drawing.part(limb("136,256,50 122,284,26 129,306,17 121,322,15 120,334,15"), coat.dark)
    _hooves(drawing, strap, (70, 0), (120, 0))
    body = blob(
        "52,204! 80,196 106,202 132,198 154,196 171,210 177,238 170,258 150,272! 120,266 92,271 "
        "62,266 46,250 42,228"
    )
    neck = blob("44,246! 36,208 36,172 42,140 56,122! 76,122 90,138 100,166 114,204! 88,252")
    drawing.cut(body, neck, colour=coat.light, line=INK)
    hind = limb("165,332,16 162,312,17 168,293,21 157,272,38 149,238,56", ends="tip")
    drawing.part(hind, coat.light)
    fore = limb("64,250,46 44,250,29 27,247,20 24,266,14 26,285,12", ends="round")
    drawing.part(fore, coat.light)
    dapples = ((47, 190), (58, 182), (54, 202), (46, 216), (60, 218), (169, 222), (163, 262))
    drawing.fill("".join(lozenge(x, y, 4, 5.5) for x, y in dapples), CREAM)
    _hooves(drawing, strap, (165, 0))
    drawing.part(poly("19,283 33,282 37,297 18,299"), strap)
    drawing.stroke(line("42,234 64,254 104,256"), strap, 4, butt=True)
    with drawing.moved(1, 3, 1.05):
        _high_head(drawing, coat.light, mane, strap)


def _high_head(drawing: Drawing, coat: Colour, mane: Colour, strap: Colour) -> None:
    """The head of the one that trots."""
    head = blob(
        "76,124! 68,114 56,114 42,126 24,142 14,152! 13,162 20,169 30,167! 46,160 62,156 74,146!"
    )
    ear = blob("62,117! 62,99! 71,106 74,121!")
    drawing.cut(ear, head, colour=coat, line=INK)
    drawing.part(
        blob(
            "66,112! 80,114 96,134 110,166! 100,164! "
            "101,153! 91,153! 91,142! 82,142! 81,131! 71,130!"
        ),
        mane,
    )
    drawing.stroke("M30,136L42,162M60,116L74,147M36,149L72,138", strap, 3, butt=True)
    drawing.fill(poly("47,133 57,127 55,136") + circle(19, 160, 1.4), INK)


def leaping(drawing: Drawing, coat: Dye, mane: Colour, strap: Colour) -> None:
    """In a canter, the neck stretched out and the mouth open."""
    drawing.cut(limb("158,212,13 171,206,15 179,230,15 178,262,12 183,292,2"), colour=mane)
    drawing.cut(limb("84,258,42 68,286,23 50,302,16 37,314,13", ends="round"), colour=coat.dark)
    drawing.cut(limb("136,256,50 117,282,26 125,304,17 115,322,15 114,334,15"), colour=coat.dark)
    _hooves(drawing, INK, (114, 0))
    drawing.part(poly("31,308 44,318 34,332 21,323"), INK)
    body = blob(
        "52,208! 80,200 106,204 132,202 154,200 171,214 176,242 169,258 149,272! 119,266 92,268 "
        "62,262 46,248 42,228"
    )
    neck = blob("46,250! 34,224 26,198 26,172! 44,156 66,160 88,178 114,208! 88,252")
    drawing.cut(body, neck, colour=coat.light)
    hind = limb("169,332,16 164,312,17 169,294,21 157,272,38 149,238,56", ends="tip")
    drawing.cut(hind, colour=coat.light)
    fore = limb("62,248,46 42,251,28 25,248,20 24,264,14 32,274,12", ends="round")
    drawing.cut(fore, colour=coat.light)
    _hooves(drawing, INK, (169, 0))
    drawing.part(poly("30,267 42,275 36,289 23,281"), INK)
    drawing.stroke(line("42,236 64,254 104,254"), strap, 4, butt=True)
    with drawing.moved(0, -12, 1.08):
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
    hoof = poly("-8,329 9,329 12,340 -15,340")
    drawing.part("".join(place(hoof, x, y) for x, y in feet), colour)
