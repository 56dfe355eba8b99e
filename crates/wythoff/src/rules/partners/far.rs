//! What the rules are once the piles are large: `end when a + b <= 3` concerns a few small positions.

use crate::rules::{Atom, Clause, Rules, is_infeasible};

/// Small positions are looked for below these sizes, one after the other.
const SIZES: [i64; 7] = [1, 2, 4, 8, 16, 32, 64];
/// Of clauses that differ only in conditions on the position before, no more are put together.
const MOST_ALIKE: usize = 16;

/// Rules that hold from every position one of whose piles is large.
pub(super) struct Far {
    pub(super) clauses: Vec<Clause>,
    /// From every position with a pile of this size or larger exactly these clauses move.
    pub(super) near: u32,
}

/// A clause, and its conditions on the position before.
type Case<'a> = (&'a Clause, Vec<Atom>);

impl Far {
    /// Clauses that differ in conditions on the position before are one, without those conditions, if one of them holds of
    /// every position with a large pile.
    pub(super) fn new(rules: &Rules) -> Self {
        let mut alike: Vec<(Clause, Vec<Case<'_>>)> = Vec::new();
        for clause in rules.clauses() {
            let (before, rest) = (clause.atoms.iter().cloned()).partition(is_about_before);
            let rest = Clause { atoms: rest };
            match alike.iter_mut().find(|(other, _)| *other == rest) {
                Some((_, cases)) => cases.push((clause, before)),
                None => alike.push((rest, vec![(clause, before)])),
            }
        }
        let (mut clauses, mut near) = (Vec::new(), 0);
        for (rest, cases) in alike {
            let conditions: Vec<&[Atom]> = cases.iter().map(|(_, before)| &before[..]).collect();
            match size(&conditions) {
                Some(size) => {
                    clauses.push(rest);
                    near = near.max(size);
                }
                // Perhaps each of them without some of its conditions.
                None => clauses.extend(cases.into_iter().map(|(clause, _)| {
                    let mut atoms = clause.atoms.clone();
                    atoms.retain(|atom| {
                        let alone = size(&[std::slice::from_ref(atom)]);
                        let large = alone.filter(|_| is_about_before(atom));
                        near = near.max(large.unwrap_or(0));
                        large.is_none()
                    });
                    Clause { atoms }
                })),
            }
        }
        Self { clauses, near }
    }
}

fn is_about_before(atom: &Atom) -> bool {
    atom.coefficients().1.iter().all(|&after| after == 0)
}

/// From which size of a pile on all conditions of one of the cases hold; `None`: perhaps from none.
pub(super) fn size(cases: &[&[Atom]]) -> Option<u32> {
    if cases.iter().any(|case| case.is_empty()) {
        return Some(0);
    }
    let holds = |&size: &i64| {
        [[1, 0], [0, 1]].into_iter().all(|pile| {
            let large = Atom::Between {
                before: pile.into(),
                after: vec![0, 0],
                lo: Some(size),
                hi: None,
            };
            always(cases, &mut vec![large])
        })
    };
    let size = (SIZES.into_iter()).find(|size| cases.len() <= MOST_ALIKE && holds(size));
    size.map(|size| size as u32) // at most 64
}

/// Whether no position is as supposed and breaks a condition of every case.
fn always(cases: &[&[Atom]], supposed: &mut Vec<Atom>) -> bool {
    if is_infeasible(supposed, 2) {
        return true;
    }
    let Some((first, rest)) = cases.split_first() else {
        return false;
    };
    let contraries = first.iter().flat_map(Atom::negation);
    contraries.into_iter().all(|contrary| {
        supposed.push(contrary);
        let always = always(rest, supposed);
        supposed.pop();
        always
    })
}
