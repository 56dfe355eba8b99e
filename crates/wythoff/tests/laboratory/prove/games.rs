//! The games the tests are about.

use wythoff::{Atom, Clause, Play, Rules};

/// x > 0, y > 0 and more.
pub(crate) fn both(more: Vec<Atom>) -> Clause {
    let mut atoms = vec![
        Atom::taken(&[1, 0], Some(1), None),
        Atom::taken(&[0, 1], Some(1), None),
    ];
    atoms.extend(more);
    Clause { atoms }
}

/// lo ≤ x − y ≤ hi.
pub(crate) fn difference(lo: i64, hi: i64) -> Atom {
    Atom::taken(&[1, -1], Some(lo), Some(hi))
}

/// Nim with two piles and more moves.
pub(crate) fn nim_plus(more: Vec<Clause>) -> Rules {
    nim_until(more, &[])
}

/// The same, ending early.
pub(crate) fn nim_until(more: Vec<Clause>, terminal: &[Vec<Atom>]) -> Rules {
    let mut clauses = Rules::nim(2).clauses().to_vec();
    clauses.extend(more);
    Rules::new(2, clauses, terminal, Play::Normal).unwrap()
}

/// Take exactly (x, y).
pub(crate) fn exactly(x: i64, y: i64) -> Clause {
    both(vec![
        Atom::taken(&[1, 0], Some(x), Some(x)),
        Atom::taken(&[0, 1], Some(y), Some(y)),
    ])
}

/// Wythoff's game that ends when a + b ≤ most.
pub(crate) fn wythoff_until(most: i64) -> Rules {
    let end = Atom::Between {
        before: vec![1, 1],
        after: vec![0, 0],
        lo: None,
        hi: Some(most),
    };
    nim_until(vec![both(vec![difference(0, 0)])], &[vec![end]])
}

/// Fraenkel's (s,t)-game: 0 < x ≤ y with y − x < (s − 1)x + t, or the mirror image.
pub(crate) fn s_t(s: i64, t: i64) -> Rules {
    nim_plus(vec![
        both(vec![
            Atom::taken(&[-1, 1], Some(0), None),
            Atom::taken(&[s, -1], Some(1 - t), None),
        ]),
        both(vec![
            Atom::taken(&[1, -1], Some(0), None),
            Atom::taken(&[-1, s], Some(1 - t), None),
        ]),
    ])
}

/// One pile; take a number of the set.
pub(crate) fn subtraction(set: &[i64]) -> Rules {
    let take = |&s: &i64| Clause {
        atoms: vec![Atom::taken(&[1], Some(s), Some(s))],
    };
    Rules::new(1, set.iter().map(take).collect(), &[], Play::Normal).unwrap()
}
