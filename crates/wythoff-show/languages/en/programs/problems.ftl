# Contest problems: the title, what is given and wanted, and how large the numbers are.

problem-luogu-p2252 = Luogu P2252, Taking Stones (SHOI 2002)
    .input = one pair of piles, "a b"
    .output = 1 if the player to move wins, else 0
    .limits = a, b up to 10^9

problem-poj-1067 = POJ 1067, Taking Stones
    .input = pairs of piles "a b", one to a line, to the end of the input
    .output = a line for each pair: 1 if the player to move wins, else 0
    .limits = a, b up to 10^9

problem-hdu-1527 = HDU 1527, Taking Stones
    .input = pairs of piles "a b", one to a line, to the end of the input
    .output = a line for each pair: 1 if the player to move wins, else 0
    .limits = a, b up to 10^9

problem-hdu-5973 = HDU 5973, Game of Taking Stones
    .input = pairs of piles "a b", one to a line, to the end of the input
    .output = a line for each pair: 1 if the player to move wins, else 0
    .limits = a, b up to 10^100

problem-hdu-2177 = HDU 2177, Taking Stones from Two Piles
    .input = pairs of piles "a b" with a ≤ b, one to a line, up to "0 0"
    .output = for each pair 0 if the player to move loses; else 1, then the positions "x y" (x ≤ y) that a winning move leaves, each once, one to a line: after taking from both piles, from the larger, from the smaller
    .limits = a, b up to 10^6

problem-hdu-6869 = HDU 6869, Slime and Stones
    .input = the number of cases T, then T lines "a b k": two piles, and how far apart the amounts of a move in both may be
    .output = a line for each case: 1 if the player to move wins, else 0
    .limits = T up to 10^5; a, b, k up to 10^8

problem-51nod-1072 = 51Nod 1072, Wythoff's Game
    .input = the number of cases T, then T lines "a b"
    .output = a line for each case: A if the player to move wins, else B
    .limits = a, b up to 2·10^6

problem-51nod-1185 = 51Nod 1185, Wythoff's Game V2
    .input = the number of cases T, then T lines "a b"
    .output = a line for each case: A if the player to move wins, else B
    .limits = a, b up to 10^18

judge-input = input: { $text }
judge-output = output: { $text }
judge-limits = limits: { $text }

problem-hdu-1846 = HDU 1846, Brave Game
    .input = the number of cases, then for each a line "n m": n stones, from 1 to m are taken
    .output = a line for each case: first or second, who wins
    .limits = n, m up to 1000, as we remember

problem-hdu-2147 = HDU 2147, kiki's game
    .input = lines "n m", the sides of a board, to a line "0 0"; a coin moves from a corner left, down or both, by one
    .output = a line for each case: Wonderful! if the first player wins, else What a pity!
    .limits = n, m from 1 to 2000

problem-hdu-2516 = HDU 2516, Taking Stones
    .input = lines "n" to a line "0": n stones; at first not all may be taken, then at most twice what was taken last
    .output = a line for each case: First win or Second win
    .limits = n from 2 to 2^31 - 1, as we remember

problem-hdu-1850 = HDU 1850, Being a Good Boy in Spring Festival
    .input = for each case the number of piles, then the piles; a case of 0 piles is the end
    .output = a line for each case: how many first moves win at Nim
    .limits = up to 100 piles, as we remember; that piles are below 2^31 is our reading

problem-hdu-2176 = HDU 2176, Taking Stones (m Piles)
    .input = for each case the number of piles, then the piles; a case of 0 piles is the end
    .output = for each case No, or Yes and a line for each winning first move of Nim: the pile before and after it
    .limits = up to 200000 piles, as we remember; that piles are below 2^31 is our reading

problem-hdu-2897 = HDU 2897, Meeting Under the Eclipse
    .input = lines "n p q" to the end of the input: of n coins from p to q are taken, fewer than p only all at once; whoever takes the last one loses
    .output = a line for each case: WIN or LOST
    .limits = 1 ≤ p ≤ q; that n, p, q are below 65536 is what we remember of the statement

