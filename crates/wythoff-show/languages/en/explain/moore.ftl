explain-moore-columns = Write the piles in binary. The position is lost exactly if the number of ones in every column is a multiple of $k + 1 = { $modulus }$ (a larger k than there are piles allows nothing more).
explain-moore-columns-misere = Misère play with no pile above 1: the position is lost exactly if the number of ones is 1 more than a multiple of $k + 1 = { $modulus }$.
explain-moore-fits = Every column fits.
explain-moore-misfits = Some column does not fit.
explain-moore-fails = Every move fails: in the highest column it changes, ones only disappear, at least one and at most $k = { $k }$ of them, so their number is no longer a multiple of $k + 1$.
