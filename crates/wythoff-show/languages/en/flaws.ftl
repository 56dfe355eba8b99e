# Why a certificate is not valid. In English these are also the words of the library's errors.

flaw-in-detail = { $flaw }: { $detail }
flaw-not-json = not a certificate
flaw-format = unknown format or version
flaw-malformed = it mentions what does not exist
flaw-piles = one to five piles are expected
flaw-text = the text does not mean the clauses
flaw-zeros = leading zeros make a difference where piles may grow
flaw-endless = a clause need not decrease
flaw-numeration = the numeration is not legal
flaw-too-large = its numbers are too large for the checker
flaw-work = to check it takes more steps than allowed (--work allows more)
flaw-letter = an automaton reads what is no letter
flaw-positions = `positions` are not the valid words
flaw-invalid-word = `lost` accepts a word that is not valid
flaw-move-inside = a move leads from a lost position to a lost one
flaw-half-made = a witness starts with a move half made
flaw-without-move = a witness accepts without a move
flaw-unfounded = a configuration does not follow from any before it
flaw-end-moves = a terminal position has a move
flaw-no-move = a lost position may have no move
flaw-uncovered = a position is neither lost nor has a move to a lost one
flaw-unused = a row, a class or a vector is mentioned nowhere