problem-hdu-3032 = HDU 3032, Nim or not Nim?
    .input = the number of cases, then for each the number of piles and the piles: Lasker's Nim, a pile may also be split in two
    .output = a line for each case: Alice if the first player wins, else Bob
    .limits = up to 100 cases of 10^6 piles below 2^31

problem-luogu-p2197 = Luogu P2197, Nim
    .input = the number of cases, then for each the number of piles and the piles
    .output = a line for each case: Yes if the first player wins, else No
    .limits = up to 10^4 piles, as we remember; that they are below 2^31 is our reading

problem-luogu-p1247 = Luogu P1247, Taking Matches
    .input = the number of piles, then the piles
    .output = lose, or the winning move of Nim in the first pile that has one, "a b": take a from pile b; and in a second line the piles after it
    .limits = up to 500000 piles, each up to 10^9

problem-poj-1704 = POJ 1704, Georgia and Bob
    .input = the number of cases, then for each the number of chessmen and their places on a strip; they move left without jumping
    .output = a line for each case: Georgia will win or Bob will win
    .limits = up to 20 cases of 1000 places from 1 to 10000, all different

problem-poj-2348 = POJ 2348, Euclid's Game
    .input = lines "a b" to a line "0 0"
    .output = a line for each case of Euclid's game: Stan wins or Ollie wins
    .limits = the statement has no limits; we take a, b below 2^31

problem-luogu-p1290 = Luogu P1290, Euclid's Game
    .input = the number of cases, then for each a line "m n"
    .output = a line for each case of Euclid's game: Stan wins or Ollie wins
    .limits = m, n below 2^31, as we remember

problem-luogu-p2148 = Luogu P2148, E&D (SDOI 2009)
    .input = the number of cases, then for each the number of piles and the piles; the first and the second are a pair, and so on: of a pair one is thrown away and the other divided in two
    .output = a line for each case: YES if the first player wins, else NO
    .limits = up to 20 cases of 20000 piles, an even number; that piles are below 2^31 is our reading

problem-luogu-p4279 = Luogu P4279, Little John's Game (SHOI 2008)
    .input = the number of cases, then for each the number of piles and the piles; whoever takes the last stone loses
    .output = a line for each case: John if the first player wins, else Brother
    .limits = up to 50 piles, each up to 5000, as we remember

problem-luogu-p3480 = Luogu P3480, Pebbles (POI 2009)
    .input = the number of cases, then for each the number of piles and the piles, none smaller than the one before it; it has to stay so
    .output = a line for each case: TAK if the first player wins, else NIE
    .limits = up to 1000 piles, each up to 10000, as we remember

problem-poj-2975 = POJ 2975, Nim
    .input = for each case the number of piles, then the piles; a case of 0 piles is the end
    .output = a line for each case: how many winning moves there are
    .limits = up to 1000 piles, each from 1 to 10^9

problem-51nod-1066 = 51Nod 1066, Bash's Game
    .input = the number of cases, then for each a line "n k": n stones, from 1 to k are taken
    .output = a line for each case: A if the first player wins, else B
    .limits = n, k up to 10^9, as we remember

problem-51nod-1067 = 51Nod 1067, Bash's Game V2
    .input = the number of cases, then for each a line "n": n stones, 1, 3 or 4 are taken
    .output = a line for each case: A if the first player wins, else B
    .limits = n up to 10^9, as we remember

problem-51nod-1068 = 51Nod 1068, Bash's Game V3
    .input = the number of cases, then for each a line "n": n stones, a power of 2 (1, 2, 4, 8, …) is taken
    .output = a line for each case: A if the first player wins, else B
    .limits = n up to 10^1000, up to 1000 cases, as we remember

problem-51nod-1069 = 51Nod 1069, Nim
    .input = the number of piles, then the piles
    .output = A if the first player wins, else B
    .limits = up to 1000 piles, each up to 10^9, as we remember
