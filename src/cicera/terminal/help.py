"""How do commands explain themselves in the person's language?

Click parses; the words, its own included, come from ``cicera.locale``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from cicera.errors import InvalidText
from cicera.locale import Words


class Command(click.Command):
    """A command whose help is in the language of ``words``."""

    def __init__(self, words: Words, name: str, **settings: Any) -> None:
        super().__init__(
            name,
            help=words(f"command-{name}"),
            options_metavar=words("help-options-word"),
            add_help_option=False,
            **settings,
        )
        self.words = words
        self.allow_extra_args = True
        self.params.append(help_option(words))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As Click does, but an argument too many is refused in words."""
        try:
            extra = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if extra and not ctx.resilient_parsing:
            raise UsageRefused(self.words("usage-extra", text=" ".join(map(str, extra))), ctx)
        return extra

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line, with a translated first word."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.words('help-usage')} ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every argument with what it means."""
        _write_records(self, ctx, formatter, click.Argument, self.words("help-arguments"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every option with what it does."""
        _write_records(self, ctx, formatter, click.Option, self.words("help-options"))


class Group(Command, click.Group):
    """A group of commands, each made only when it is asked for."""

    def __init__(
        self, words: Words, name: str, makers: Mapping[str, Callable[[Words], Command]]
    ) -> None:
        super().__init__(
            words, name, no_args_is_help=True, invoke_without_command=True, callback=_show_help
        )
        self.makers = makers
        self.subcommand_metavar = words("help-command-word")

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return sorted(self.makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, made now; None when there is none."""
        maker = self.makers.get(cmd_name)
        return maker(self.words) if maker else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that ``args`` name, with the rest of them."""
        if args and args[0] not in self.makers and not args[0].startswith("-"):
            raise click.NoSuchCommand(args[0], possibilities=self.makers, ctx=ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every command with its first sentence."""
        rows = [
            (name, self.words(f"command-{name}").split("\n")[0]) for name in self.list_commands(ctx)
        ]
        with formatter.section(self.words("help-commands")):
            formatter.write_dl(rows)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the group, then its commands."""
        Command.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As Click does: what is left is the command with its arguments."""
        return click.Group.parse_args(self, ctx, args)


class UsageRefused(click.UsageError):
    """A usage error whose message is in words already."""


class OneOf(click.ParamType[str]):
    """One of some names."""

    name = "choice"

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = choices

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The choices, as the help shows them."""
        return "|".join(self.choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """``value`` if it is one of the choices; raises :class:`InvalidText`."""
        if value not in self.choices:
            known = ", ".join(self.choices)
            raise InvalidText("not-an-option", option=_name(param), text=str(value), known=known)
        return str(value)


class Number(click.ParamType[int]):
    """A whole number from ``low`` to ``high``."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """``value`` as a number; raises :class:`InvalidText` when it is none in the range."""
        text = str(value)
        if (
            text.isascii()
            and text.isdigit()
            and len(text) <= 20
            and self.low <= int(text) <= self.high
        ):
            return int(text)
        raise InvalidText(
            "not-an-option",
            option=_name(param),
            text=text,
            known=f"{self.low}-{self.high}",
        )


def help_option(words: Words) -> click.Option:
    """``--help``, which shows the help of its command and ends."""

    def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help", "-h"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        help=words("option-help"),
        callback=show,
    )


def explain(error: click.ClickException, words: Words) -> str:
    """What is wrong with a command line, in words."""
    if isinstance(error, click.NoSuchOption):
        return _with_hint(words, "usage-option", error.option_name, error.possibilities)
    if isinstance(error, click.NoSuchCommand):
        return _with_hint(words, "usage-command", error.command_name, error.possibilities)
    if isinstance(error, click.MissingParameter):
        return words("usage-missing", text=_name(error.param).rstrip("."))
    if isinstance(error, click.BadOptionUsage):
        key = "usage-no-value" if _is_flag(error) else "usage-needs-value"
        return words(key, text=error.option_name)
    return error.format_message()


def _with_hint(words: Words, key: str, text: str, near: list[str] | None) -> str:
    sentence = words(key, text=text)
    return f"{sentence}; {words('usage-near', text=', '.join(near))}" if near else sentence


@click.pass_context
def _show_help(ctx: click.Context) -> None:
    """Options without a command show the help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _is_flag(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else []
    return any(
        isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts
        for param in params
    )


def _name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _write_records(
    command: click.Command,
    ctx: click.Context,
    formatter: click.HelpFormatter,
    kind: type[click.Parameter],
    title: str,
) -> None:
    params = [param for param in command.get_params(ctx) if isinstance(param, kind)]
    records = [record for param in params if (record := param.get_help_record(ctx))]
    if records:
        with formatter.section(title):
            formatter.write_dl(records)
