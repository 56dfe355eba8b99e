#!/usr/bin/env python3
"""Checks a certificate (`Proof::certificate` of the library), with nothing but Python 3.

    python3 check_certificate.py [--rules] [--patient] FILE...

prints "valid", "invalid: …" or "not checked: …" for each file, and exits 0 if all are valid, 1 if one is invalid, else 3. It is a second program, not a second idea: it shares
no code with the Rust checker but takes the same steps, those of the documentation of the module `check`:

 1. the numeration is legal;                    4. no move leads from lost to lost;
 2. every clause decreases;                     5. every witness stands for moves;
 3. `lost` accepts valid words only;            6. every position is lost or has a move to a lost one.

A file of more than 16 MB, or one that takes more than some 30 million steps, is not checked unless --patient says so: whatever is in a
file, the answer takes some ten seconds and less than a gigabyte. The Rust checker, a hundred times faster, has its own such limits.

docs/certificate.md describes the format. The rules as the user wrote them (`text`) are not read here; the conditions that were checked
can be printed with --rules.
"""
import itertools
import json
import os
import stat
import sys


class Refused(Exception):
    """The certificate is not valid, and why."""


class TooLarge(Exception):
    """The certificate is not checked: it is beyond the limits, which says nothing about whether it holds."""


# The limits of the Rust checker: letters, edges of all automata of a file together, what letters add to a condition, its bounds, the
# weights of the numeration.
MOST_LETTERS = 1 << 16
MOST_EDGES = 1 << 24
MOST_ADDED = 1 << 20
MOST_BOUND = 1 << 40
MOST_WEIGHT = 1 << 63

# The limits of this checker, unless it is patient: bytes of a file, and steps of some 0.2 microseconds or 20 bytes.
MOST_BYTES = 16_000_000
MOST_STEPS = 1 << 25


def demand(condition, reason):
    if not condition:
        raise Refused(reason)


def natural(x):
    return type(x) is int and x >= 0


