"""What does one wear on the head? Hats and crowns in a head's own space (``heads``)."""

from __future__ import annotations

from cicera.art.ink import CREAM, INK, Drawing, Dye
from cicera.art.parts import gem
from cicera.art.paths import blob, circle, line, lozenge, poly
from cicera.art.patterns import Pattern


def beret(drawing: Drawing, cloth: Dye, band: Dye) -> None:
    """A cap with a turned-up band and a feather behind."""
    drawing.part(blob("-20,-41! -18,-53 2,-61 24,-55 30,-41! 18,-35 0,-42!"), cloth.light)
    drawing.part(blob("-22,-45! -10,-49 10,-45 24,-35! 23,-30! 6,-39 -21,-38!"), band.light)
    feather = blob("18,-49! 30,-67 52,-73 66,-63! 56,-61 62,-53! 50,-54 54,-45! 36,-45 22,-39!")
    drawing.part(feather, CREAM)
    drawing.stroke(line("21,-45 36,-59 56,-63"), INK, 1.4)


def slashed(drawing: Drawing, cloth: Dye, lining: Dye) -> None:
    """A soldier's broad flat cap, cut to show the lining, with a drooping plume."""
    plume = blob("4,-54! 16,-76 40,-76 52,-56 50,-36! 44,-44 40,-34! 36,-48 30,-42! 28,-52 18,-48!")
    drawing.part(plume, lining.light)
    drawing.stroke(line("10,-56 28,-66 44,-54 46,-44"), INK, 1.4)
    cap = blob("-32,-44! -30,-56 -10,-62 14,-62 32,-52 34,-38! 12,-40 -10,-42!")
    drawing.part(cap, cloth.light)
    drawing.fill(
        "".join(lozenge(x, y, 3, 8) for x, y in ((-18, -52), (-4, -53), (10, -53), (23, -48))),
        CREAM,
    )
    drawing.part(poly("-18,-44 20,-41 20,-34 -17,-37"), INK)


def bonnet(drawing: Drawing, cloth: Dye, feather: Dye) -> None:
    """A soldier's small soft cap, its band as its one short feather, swept back."""
    quill = blob("6,-50! 18,-62 36,-64 48,-52! 40,-53 42,-45! 34,-48 22,-46!")
    drawing.part(quill, feather.light)
    drawing.stroke(line("12,-51 26,-57 40,-56"), INK, 1.4)
    drawing.part(blob("-17,-40! -22,-50 -12,-59 6,-60 22,-52 24,-38! 2,-42"), cloth.light)
    drawing.part(blob("-18,-44! 2,-48 24,-41! 23,-33! 2,-39 -17,-36!"), feather.light)


def hood(drawing: Drawing, cloth: Dye, lining: Dye) -> None:
    """A pointed hood with a long tail down the back, its edge turned out."""
    tail = blob("16,-52! 34,-50 44,-30 40,0 46,34! 36,38! 30,4 28,-20 18,-30!")
    drawing.part(tail, cloth.dark)
    cap = blob("-15,-42! -12,-56 6,-64 22,-54 26,-34 22,-12! 14,-14 12,-34 -4,-40!")
    drawing.part(cap, cloth.light)
    drawing.part(blob("-18,-44! -2,-46 14,-38 18,-12! 11,-11! 6,-30 -6,-37 -18,-36!"), lining.light)
    drawing.part(circle(41, 36, 6), lining.light)


def straw(drawing: Drawing, straw_dye: Dye, band: Dye, *, feather: bool = True) -> None:
    """A countryman's hat with a drooping brim, and a ``feather`` stuck in the band."""
    drawing.part(blob("-16,-42! -14,-64 -4,-70 10,-70 22,-62 24,-40!"), straw_dye.light)
    drawing.fill(blob("6,-68! 16,-68 22,-60 23,-42! 10,-42!"), straw_dye.dark)
    drawing.part(
        blob("-34,-30! -24,-46 -6,-48 10,-48 30,-44 42,-26! 26,-38 4,-40 -18,-40!"), straw_dye.light
    )
    drawing.part(blob("-16,-50! 4,-54 24,-50! 24,-44! 4,-48 -16,-44!"), band.light)
    if feather:
        drawing.part(blob("14,-50! 22,-70 34,-82! 36,-66 24,-48!"), band.light)


def broad(drawing: Drawing, cloth: Dye, plume: Dye) -> None:
    """A gallant's wide hat, one side cocked, with a full plume."""
    drawing.part(blob("-14,-44! -12,-62 4,-66 18,-62 22,-44!"), cloth.light)
    feather = blob(
        "-8,-58! 4,-78 28,-84 50,-72 60,-52! 52,-56 54,-44! 46,-54 42,-46! 36,-58 22,-64 10,-56!"
    )
    drawing.part(feather, plume.light)
    drawing.stroke(line("0,-62 22,-74 46,-62"), INK, 1.4)
    brim = blob("-36,-40! -20,-50 4,-46 24,-50 42,-62! 42,-44 24,-34 2,-36 -20,-36!")
    drawing.part(brim, cloth.light)


def turban(drawing: Drawing, cloth: Dye, stripe: Dye) -> None:
    """A wound turban with a jewel and an aigrette."""
    drawing.part(blob("-4,-66! -10,-82 -4,-94! 2,-80 4,-64!"), CREAM)
    roll = blob("-20,-36! -26,-52 -10,-66 8,-68 26,-58 28,-40 20,-26! 8,-36 -8,-36!")
    drawing.part(roll, cloth.light)
    folds = (
        line("-21,-42 0,-54 24,-48") + line("-14,-58 4,-62 20,-58") + line("-12,-37 10,-44 24,-38")
    )
    drawing.clad(roll, Pattern(folds, width=5), stripe.light)
    gem(drawing, -4, -58, 6)


