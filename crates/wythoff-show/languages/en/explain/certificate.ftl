explain-certificate-misere-exception = With a pile of at most 2 the lost positions are $(0, 1)$ and $(2, 2)$ only: in misère Wythoff they stand in for $(0, 0)$ and $(1, 2)$.
explain-certificate-number = number
explain-certificate-binary = binary
explain-certificate-pile = pile
explain-certificate-ones = ones
explain-certificate-remainder = mod { $modulus }