class System:
    """A numeration system: greedy (a linear recurrence), endless (one whose last coefficient comes again for ever) or
    Ostrowski (a periodic continued fraction)."""

    def __init__(self, numeration, piles, steps):
        self.steps = steps
        demand(len(numeration) == 1, "the numeration is not legal")
        ((self.kind, self.list),) = numeration.items()
        c = self.list
        kinds = ("greedy", "endless", "ostrowski")
        demand(self.kind in kinds and 1 <= len(c) <= 8, "the numeration is not legal")
        least = 1 if self.kind == "ostrowski" else 0
        demand(all(natural(x) and least <= x <= 4096 for x in c), "the numeration is not legal")
        self.piles = piles
        if self.kind == "greedy":
            tails = all(c[start:] < c for start in range(1, len(c)))
            demand(tails and c[0] >= 1 and c[-1] >= 1 and c != [1], "the numeration is not legal")
            self.weights = []
            for n in range(len(c)):
                self.weights.append(1 + sum(c[i] * self.weights[n - 1 - i] for i in range(n)))
            self.period, self.base = 1, c[0] if len(c) == 1 else c[0] + 1
        elif self.kind == "endless":
            word = c + c[-1:] * (2 * len(c))  # two such words that agree for so long agree for ever
            tails = all(word[start : start + 2 * len(c)] < word[: 2 * len(c)] for start in range(1, len(c)))
            legal = tails and len(c) >= 2 and c[-1] >= 1 and c[-1] != c[-2]
            demand(legal, "the numeration is not legal")
            # E_i counts the words that may follow c_1 … c_i: one of no digits.
            self.weights, self.period, self.base = [1] * len(c), 1, c[0] + 1
        else:
            self.weights, self.period, self.base = [1, c[0]], len(c), max(c) + 1
        self.letters = self.base**piles
        if self.letters > MOST_LETTERS:
            raise TooLarge("the alphabet is too large")
        if max(self.weights) >= MOST_WEIGHT:
            raise TooLarge("the numbers of the numeration are too large")

    def spend(self, steps):
        """Pays for work and memory before they are asked for."""
        if self.steps is not None:
            self.steps -= steps
            if self.steps < 0:
                raise TooLarge("to check it takes more steps than are allowed without --patient")

    def digits(self, letter):
        return [letter // self.base ** (self.piles - 1 - i) % self.base for i in range(self.piles)]

    def shift(self, left, vector):
        """The same value one place further down: Σ E_i·u_(j+i) in terms of u_(j-1), …, u_(j+d-2)."""
        d = len(vector)
        if self.kind == "endless":
            first = sum(e * c for e, c in zip(vector, self.list))
            return [first, *vector[: d - 2], vector[d - 2] + vector[d - 1]]
        if self.kind == "greedy":
            row = self.list[::-1]
        else:
            row = [1, self.list[left % self.period]]
        return [vector[-1] * row[i] + (vector[i - 1] if i else 0) for i in range(d)]

    def value(self, vector):
        return sum(e * u for e, u in zip(vector, self.weights))

    def read(self, state, digit):
        """The validity of one numeral after one more digit; None: not valid."""
        if self.kind == "endless":
            if digit < self.list[state]:
                return 0
            return min(state + 1, len(self.list) - 1) if digit == self.list[state] else None
        if self.kind == "greedy":
            if digit < self.list[state]:
                return 0
            return state + 1 if digit == self.list[state] and state + 1 < len(self.list) else None
        place, forced = (state[0] - 1) % self.period, state[1]
        most = self.list[place]
        return (place, digit == most) if digit <= most and (not forced or digit == 0) else None

    def read_by(self, machine):
        """Whether the automaton accepts the valid words and no others."""
        one = (0, False) if self.kind == "ostrowski" else 0
        start = (0,) + (one,) * self.piles
        seen, stack = {start}, [start]
        while stack:
            state, *numerals = stack.pop()
            whole = self.kind != "ostrowski" or all(n == one for n in numerals)
            if whole != (state in machine[0]):
                return False
            self.spend(self.letters * (4 + 8 * self.piles))
            for letter in range(self.letters):
                to = machine[1][state].get(letter)
                numbers = [self.read(n, digit) for n, digit in zip(numerals, self.digits(letter))]
                if (to is None) != (None in numbers):
                    return False
                node = (to, *numbers)
                if to is not None and node not in seen:
                    seen.add(node)
                    stack.append(node)
        return True


def automaton(system, plain):
    """(accepting states, edges by state and letter), refused if anything is out of range or ambiguous."""
    demand(set(plain) == {"accepting", "rows", "states"}, "an automaton is malformed")
    count = len(plain["states"])
    demand(count > 0, "an automaton needs a state")
    system.spend(4 * count)
    demand(all(natural(s) and s < count for s in plain["accepting"]), "an accepting state does not exist")
    rows = []
    for bundles in plain["rows"]:
        row = {}
        for to, step, *progressions in bundles:
            demand(natural(to) and to < count and natural(step) and len(progressions) % 2 == 0, "a row is malformed")
            for first, length in zip(progressions[::2], progressions[1::2]):
                demand(natural(first) and natural(length) and length <= system.letters, "a row is malformed")
                system.spend(8 * length)
                for letter in (first + step * i for i in range(length)):
                    demand(letter < system.letters, "an edge is out of range")
                    demand(letter not in row, "a letter leaves a state twice")
                    row[letter] = to
        rows.append(row)
    demand(all(natural(row) and row < len(rows) for row in plain["states"]), "a state without a row of edges")
    return set(plain["accepting"]), [rows[row] for row in plain["states"]]


class Condition:
    """One condition of a clause. What has been read of it is a vector, or None: it holds whatever follows."""

    def __init__(self, system, atom):
        ((self.kind, body),) = atom.items()
        demand(self.kind in ("between", "congruent"), "unknown condition")
        self.system, before, after = system, body["before"], body["after"]
        demand(len(before) == len(after) == system.piles, "a condition is malformed")
        demand(all(type(c) is int for c in before + after), "a condition is malformed")
        self.form = (before, after)
        self.positive = sum(c for c in before + after if c > 0)
        self.negative = -sum(c for c in before + after if c < 0)
        if self.kind == "between":
            self.lo, self.hi = body["lo"], body["hi"]
            demand(all(x is None or type(x) is int for x in (self.lo, self.hi)), "a condition is malformed")
        else:
            self.remainder, self.modulus = body["remainder"], body["modulus"]
            demand(type(self.remainder) is int and natural(self.modulus) and self.modulus > 0, "a condition is malformed")
        bounds = (self.lo, self.hi) if self.kind == "between" else (self.remainder, self.modulus)
        small = (self.positive + self.negative) * system.base <= MOST_ADDED
        if not small or any(bound is not None and abs(bound) > MOST_BOUND for bound in bounds):
            raise TooLarge("the numbers of a condition are too large")
        system.spend(system.letters * (4 + 8 * system.piles))
        self.adds = [
            [sum(c * d for c, d in zip(form, system.digits(letter))) for letter in range(system.letters)]
            for form in self.form
        ]
        self.known = {}

    def start(self):
        zero = (0,) * len(self.system.weights)
        return None if self.kind == "between" and self.completions(0, zero) == "all" else zero

    def read(self, left, vector, before, after):
        """What has been read after one more letter before and one after; False: no move goes on so."""
        if vector is None:
            return None
        key = (left, vector, self.adds[0][before] + self.adds[1][after])
        if key not in self.known:
            self.known[key] = self.read_on(*key)
        return self.known[key]

    def read_on(self, left, vector, added):
        self.system.spend(32)
        vector = self.system.shift(left, vector)
        vector[0] += added
        if self.kind == "congruent":
            return tuple(e % self.modulus for e in vector)
        satisfying = self.completions((left - 1) % self.system.period, vector)
        return {"all": None, "none": False, "unknown": tuple(vector)}[satisfying]

    def holds(self, vector):
        if vector is None:
            return True
        value = self.system.value(vector)
        if self.kind == "congruent":
            return (value - self.remainder) % self.modulus == 0
        return (self.lo is None or value >= self.lo) and (self.hi is None or value <= self.hi)

    def completions(self, left, vector):
        """How many completions satisfy the condition: 'all', 'none' or 'unknown', which may be caution."""
        # j digits to come add between -negative·(u_j - 1) and positive·(u_j - 1).
        lo, hi, p, n = self.lo, self.hi, self.positive, self.negative
        at_least = lambda bound: self.always(left, vector, 1, n, bound - n)
        at_most = lambda bound: self.always(left, vector, -1, p, -bound - p)
        if (lo is not None and at_most(lo - 1)) or (hi is not None and at_least(hi + 1)):
            return "none"
        certain = (lo is None or at_least(lo)) and (hi is None or at_most(hi))
        return "all" if certain else "unknown"

    def always(self, left, vector, sign, weight, bound):
        """Whether sign·value - weight·u_j >= bound for all numbers j of digits to come."""
        vector = [sign * e for e in vector]
        vector[0] -= weight
        for _ in range(100):
            self.system.spend(4 + 2 * len(vector))
            if left == 0:
                if self.system.value(vector) < bound:
                    return False
                if min(vector) >= 0:
                    return True  # from here on the value does not fall
            vector = self.system.shift(left, vector)
            left = (left - 1) % self.system.period
        return False


def decreases(clause, piles, measure):
    """Conditions x_i >= l_i >= 0 for each amount taken, and sum(l) >= 1 or a condition sum(x) >= 1.

    With a measure, where piles may grow, a condition sum(w_i x_i) >= 1 instead.
    """

    def at_least(form):
        bounds = [
            body["lo"]
            for atom in clause["atoms"]
            for kind, body in atom.items()
            if kind == "between" and body["lo"] is not None
            if body["before"] == form and body["after"] == [-c for c in form]
        ]
        return max(bounds, default=-1)

    if measure is not None:
        return at_least(measure) >= 1
    each = [at_least([int(i == pile) for i in range(piles)]) for pile in range(piles)]
    return min(each) >= 0 and (max(each) >= 1 or at_least([1] * piles) >= 1)


def read_on(conditions, left, reads, before, after):
    """What has been read of each condition after one more letter before and one after; None: no move goes on so."""
    following = []
    for condition, read in zip(conditions, reads):
        read = condition.read(left, read, before, after)
        if read is False:
            return None
        following.append(read)
    return tuple(following)


def no_move(system, conditions, before, after, reason):
    """Reads all pairs of words, one of `before` and one of `after`, that the clause might connect."""
    start = (0, 0, 0, tuple(c.start() for c in conditions))
    seen, stack = {start}, [start]
    while stack:
        left, a, b, reads = stack.pop()
        if left == 0 and a in before[0] and b in after[0]:
            demand(not all(c.holds(r) for c, r in zip(conditions, reads)), reason)
        to_come = (left - 1) % system.period
        system.spend(len(before[1][a]) * len(after[1][b]) * (6 + 2 * len(conditions)))
        for (x, a2), (y, b2) in itertools.product(before[1][a].items(), after[1][b].items()):
            following = read_on(conditions, left, reads, x, y)
            node = (to_come, a2, b2, following)
            if following is not None and node not in seen:
                system.spend(16 + 4 * len(conditions))
                seen.add(node)
                stack.append(node)


def configuration(system, conditions, witness, plain, after):
    """How far a move has been read: (digits to come, state after, what has been read of each condition)."""
    system.spend(16 + 8 * len(conditions))
    to_come, state, *places = plain
    demand(natural(to_come) and to_come < system.period, "a configuration is malformed")
    demand(natural(state) and state < len(after[1]) and len(places) == len(conditions), "a configuration is malformed")
    demand(len(witness["vectors"]) == len(conditions), "a configuration is malformed")
    reads = []
    for vectors, place in zip(witness["vectors"], places):
        demand(natural(place) and place <= len(vectors), "a configuration is malformed")
        reads.append(tuple(vectors[place - 1]) if place else None)
    for read in reads:
        well_formed = read is None or (len(read) == len(system.weights) and all(type(e) is int for e in read))
        demand(well_formed, "a configuration is malformed")
    return to_come, state, tuple(reads)


def witnessed(system, conditions, witness, after):
    """The automaton of a witness, all of whose words have a move into `after`."""
    demand(set(witness) == {"automaton", "labels", "classes", "vectors"}, "a witness is malformed")
    machine, labels = automaton(system, witness["automaton"]), witness["labels"]
    classes = [
        {configuration(system, conditions, witness, plain, after) for plain in plains} for plains in witness["classes"]
    ]
    demand(len(labels) == len(machine[1]), "a label is malformed")
    system.spend(sum(2 + 2 * len(label) for state in labels for label in state))
    listed = [c for state in labels for label in state for c in label]
    demand(all(natural(c) and c < len(classes) for c in listed), "a label is malformed")
    start = (0, 0, tuple(c.start() for c in conditions))
    begins = any(all(start in classes[c] for c in label) for label in labels[0])
    demand(begins, "a witness starts with a move half made")
    known = {}

    def reached(one, letter):
        """What one configuration leads to by the letter before and any letter after."""
        left, state, reads = one
        to_come = (left - 1) % system.period
        found = set()
        system.spend(len(after[1][state]) * (12 + 6 * len(conditions)))
        for y, to in after[1][state].items():
            found.add((to_come, to, read_on(conditions, left, reads, letter, y)))
        return found

    places = {}
    for number, members in enumerate(classes):
        for one in members:
            places.setdefault(one, set()).add(number)

    # What letters add to the conditions that are open in a class: where it is the same, so is what follows.
    adds = [
        [c.adds[0] for i, c in enumerate(conditions) if any(one[2][i] is not None for one in members)]
        for members in classes
    ]

    def follow(number, letter):
        """The classes that every configuration of a class leads into."""
        key = (number, *[add[letter] for add in adds[number]])
        if key not in known:
            common = None
            for one in classes[number]:
                into = [places.get(c, ()) for c in reached(one, letter)]
                system.spend(16 + 4 * sum(map(len, into)))
                into = set().union(*into)
                common = into if common is None else common & into
            known[key] = common or set()
        return known[key]

    def complete(one):
        to_come, state, reads = one
        return to_come == 0 and state in after[0] and all(c.holds(r) for c, r in zip(conditions, reads))

    completes = [all(map(complete, members)) for members in classes]
    for state, label in ((state, label) for state, here in enumerate(labels) for label in here):
        moves = any(completes[c] for c in label)
        demand(moves or state not in machine[0], "a witness accepts without a move")
        for letter, to in machine[1][state].items():
            lists = [follow(c, letter) for c in label]
            system.spend(8 + sum(4 + len(adds[c]) + len(found) for c, found in zip(label, lists)))
            following = set().union(*lists)
            founded = False
            for other in labels[to]:
                system.spend(2 + len(other))
                founded = founded or following.issuperset(other)
            demand(founded, "a configuration does not follow from any before it")
    return machine


def after_zeros(system, machine, zeros):
    """The state after so many zeros; None: no word begins so."""
    state = 0
    for _ in range(zeros):
        system.spend(8)
        state = None if state is None else machine[1][state].get(0)
    return state


def covered(system, everything, parts, reason, zeros=0):
    """Every word of `everything` that begins with so many zeros is accepted by one of the parts.

    What each part accepts is taken away, small parts first: then what remains stays small. Nothing may remain in the end.
    """
    start = after_zeros(system, everything, zeros)
    demand(start is not None, "`positions` are not the valid words")
    rest = without(system, everything, start, (set(), [{}]), None)
    for part in sorted(parts, key=lambda part: len(part[1])):
        rest = without(system, rest, 0, part, after_zeros(system, part, zeros))
    demand(not rest[0], reason)


def without(system, whole, start, part, beside):
    """The words of one automaton, from a state on, that another does not accept from a state on: both are read side by side.

    Pairs of states from which no such word is to come have no edges.
    """
    pairs, numbers = [(start, beside)], {(start, beside): 0}
    accepting, edges, into = [], [], [[]]
    for number, (here, beside) in enumerate(pairs):
        if here in whole[0] and beside not in part[0]:
            accepting.append(number)
        theirs = {} if beside is None else part[1][beside]
        system.spend(16 + 12 * len(whole[1][here]))
        row = {}
        for letter, to in whole[1][here].items():
            pair = (to, theirs.get(letter))
            if pair not in numbers:
                numbers[pair] = len(pairs)
                pairs.append(pair)
                into.append([])
            row[letter] = numbers[pair]
            into[numbers[pair]].append(number)
        edges.append(row)
    still, stack = set(accepting), list(accepting)
    while stack:
        for before in into[stack.pop()]:
            if before not in still:
                still.add(before)
                stack.append(before)
    return set(accepting), [{letter: to for letter, to in row.items() if to in still} for row in edges]


def check(certificate, steps=None):
    known = {"format", "version", "text", "piles", "misere", "clauses", "numeration", "positions", "lost", "moves", "ends", "growth"}
    demand(set(certificate) <= known, "unknown field")
    demand(certificate["format"] == "wythoff-certificate", "unknown format or version")
    demand(type(certificate["version"]) is int and certificate["version"] == 3, "unknown format or version")
    piles, misere, clauses = certificate["piles"], certificate["misere"], certificate["clauses"]
    demand(type(piles) is int and 1 <= piles <= 5 and type(misere) is bool, "one to five piles are expected")
    few_edges(certificate)
    system = System(certificate["numeration"], piles, steps)
    demand(all(set(clause) == {"atoms"} for clause in clauses), "a clause is malformed")
    growth = certificate.get("growth")
    measure, zeros = None, 0
    if growth is not None:
        demand(set(growth) == {"measure", "zeros"}, "`growth` is malformed")
        measure, zeros = growth["measure"], growth["zeros"]
        demand(natural(zeros) and zeros < 1 << 32 and all(natural(w) and w <= 1024 for w in measure), "`growth` is malformed")
        demand(len(measure) == piles and not misere and system.kind != "ostrowski", "`growth` is malformed")
    demand(all(decreases(clause, piles, measure) for clause in clauses), "a clause need not decrease")
    game = [[Condition(system, atom) for atom in clause["atoms"]] for clause in clauses]
    everything = automaton(system, certificate["positions"])
    demand(system.read_by(everything), "`positions` are not the valid words")
    lost = automaton(system, certificate["lost"])
    covered(system, lost, [everything], "`lost` accepts a word that is not valid")
    for conditions in game:
        no_move(system, conditions, lost, lost, "a move leads from a lost position to a lost one")

    def all_witnessed(witnesses, after):
        demand(len(witnesses) == len(game), "one witness for each clause is expected")
        return [witnessed(system, conditions, witness, after) for conditions, witness in zip(game, witnesses)]

    parts = [lost] + all_witnessed(certificate["moves"], lost)
    ends = certificate.get("ends")
    demand((ends is not None) == misere, "`ends` belong to misère play, and only there")
    if misere:
        demand(set(ends) == {"terminal", "moves"}, "`ends` are malformed")
        terminal = automaton(system, ends["terminal"])
        for conditions in game:
            no_move(system, conditions, terminal, everything, "a terminal position has a move")
        covered(system, lost, all_witnessed(ends["moves"], everything), "a lost position may have no move")
        parts.append(terminal)
    # Where piles may grow a move may need more digits than the position has, so it is read with leading zeros.
    demand(growth is None or lost[1][0].get(0) == 0, "leading zeros make a difference where piles may grow")
    covered(system, everything, parts, "a position is neither lost nor has a move to a lost one", zeros)
    all_used(certificate)


def parts_of(certificate):
    """All witnesses of a certificate, and all its automata."""
    ends = certificate.get("ends") or {"moves": []}
    witnesses = certificate["moves"] + ends["moves"]
    automata = [certificate["positions"], certificate["lost"]] + [witness["automaton"] for witness in witnesses]
    return witnesses, automata + ([ends["terminal"]] if "terminal" in ends else [])


def few_edges(certificate):
    """Counted before anything is refused, as the Rust checker does on reading: too many are no flaw of a certificate."""
    _, automata = parts_of(certificate)
    bundles = (bundle for plain in automata for row in plain["rows"] for bundle in row)
    if sum(length for bundle in bundles for length in bundle[3::2] if natural(length)) > MOST_EDGES:
        raise TooLarge("automata with too many edges")


def all_used(certificate):
    """Rows, classes and vectors that are mentioned nowhere: nothing depends on them, so nobody has checked them."""
    reason = "a row, a class or a vector is mentioned nowhere"
    witnesses, automata = parts_of(certificate)
    demand(all(len(set(plain["states"])) == len(plain["rows"]) for plain in automata), reason)
    for witness in witnesses:
        classes = {number for state in witness["labels"] for label in state for number in label}
        demand(len(classes) == len(witness["classes"]), reason)
        for place, vectors in enumerate(witness["vectors"], 2):
            mentioned = {plain[place] for plains in witness["classes"] for plain in plains} - {0}
            demand(len(mentioned) == len(vectors), reason)


def in_words(certificate):
    """The clauses as inequalities, for a reader to compare with the rules."""
    names = "abcde"[: certificate["piles"]]

    def form(body):
        parts = [(c, n) for c, n in zip(body["before"], names)] + [(c, n + "'") for c, n in zip(body["after"], names)]
        return " ".join(f"{c:+d}{n}" for c, n in parts if c) or "0"

    def condition(atom):
        ((kind, body),) = atom.items()
        if kind == "congruent":
            return f"{form(body)} = {body['remainder']} mod {body['modulus']}"
        low = "" if body["lo"] is None else f"{body['lo']} <= "
        return low + form(body) + ("" if body["hi"] is None else f" <= {body['hi']}")

    moves = [", ".join(map(condition, clause["atoms"])) for clause in certificate["clauses"]]
    return "\n".join(["misere"] * certificate["misere"] + [f"move {move}" for move in moves])


def once(pairs):
    """An object whose fields are told apart."""
    demand(len(pairs) == len({name for name, _ in pairs}), "a field stands twice")
    return dict(pairs)


def content(name, patient):
    """The text of a file: never of a pipe that nobody writes to, nor of a device without an end."""
    if not stat.S_ISREG(os.stat(name).st_mode):
        raise OSError(f"{name!r} is not a regular file")
    with open(name, "rb") as file:
        data = file.read(-1 if patient else MOST_BYTES + 1)
    if not patient and len(data) > MOST_BYTES:
        raise TooLarge(f"a file of more than {MOST_BYTES} bytes, without --patient")
    return data.decode()


def verdict(name, show, patient):
    try:
        certificate = json.loads(content(name, patient), object_pairs_hook=once)
        check(certificate, None if patient else MOST_STEPS)
        if show:
            print(in_words(certificate))
    except TooLarge as reason:
        return f"not checked: {reason}"
    except Refused as reason:
        return f"invalid: {reason}"
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, OverflowError) as error:
        return f"invalid: not a certificate ({error.__class__.__name__}: {error})"
    return "valid"


def main():
    options = {"--rules", "--patient"}
    names = [name for name in sys.argv[1:] if name not in options]
    if not names:
        print("usage: check_certificate.py [--rules] [--patient] FILE...", file=sys.stderr)
        return 2
    verdicts = []
    for name in names:
        try:
            verdicts.append(verdict(name, "--rules" in sys.argv, "--patient" in sys.argv))
        except OSError as error:
            print(error, file=sys.stderr)
            return 2
    print("\n".join(verdicts))
    if any(answer.startswith("invalid") for answer in verdicts):
        return 1
    return 3 if any(answer != "valid" for answer in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
