import pytest
import wythoff


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever the locale."""
    wythoff.set_language("en")
