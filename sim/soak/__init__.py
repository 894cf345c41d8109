"""Long trials, by `make soak`: power cuts, damaged memory, mashing. Short forms of them are among the tests."""
