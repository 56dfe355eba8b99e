//! Changes of a certificate to just within what the checker allows, and to just beyond.

use wythoff::certificate::{Certificate, Growth, PlainAutomaton};
use wythoff::logic::Numerals;
use wythoff::{Atom, Clause};

/// Each change, at the limit and past it.
pub(super) fn limits(original: &Certificate) -> Vec<(&'static str, Certificate)> {
    let mut changed: Vec<(&'static str, Certificate)> = Vec::new();
    let mut add = |kind: &'static str, change: &dyn Fn(&mut Certificate)| {
        let mut certificate = original.clone();
        change(&mut certificate);
        changed.push((kind, certificate));
    };
    add("format", &|c| c.format.push('x'));
    add("version", &|c| c.version += 1);
    for piles in [0, 1, 2, 3, 5, 6] {
        add("piles", &|c| with_piles(c, piles));
    }
    for list in [
        vec![1; 8],
        vec![1; 9],
        vec![4096],
        vec![4097],
        vec![1],
        vec![2],
        vec![0, 1],
        vec![1, 0],
        vec![2, 1],
        vec![1, 2],
        vec![2, 2],
        vec![2, 0, 2],
        vec![2, 0, 1],
        vec![3, 1, 2],
        vec![3, 2, 2],
        vec![256],
        vec![257],
        vec![255, 1],
        vec![256, 1],
        vec![0],
        vec![1, 1, 0],
        vec![4095, 4095, 4095, 4095, 4095, 4095, 1],
        vec![511, 1, 1, 1, 1, 1, 1, 1],
    ] {
        for numerals in [Numerals::Greedy, Numerals::Endless, Numerals::Ostrowski] {
            add("numeration", &|c| in_numeration(c, numerals(list.clone())));
        }
    }
    for letter in [0, 1, 3, 4, 5, 8, 9] {
        add("letter", &|c| c.lost.rows[0] = vec![(letter, 0)]);
    }
    // Only in normal play, and not in Ostrowski's numerations, may piles grow.
    add("growth", &|c| {
        let (measure, zeros) = (vec![1; c.piles], 1);
        c.growth = Some(Growth { measure, zeros });
        c.text = None;
    });
    for weight in [-1, 0, 1024, 1025] {
        add("measure", &|c| {
            if let Some(growth) = &mut c.growth {
                growth.measure[0] = weight;
            }
        });
    }
    for zeros in [0, 1, 2, 100] {
        add("zeros", &|c| {
            if let Some(growth) = &mut c.growth {
                growth.zeros = zeros;
            }
        });
    }
    for (clause, Clause { atoms }) in original.clauses.iter().enumerate() {
        for atom in 0..atoms.len() {
            for change in atom_changes() {
                add("condition", &|c| {
                    change(&mut c.clauses[clause].atoms[atom]);
                    c.text = None;
                });
            }
        }
    }
    for text in [
        "",
        "x>0",
        "x>0,y=0 | x=0,y>0",
        "misere; x>0",
        "measure; x>0, y=0 | y>0, a'=a+y",
    ] {
        add("text", &|c| c.text = Some(text.into()));
    }
    add("no text", &|c| c.text = None);
    changed
}

/// A change of a condition.
type Change = Box<dyn Fn(&mut Atom)>;

/// Coefficients and bounds at the limits: what letters add is at most 2^20, a bound 2^40.
fn atom_changes() -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for coefficient in [
        (1 << 18) - 1,
        1 << 18,
        1 << 19,
        (1 << 19) - 1,
        -(1 << 19),
        1 << 20,
    ] {
        changes.push(Box::new(move |atom| {
            let (Atom::Between { before, .. } | Atom::Congruent { before, .. }) = atom;
            before[0] = coefficient;
        }));
    }
    for bound in [
        -(1 << 40) - 1,
        -(1 << 40),
        -1,
        0,
        1,
        2,
        1 << 40,
        (1 << 40) + 1,
    ] {
        changes.push(Box::new(move |atom| match atom {
            Atom::Between { lo, .. } => *lo = Some(bound),
            Atom::Congruent { remainder, .. } => *remainder = bound,
        }));
        changes.push(Box::new(move |atom| match atom {
            Atom::Between { hi, .. } => *hi = Some(bound),
            Atom::Congruent { modulus, .. } => *modulus = bound,
        }));
    }
    changes.push(Box::new(|atom| {
        if let Atom::Between { lo, hi, .. } = atom {
            (*lo, *hi) = (None, None);
        }
    }));
    changes
}

/// The same claim for another number of piles, each clause taking from all of them: well formed.
fn with_piles(certificate: &mut Certificate, piles: usize) {
    let each = |pile| {
        let form: Vec<i64> = (0..piles).map(|i| i64::from(i == pile)).collect();
        Atom::taken(&form, Some(1), None)
    };
    certificate.piles = piles;
    certificate.text = None;
    let atoms: Vec<Atom> = (0..piles).map(each).collect();
    for clause in &mut certificate.clauses {
        clause.atoms.clone_from(&atoms);
    }
    without_witnesses(certificate, piles);
}

/// The same claim in another numeration: well formed.
fn in_numeration(certificate: &mut Certificate, numeration: Numerals) {
    certificate.numeration = numeration;
    let conditions = certificate.clauses.iter().map(|clause| clause.atoms.len());
    let most = conditions.max().unwrap_or(0);
    without_witnesses(certificate, most);
    for (witness, clause) in certificate.moves.iter_mut().zip(&certificate.clauses) {
        witness.vectors.truncate(clause.atoms.len());
    }
    if let Some(ends) = &mut certificate.ends {
        for (witness, clause) in ends.moves.iter_mut().zip(&certificate.clauses) {
            witness.vectors.truncate(clause.atoms.len());
        }
    }
}

/// Witnesses that stand for no move.
fn without_witnesses(certificate: &mut Certificate, conditions: usize) {
    let ends = certificate.ends.iter_mut().flat_map(|ends| &mut ends.moves);
    for witness in certificate.moves.iter_mut().chain(ends) {
        witness.automaton = PlainAutomaton::new(Vec::new(), [Vec::new()]);
        witness.labels = vec![vec![wythoff::certificate::Label(Vec::new())]];
        witness.classes.clear();
        witness.vectors = vec![Vec::new(); conditions];
    }
}
