"""Path data: the same shapes, shorter, and the same on every machine."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicera.art import paths
from cicera.art.shorten import shorten

numbers = st.integers(-3000, 3000).map(lambda tenths: tenths / 10)
points = st.lists(st.tuples(numbers, numbers), min_size=2, max_size=9)


def walk(data: str) -> list[tuple[float, float]]:
    """The corners that shortened data of M, l, h, v and z passes, in tenths."""

    corners: list[tuple[float, float]] = []
    x = y = 0.0
    for command, text in re.findall(r"([Mlhvz])([^Mlhvz]*)", data):
        values = [float(v) for v in re.findall(r"-?\d+", text)]
        if command == "M":
            x, y = values
            corners.append((x, y))
        elif command == "l":
            for dx, dy in zip(values[::2], values[1::2], strict=True):
                x, y = x + dx, y + dy
                corners.append((x, y))
        elif command in "hv":
            for step in values:
                x, y = (x + step, y) if command == "h" else (x, y + step)
                corners.append((x, y))
    return corners


@given(points)
def test_shortened_polygon_passes_the_same_points(corners: list[tuple[float, float]]) -> None:
    data = shorten(paths.polygon(corners))
    assert walk(data) == [(round(10 * x), round(10 * y)) for x, y in corners]
    assert data.endswith("z")


@given(numbers)
def test_number_has_one_decimal_and_no_negative_zero(value: float) -> None:
    text = paths.number(value)
    assert float(text) == value
    assert text != "-0"
    assert not text.endswith(".0")


def test_number_of_a_hair_below_zero() -> None:
    assert paths.number(-0.04) == "0"


def test_corner_keeps_its_edge() -> None:
    assert paths.blob("0,0! 10,0! 10,10!") == "M0,0L10,0L10,10L0,0Z"
    assert "C" in paths.blob("0,0 10,0! 10,10!")


def test_placing_by_half_a_turn_is_reflecting_twice() -> None:
    shape = paths.blob("0,0! 10,4 20,0! 20,30! 4,20") + paths.circle(5, 5, 4)
    turned = paths.place(shape, 0, 0, turn=180)
    assert paths.place(turned, 0, 0, turn=180) == paths.place(shape, 0, 0)


def test_mirror_is_its_own_inverse() -> None:
    shape = paths.place(paths.blob("20,30! 40,34 60,30! 60,80! 24,70"), 0, 0)
    assert paths.mirrored(paths.mirrored(shape)) == shape


def test_relative_parts_become_absolute() -> None:
    assert paths.place(paths.box(1, 2, 3, 4), 10, 20) == "M11,22L14,22L14,26L11,26Z"
    assert paths.place(paths.lozenge(0, 0, 2, 3), 0, 0) == "M0,-3L2,0L0,3L-2,0Z"


@pytest.mark.parametrize("degrees", range(0, 361, 15))
def test_trigonometry_is_rounded_at_the_source(degrees: int) -> None:
    assert paths.cos(degrees) == round(paths.cos(degrees), 9)
    assert paths.cos(degrees) ** 2 + paths.sin(degrees) ** 2 == pytest.approx(1)
