"""Tables in pages replace the text between their marks. A page without the marks is refused."""

import pytest

from tools.page_tables import filled, kept

PAGE = "A page.\n\n<!-- one -->\n| 1 |\n<!-- end of one -->\n\n<!-- two -->\n<!-- end of two -->\nIts end.\n"


def test_table_replaces_only_its_place() -> None:
    made = filled(PAGE, {"two": "| 2 |\n| 3 |", "one": ""})
    assert made == PAGE.replace("| 1 |", "").replace("two -->\n<", "two -->\n| 2 |\n| 3 |\n<")
    assert (kept(made, "one"), kept(made, "two")) == ("", "| 2 |\n| 3 |")
    assert filled(made, {"two": "", "one": "| 1 |"}) == PAGE.replace("two -->\n<", "two -->\n\n<")
    assert (kept(PAGE, "one"), kept(PAGE, "two")) == ("| 1 |", "")


@pytest.mark.parametrize(
    "page, sentence",
    [
        ("nothing", "one line <!-- one -->, and has 0"),
        (PAGE.replace("<!-- one -->", ""), "one line <!-- one -->, and has 0"),
        (PAGE.replace("<!-- end of one -->", ""), "one line <!-- end of one -->, and has 0"),
        (PAGE.replace("<!-- end of one -->", "<!-- /one -->"), "one line <!-- end of one -->, and has 0"),
        (PAGE + PAGE, "one line <!-- one -->, and has 2"),
        ("<!-- end of one -->\n<!-- one -->\n", "<!-- end of one --> before <!-- one -->"),
    ],
)
def test_missing_or_double_mark_is_named(page: str, sentence: str) -> None:
    for look in (lambda: filled(page, {"one": "| 1 |"}), lambda: kept(page, "one")):
        with pytest.raises(ValueError, match=sentence):
            look()
