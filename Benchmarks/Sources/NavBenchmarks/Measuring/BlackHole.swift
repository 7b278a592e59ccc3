/// Takes a value, so that the compiler has to make it.
@inline(never) @_optimize(none) func blackHole<Value>(_ value: Value) {}
