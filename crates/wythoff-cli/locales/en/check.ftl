verb-check = Check the certificate of a theorem
    .long =
        Check the certificate that "wythoff prove --certificate FILE" has written. The checker shares no
        code with the prover. Exit 0: it holds; exit 1: it does not, and why.
    .usage = wythoff check <FILE>
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0' --certificate nim.json > /dev/null && wythoff check nim.json
        valid (alternatives of moves: 2, states: 1)

arg-check-file = The certificate
    .value = FILE

check-valid = valid (alternatives of moves: { $clauses }, states: { $states })
check-invalid = invalid: { $reason }