def morion(drawing: Drawing, steel: Dye, crest: Dye) -> None:
    """A helmet with a comb and a curved brim."""
    drawing.part("M-15,-44Q-19,-72 4,-80Q27,-72 23,-44Z", crest.light)
    drawing.part("M-15,-36Q-16,-59 4,-64Q24,-59 21,-36Z", steel.light)
    drawing.fill("M4,-62.8Q22.5,-58 20,-36L4,-36Z", steel.dark)
    brim = "M-29,-49Q-18,-29 4,-29Q24,-29 32,-46Q19,-38 4,-38Q-15,-38.5 -29,-49Z"
    drawing.part(brim, steel.light)


def headband(drawing: Drawing, cloth: Dye) -> None:
    """A band tied behind, its ends in the wind."""
    ends = blob("20,-37! 34,-42 46,-38 56,-44! 55,-36 46,-30 34,-33 22,-29!")
    ends += blob("20,-34! 32,-32 40,-24 52,-26! 48,-18 38,-15 30,-22 19,-28!")
    drawing.part(ends, cloth.light)
    drawing.part(blob("-16,-41! 2,-44 23,-39! 23,-29! 2,-34 -17,-32!"), cloth.light)


def crown(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A king's crown from the front: three tall points with balls."""
    shape = "M-27,-48L-33,-78L-17,-63L0,-86L17,-63L33,-78L27,-48Q0,-41 -27,-48Z"
    drawing.part(shape, gold.light)
    drawing.fill("M0,-86L17,-63L33,-78L27,-48Q14,-45 0,-44.5Z", gold.dark)
    drawing.stroke("M-27,-53Q0,-46 27,-53", INK, 1.6)
    drawing.fill(
        lozenge(0, -64, 5.5, 8) + lozenge(-20, -57.5, 4, 5.5) + lozenge(20, -57.5, 4, 5.5),
        stones.light,
    )
    drawing.stroke(shape)
    balls = circle(-33, -79, 3.5) + circle(0, -87, 4.5) + circle(33, -79, 3.5)
    drawing.part(balls, stones.light)


def low_crown(drawing: Drawing, gold: Dye, cap: Dye) -> None:
    """A low crown round a bulging cap, in profile."""
    drawing.part(blob("-18,-44! -22,-62 -8,-74 8,-74 26,-62 24,-42!"), cap.light)
    drawing.fill(blob("4,-73! 24,-66 24,-42! 6,-42!"), cap.dark)
    ring = "M-20,-40L-25,-58L-14,-52L-8,-62L1,-53L10,-62L16,-52L28,-58L24,-36L2,-42Z"
    drawing.part(ring, gold.light)
    drawing.fill(
        lozenge(-8, -47, 3, 4) + lozenge(8, -47, 3, 4) + lozenge(20, -45, 2.5, 4), cap.light
    )
    drawing.part(circle(2, -77, 5), gold.light)


def leafed_crown(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A wide open crown of three broad leaves, balls on them and lower ones between, in profile."""
    leaves = blob(
        "-21,-39! -29,-56 -40,-72! -26,-70 -16,-56! -14,-70 1,-88! 16,-70 18,-56! "
        "28,-70 43,-72! 32,-56 26,-37! 3,-43"
    )
    drawing.part(leaves, gold.light)
    drawing.fill(blob("5,-83! 16,-70 18,-56! 28,-69 40,-71! 31,-56 25,-39! 6,-42.5!"), gold.dark)
    drawing.stroke(line("-25,-47 3,-51 28.5,-45"), INK, 1.6)
    drawing.fill(lozenge(2, -62, 5, 8), stones.light)
    drawing.stroke(leaves)
    drawing.part(circle(-15, -62, 4) + circle(18, -62, 4), stones.light)
    drawing.part(circle(-40, -73, 5) + circle(1, -89, 5.5) + circle(43, -73, 5), stones.light)


def spiked_crown(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """An old tall crown of narrow rays that flare, a ball on each, in profile."""
    rays = "M-19,-40L-33,-74L-16,-59L-13,-84L1,-62L13,-87L18,-61L35,-79L26,-36L3,-44Z"
    drawing.part(rays, gold.light)
    drawing.fill("M7,-70L13,-85L18,-61L33,-77L25,-38L6,-44Z", gold.dark)
    drawing.stroke("M-21,-47L3,-51L27.5,-44", INK, 1.6)
    drawing.fill(
        lozenge(-11, -55, 3.5, 5) + lozenge(4, -57, 3.5, 5) + lozenge(19, -53, 3.5, 5), stones.light
    )
    drawing.stroke(rays)
    tips = circle(-33, -75, 3.5) + circle(-13, -85, 3.5) + circle(13, -88, 3.5)
    drawing.part(tips + circle(35, -80, 3.5), stones.light)


def great_crown(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A wide open crown from the front or the side: five tall points that flare, with balls."""
    tips = ((-38, -80), (-21, -88), (0, -94), (21, -88), (38, -80))
    shape = "M-26,-44L-38,-80L-24,-62L-21,-88L-9,-64L0,-94L9,-64L21,-88L24,-62L38,-80L26,-44"
    shape += "Q0,-37 -26,-44Z"
    drawing.part(shape, gold.light)
    drawing.fill("M0,-93L9,-64L21,-86L24,-62L37,-78L26,-44Q14,-41 1,-41Z", gold.dark)
    drawing.stroke("M-27.6,-51Q0,-44 27.6,-51", INK, 1.6)
    gems = "".join(lozenge(x, -57, 4, 6) for x in (-19, 0, 19))
    drawing.fill(gems, stones.light)
    drawing.stroke(shape)
    drawing.part("".join(circle(x, y, 4.5) for x, y in tips), stones.light)
