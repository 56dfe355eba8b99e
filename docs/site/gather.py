"""Puts the documents of the project where mkdocs reads them: `gather.py OUT`, from the root of the project.

Documents are written to be read in a checkout. On the site a page has a language switch instead of a link to the other language,
and what is linked but not on it (programs, data, licences) is named and not linked.
"""

import pathlib
import re
import shutil
import sys

LANGUAGES = "crates/wythoff-show/languages"
# What a page is called on the site; `.zh` is added for Chinese.
PAGES = {
    "README.md": "index.md",
    "README.zh.md": "index.zh.md",
    "crates/wythoff-py/README.md": "python.md",
    f"{LANGUAGES}/en/rules.md": "rules.md",
    f"{LANGUAGES}/zh/rules.md": "rules.zh.md",
    **{name: name for name in ("BENCHMARKS.md", "CHANGELOG.md", "CONTRIBUTING.md", "DESIGN.md")},
    **{f"docs/{path.name}": path.name for path in sorted(pathlib.Path("docs").glob("*.md")) if path.name != "rules.md"},
}
# The page that only says where the rule language is described is that description.
PAGES_LINKED = {**PAGES, "docs/rules.md": "rules.md"}

SWITCH = re.compile(r"^\[(中文|English)\]\([^)]*\)\n+", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)")
# A picture for either theme, as GitHub reads it, and as the site does.
PICTURE = re.compile(r'<picture>.*?srcset="docs/([^"]+)".*?src="docs/([^"]+)".*?alt="([^"]+)".*?</picture>', re.DOTALL)
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def linked(text: str, source: pathlib.PurePosixPath) -> str:
    """The text with its links as they are on the site."""

    def link(match: "re.Match[str]") -> str:
        words, target, place = match[1], match[2], match[3] or ""
        if re.match(r"[a-z]+:", target):
            return match[0]
        parts: list[str] = []
        for part in (source.parent / target).parts:
            parts.pop() if part == ".." else parts.append(part)
        page = PAGES_LINKED.get("/".join(parts))
        # The page of the same language is found by the name without it.
        return words if page is None else f"[{words}]({page.replace('.zh.md', '.md')}{place})"

    text = PICTURE.sub(r"![\3](\2#only-light){ width=480 } ![\3](\1#only-dark){ width=480 }", text)
    # What stands in examples is no link.
    pieces = FENCE.split(text)
    return "".join(piece if piece.startswith("```") else LINK.sub(link, SWITCH.sub("", piece)) for piece in pieces)


def main() -> None:
    out = pathlib.Path(sys.argv[1])
    shutil.rmtree(out / "pages", ignore_errors=True)
    (out / "pages").mkdir(parents=True)
    shutil.copy("docs/site/mkdocs.yml", out)
    shutil.copytree("docs/images", out / "pages/images")
    for source, page in PAGES.items():
        text = pathlib.Path(source).read_text(encoding="utf-8")
        (out / "pages" / page).write_text(linked(text, pathlib.PurePosixPath(source)), encoding="utf-8")


if __name__ == "__main__":
    main()
