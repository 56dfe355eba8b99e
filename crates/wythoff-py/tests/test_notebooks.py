"""The tutorial runs, in both languages, and shows what it promises."""

import pathlib

import nbclient
import nbformat
import pytest

NOTEBOOKS = pathlib.Path(__file__).parent.parent / "notebooks"


def read(lang):
    return nbformat.read(NOTEBOOKS / f"tutorial.{lang}.ipynb", as_version=4)


def codes(notebook):
    return [cell.source for cell in notebook.cells if cell.cell_type == "code"]


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_tutorial_runs(lang):
    notebook = read(lang)
    assert not any(cell.get("outputs") for cell in notebook.cells), "outputs are not kept"
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    shown = {kind for cell in notebook.cells for output in cell.get("outputs", []) for kind in output.get("data", {})}
    assert {"text/plain", "text/html", "image/svg+xml"} <= shown
    texts = "".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", []))
    assert {"en": "the player to move wins", "zh": "先手必胜"}[lang] in texts


def test_both_tutorials_run_the_same_code():
    english, chinese = codes(read("en")), codes(read("zh"))
    assert [code.replace('"en"', '"zh"') for code in english] == chinese
    assert len(english) > 10
