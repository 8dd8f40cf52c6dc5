"""Which machine instructions do the kernels need that numba has no name for?

Whole numbers are int64. Where a function says *unsigned* it takes the 64 bits as a number from 0
to 2**64 - 1. Each is written twice: in Python, which says what it does and runs when nothing is
compiled, and as the instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from cicera.kernels.jit import INTERPRETED

Function = TypeVar("Function", bound=Callable[..., Any])
_Emit = Callable[..., Any]

_WORD = ir.IntType(64)
_DOUBLE = ir.IntType(128)
_TRUE = ir.Constant(ir.IntType(1), 1)
_types: Any = types  # numba is typed in part only
_intrinsic: Any = intrinsic
_PAIR = _types.UniTuple(_types.int64, 2)


def _instruction(emit: _Emit, result: Any = _types.int64) -> Callable[[Function], Function]:
    """A decorator that puts the LLVM code of ``emit`` in the place of a Python function."""

    def decorate(plain: Function) -> Function:
        if INTERPRETED:
            return plain
        count = plain.__code__.co_argcount
        signature = result(*[_types.int64] * count)

        def generate(context: Any, builder: Any, _signature: Any, values: Any) -> Any:
            made = emit(builder, *values)
            return context.make_tuple(builder, _PAIR, made) if result is _PAIR else made

        def one(_typing: Any, _a: Any) -> Any:
            return signature, generate

        def two(_typing: Any, _a: Any, _b: Any) -> Any:
            return signature, generate

        def four(_typing: Any, _a: Any, _b: Any, _c: Any, _d: Any) -> Any:
            return signature, generate

        typed: Any = {1: one, 2: two, 4: four}[count]
        typed.__name__ = plain.__name__
        made: Function = _intrinsic(typed)
        return made

    return decorate


def _signed(word: int) -> int:
    """The int64 with the lowest 64 bits of ``word``."""
    return ((int(word) & (1 << 64) - 1) ^ 1 << 63) - (1 << 63)


def _unsigned(word: int) -> int:
    return int(word) & (1 << 64) - 1


def _emit_rotate(builder: Any, word: Any, count: Any) -> Any:
    back = builder.sub(ir.Constant(_WORD, 64), count)
    return builder.or_(builder.shl(word, count), builder.lshr(word, back))


def _wide(builder: Any, low: Any, high: Any) -> Any:
    upper = builder.shl(builder.zext(high, _DOUBLE), ir.Constant(_DOUBLE, 64))
    return builder.or_(upper, builder.zext(low, _DOUBLE))


def _halves(builder: Any, double: Any) -> Any:
    upper = builder.lshr(double, ir.Constant(_DOUBLE, 64))
    return builder.trunc(double, _WORD), builder.trunc(upper, _WORD)


def _emit_product(builder: Any, left: Any, right: Any) -> Any:
    double = builder.mul(builder.zext(left, _DOUBLE), builder.zext(right, _DOUBLE))
    return _halves(builder, double)


def _emit_product_128(builder: Any, low: Any, high: Any, by_low: Any, by_high: Any) -> Any:
    left, right = _wide(builder, low, high), _wide(builder, by_low, by_high)
    return _halves(builder, builder.mul(left, right))


@_instruction(lambda builder, word: builder.ctpop(word))
def popcount(word: int) -> int:
    """How many bits of ``word`` are set."""
    return _unsigned(word).bit_count()


@_instruction(lambda builder, word: builder.cttz(word, _TRUE))
def lowest(word: int) -> int:
    """The number of the lowest set bit of ``word``, which is not 0."""
    return (int(word) & -int(word)).bit_length() - 1


@_instruction(lambda builder, word: builder.xor(builder.ctlz(word, _TRUE), ir.Constant(_WORD, 63)))
def highest(word: int) -> int:
    """The number of the highest set bit of ``word``, which is not 0."""
    return _unsigned(word).bit_length() - 1


@_instruction(lambda builder, left, right: builder.add(left, right))
def add(left: int, right: int) -> int:
    """The lowest 64 bits of ``left + right``."""
    return _signed(int(left) + int(right))


@_instruction(lambda builder, left, right: builder.mul(left, right))
def multiply(left: int, right: int) -> int:
    """The lowest 64 bits of ``left * right``."""
    return _signed(int(left) * int(right))


@_instruction(_emit_rotate)
def rotate(word: int, count: int) -> int:
    """``word`` turned left by ``count`` bits, 1 to 63."""
    return _signed(_unsigned(word) << int(count) | _unsigned(word) >> 64 - int(count))


@_instruction(lambda builder, word, count: builder.lshr(word, count))
def shift_down(word: int, count: int) -> int:
    """``word``, unsigned, divided by 2**``count``."""
    return _signed(_unsigned(word) >> int(count))


@_instruction(lambda builder, left, right: builder.icmp_unsigned("<", left, right), _types.boolean)
def less(left: int, right: int) -> bool:
    """Whether ``left < right``, both unsigned."""
    return _unsigned(left) < _unsigned(right)


@_instruction(lambda _builder, index: index, _types.uint64)
def slot(index: int) -> int:
    """``index``, not negative, as an index that need not be looked at whether it is."""
    return index


@_instruction(_emit_product, _PAIR)
def product(left: int, right: int) -> tuple[int, int]:
    """The lower and the upper half of the 128 bits of ``left * right``, both unsigned."""
    whole = _unsigned(left) * _unsigned(right)
    return _signed(whole), _signed(whole >> 64)


@_instruction(_emit_product_128, _PAIR)
def product_128(low: int, high: int, by_low: int, by_high: int) -> tuple[int, int]:
    """The lowest 128 bits of a product; ``low`` and ``high`` are the halves of a factor."""
    left = _unsigned(high) << 64 | _unsigned(low)
    whole = left * (_unsigned(by_high) << 64 | _unsigned(by_low))
    return _signed(whole), _signed(whole >> 64)
