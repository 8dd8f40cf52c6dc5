"""How the documentation is built: ``make docs``."""

from pathlib import Path

from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, String, Text
from sphinx.application import Sphinx

from cicera import __version__
from cicera.analysis.lab.asking import ask
from cicera.analysis.lab.names import QUESTIONS
from cicera.analysis.lab.plots import plot_answer
from cicera.art import FACES, contact_sheet_svg
from cicera.locale import words as speech

project = "Cicera"
author = "the Cicera authors"
copyright = "2026, the Cicera authors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence", "deflist"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Cicera"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#2f6d9e",
        "color-brand-content": "#b3261e",
        "color-background-primary": "#fffaf0",
        "color-background-secondary": "#f7ebd1",
    },
    "dark_css_variables": {"color-brand-primary": "#8fc1e6", "color-brand-content": "#e8b04b"},
}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
nitpicky = False


class CgnLexer(RegexLexer):
    """Colours for the game notation."""

    name = "Cicera game notation"
    aliases = ["cgn"]
    tokens = {
        "root": [
            (r"\[\w[\w-]*", Name.Tag),
            (r'"(?:[^"\\\n]|\\.)*"', String),
            (r"\]", Name.Tag),
            (r";[^\n]*|\{[^}]*\}", Comment),
            (words(("Hand", "Table", "Deal", "Pack", "Score", "Result"), suffix=r"\b"), Keyword),
            (words(("dealer", "napoleone"), suffix=r"\b"), Keyword.Type),
            (r"(?:10|[1-9ATFCR])[scdb](?=x)", Name.Function),
            (r"x", Operator),
            (r"(?:10|[1-9ATFCR])[scdb]", Name.Variable),
            (r"\d+", Number),
            (r"[\s/]+|.", Text),
        ]
    }


def draw_deck(app: Sphinx) -> None:
    """The contact sheets are drawn when the pages are built."""
    folder = Path(app.srcdir) / "deck"
    folder.mkdir(exist_ok=True)
    for face in FACES:
        (folder / f"{face}.svg").write_text(contact_sheet_svg(face), "utf-8")


def draw_lab(app: Sphinx) -> None:
    """The lab is asked again for its pictures, with fewer hands; each says with how many."""
    folder = Path(app.srcdir) / "lab"
    folder.mkdir(exist_ok=True)
    for question in QUESTIONS:
        answer = ask(question, hands=20_000)
        (folder / f"{question}.svg").write_bytes(plot_answer(answer, speech("en"), ".svg"))


def setup(app: Sphinx) -> None:
    app.add_lexer("cgn", CgnLexer)
    app.connect("builder-inited", draw_deck)
    app.connect("builder-inited", draw_lab)
