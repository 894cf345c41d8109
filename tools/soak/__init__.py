"""Long trials, by `make soak`: power cuts, damaged memory, fuzzing, faults, a day. The tests run short forms of them."""
