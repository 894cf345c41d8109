"""Long trials, by `make soak`: power cuts, damaged memory, mashing, a day of play. Short forms of them are among the tests."""
