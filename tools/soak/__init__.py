"""Long trials, by `make soak`: power cuts, damaged memory, mashing, a day. Short forms of them are among the tests."""
