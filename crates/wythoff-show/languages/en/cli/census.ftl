verb-census = Look for the theorems of every game of a space of rules
    .long =
        Look for the theorems of every game of a space of rules.

        A space is a small text: blocks of moves, how many of each may be combined, and budgets
        (docs/census.md describes it). "tiny" and "two-pile" come with the program. Every game is
        looked at once, however many texts say the same; a theorem counts when the independent
        checker has accepted it and a table of all positions below 200 says the same.

        Results and certificates are Parquet files in the folder. A run that was stopped or killed
        is taken up by the same command, and loses at most 50 games or 5 seconds. No clock decides
        anything: the same space gives the same rows and certificates on every machine.
    .usage =
        wythoff census <SPACE> --out <DIR> [OPTIONS]
             wythoff census status <DIR>
             wythoff census compact <DIR>
             wythoff census export <DIR> --out <FILE>
             wythoff census list <SPACE>
             wythoff census tasks <SPACE> --out <DIR>
             wythoff census task <DIR>
    .examples =
        $ wythoff census list tiny | wc -l
        42

arg-census-space = A space by its name or file; or status, compact, export, list, tasks, task
    .value = SPACE
arg-census-of = What the status is asked of, what is to be made one part, or the space to list
    .value = DIR
arg-census-out = The folder of the results; it may be there from an earlier run
    .value = DIR
arg-census-threads = How many games to look at side by side; otherwise as many as the machine has cores
    .value = COUNT
arg-census-shard = Only this part of the games, as in 3/200: the third of two hundred; all parts may write into one folder
    .value = I/N
arg-census-part = Write a part after so many games; otherwise, and at most, after 50
    .value = COUNT
arg-census-cluster = Hand the work out to the workers of Dask's scheduler at this address, as in tcp://host:8786, or to so many of this machine's own, as in local:4; the folder must be the same for all (pip install 'wythoff[cluster]')
    .value = ADDRESS

census-done = { $space }: { $done } of { $games } games looked at
census-proved = Proved: { $count }
census-exhausted = Nothing left to try: { $count }
census-over-budget = Over budget: { $count }
census-refused = Refused by the checker or the table: { $count }
census-crashed = Crashed: { $count }
census-sets = Different sets of losing positions among the proved, told apart below 200: { $count }
census-parts = Part files: { $count }
census-compacted = Part files made one: { $count }
census-stopped = stopped; the same command goes on from here
error-census-words = after census expected a space, or one of the words list, status, compact, export, tasks and task with what it is about
error-census-export = --out: the file to write is missing
error-census-out = --out: the folder of the results is missing
error-shard = --shard: expected two numbers as in 3/200, the first from 1 to the second, found { $found }
error-census-task = this is not a line of "wythoff census tasks": { $reason }
error-census-worker = { $path } has the census of another space or was begun by version { $found_version }; this worker has version { $version }
error-cluster-address = --cluster: expected the address of a scheduler as in tcp://host:8786, or local:4, found { $found }
error-cluster-python = cannot start { $python }: { $reason }; WYTHOFF_PYTHON names the Python to start
error-cluster-package = { $python } has no package wythoff.cluster: pip install 'wythoff[cluster]', or name another Python in WYTHOFF_PYTHON
error-cluster-ended = the run on the cluster ended early; what was found is kept, and the same command goes on from there
error-census-none = { $path }: this is not the census.json of a census
error-census-other = { $path } has the census of the space { $found } by version { $found_version }; this is the space { $space } and version { $version }: choose another folder
error-census-part = { $path }: this is not a whole part of a census: { $reason }; move it away and run the census again, which makes its rows anew
error-space = the space { $path } is not understood, line { $line }: { $reason }
error-space-whole = the space { $path } is not understood: { $reason }
space-incomplete = a space has a name ("space …"), at least one block and at least one tier
space-large = there are more than { $most } combinations
space-play = expected normal or misere, found { $found }
space-statement = expected space, piles, play, block, ends or tier, found { $found }
space-name = a name has letters, digits and hyphens, found { $found }
space-count = expected a name and how many may be combined, as in "both 0..2", at most 8, found { $found }
space-number = expected a number, found { $found }
space-budget = expected total, steps, states, rows, track-rows, positions or memory, found { $found }
space-parameter = expected a parameter that stands in braces before it, and its values, as in "k in 1..4", found { $found }
space-open = a parameter in braces has no values: { $found }
