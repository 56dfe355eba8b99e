# Where the numbers of a published formula end.

formula-literal = a constant cut off after a few digits
formula-float = float, 24 bits
formula-double = double, 53 bits; halving before or after the product is the same
formula-double-fraction = double, the fraction alone: one bit more
formula-double-root = double, the root of the square
formula-double-both = double, both numbers compared
formula-extended-of-double = long double, but the root is a double
formula-extended = long double of x86, 64 bits
formula-digits-27 = 27 decimal digits in three limbs
formula-root-64 = integers of 64 bits: exact until the square overflows
formula-root-128 = integers of 128 bits
