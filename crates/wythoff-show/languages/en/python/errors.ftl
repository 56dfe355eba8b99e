python-language = no language is called { $found }; there are { $known }
python-no-integer = expected an integer, found { $found }
python-no-position = a position is missing: solve(8, 4), solve((3, 4, 5), game="nim") or solve("wythoff[8,4] + nim[3,5]")
python-no-rules = expected a text in the rule language, found { $found }
python-no-game = expected the name of a game, found { $found }
python-no-seconds = expected a number of seconds, 0 or more, or None, found { $found }
python-one-of = expected one of { $known }, found { $found }
python-pile = pile { $pile }
python-parameters-without-rules = parameters= changes the parameters of rules=; those of a game with a name stand in its brackets, as in "wythoff(k=2)"
python-sum-with-game = a sum names its games itself: leave out game= and k=
python-rules-with-game = rules= tells the game: leave out game= and k=
python-misere-rules = rules say themselves how they are played: write "misere;" in them instead of misere=True
python-k-with-game = k= is the parameter of Wythoff's game; here the game is { $game }
python-time = the time was up; timeout= allows more
python-array-type = expected an array of integers, found one of { $found }; Python's own integers of any size are dtype=object
python-shapes = arrays of the shapes { $a } and { $b } do not fit side by side
python-out = expected an array of bool of the shape { $shape }, found { $found }
python-no-size = the size of the table is missing: grundy_table("wythoff", 100)
python-out-table = expected an array of uint8, uint16 or uint32 of the shape { $shape }, found { $found }
python-not-contiguous = expected an array whose rows follow each other in memory (C order)
python-cell-too-small = a value does not fit in cells of { $bits } bits
python-prove-stopped = No theorem was found in time: { $guesses ->
        [one] 1 guess
       *[other] { $guesses } guesses
    } failed. All positions with piles below { $size } were tabulated; timeout= allows more.
python-certificate = the certificate is not valid: { $reason }
python-not-square = expected a table of two piles with as many rows as columns, found the shape { $found }
python-no-pandas = the atlas as a table needs pandas: pip install 'wythoff[atlas]'
python-no-dask = a cluster needs Dask: pip install 'wythoff[cluster]'
python-bad-address = expected the address of a scheduler as in tcp://host:8786, or local:4, found { $found }
python-no-scheduler = the scheduler at { $address } does not answer: { $reason }
python-no-workers = the scheduler at { $address } has had no worker for { $seconds } seconds
python-lost-scheduler = the scheduler at { $address } no longer answers
python-unfit-worker = a worker cannot work: { $reason }; it needs this package, in the same version: pip install 'wythoff[cluster]'
python-task-failed = a worker has given up: { $reason }
python-atlas-both = a query or like= with rules, but not both
python-not-shared = { $path } is not the same folder for all: what workers have written is not seen here
python-other-values = it is not about the Grundy values of these rules
