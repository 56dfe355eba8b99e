verb-check = Check the certificate of a theorem
    .long =
        Check the certificate that "wythoff prove --certificate FILE" has written. The checker shares no
        code with the prover. It prints the rules it has checked and the first lost positions, so that you
        see which theorem this is. Exit 0: it holds; exit 1: it does not, and why; exit 3: it is too large
        and was not checked, which says nothing about whether it holds.
    .usage = wythoff check <FILE> [--work STEPS]
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0' --certificate nim.json > /dev/null && wythoff check nim.json
        valid (alternatives of moves: 2, states: 1)
        The rules that were checked:
          piles a b
          move x >= 1, y = 0
          move x = 0, y >= 1
        Lost, by the number of stones: (0, 0) (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) (6, 6) (7, 7) (8, 8)

arg-check-file = The certificate
    .value = FILE

arg-check-work = How many steps of a few nanoseconds the checker may take (2^31)
    .value = STEPS

check-valid = valid (alternatives of moves: { $clauses }, states: { $states })
check-rules = The rules that were checked:
check-lost = Lost, by the number of stones: { $positions }
check-none-lost = No position with fewer than { $most } stones is lost.
check-unchecked = not checked: { $reason }
check-invalid = invalid: { $reason }
