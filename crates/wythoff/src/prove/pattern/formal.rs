//! Which claims Coq can be given a proof of: those that `coq::theorem` writes.

use super::super::proof::Proof;
use super::Claim;
use crate::rules::{Atom, Clause, Rules};

/// Whether `coq::theorem` writes a proof of a claim that is proved here.
pub(super) fn is_formal(proof: &Proof, claim: &Claim) -> bool {
    let rules = &proof.rules;
    // A familiar game with the same lost positions is proved of the least automaton; a proof that was loaded may have another.
    let is_least = || proof.lost == proof.lost.minimised().0;
    match claim {
        // Those that are proved are of k-Wythoff, normal or misère, or of Fraenkel's (s,t)-games.
        Claim::Xor { .. }
        | Claim::Beatty(_)
        | Claim::Linear { .. }
        | Claim::AppendedZero { .. } => is_least(),
        Claim::Nothing
        | Claim::Everything
        | Claim::Diagonal
        | Claim::Values { .. }
        | Claim::Remainders { .. }
        | Claim::Periodic { .. } => true,
        Claim::Mex => row_bound(rules).is_some() && rules.is_symmetric(),
        Claim::OnePerRow => row_bound(rules).is_some(),
        Claim::Finite(_)
        | Claim::NimSum { .. }
        | Claim::Powers { .. }
        | Claim::Digits(_)
        | Claim::FirstMove { .. }
        | Claim::LastPart { .. }
        | Claim::Like { .. }
        | Claim::Sequences { .. } => false,
    }
}

/// The c and d such that who takes x > 0 from the first of two piles takes at most cx + d from the second, in a game in which any
/// number may be taken from the second alone; `None`: that is not to be seen in the clauses.
///
/// Such a game has exactly one lost position in each row: `proof/Rows.v`.
pub(crate) fn row_bound(rules: &Rules) -> Option<(u64, u64)> {
    if rules.piles() != 2 || rules.measure().is_some() {
        return None;
    }
    if !rules.clauses().iter().any(is_row) {
        return None;
    }
    let bounds: Option<Vec<(u64, u64)>> = rules.clauses().iter().map(bound).collect();
    let bounds = bounds?.into_iter();
    Some(bounds.fold((0, 0), |(c, d), (c1, d1)| (c.max(c1), d.max(d1))))
}

/// The coefficients of what is taken, and the bounds, if the condition speaks of what is taken only.
fn taken(atom: &Atom) -> Option<([i64; 2], Option<i64>, Option<i64>)> {
    let Atom::Between {
        before,
        after,
        lo,
        hi,
    } = atom
    else {
        return None;
    };
    let &[x, y] = &before[..] else {
        return None;
    };
    let is_taken = after
        .iter()
        .zip(before)
        .all(|(&a, &b)| a.checked_neg() == Some(b));
    is_taken.then_some(([x, y], *lo, *hi))
}

/// Whether a clause allows to take any number from the second pile alone: its conditions hold for x = 0 and every y ≥ 1.
fn is_row(clause: &Clause) -> bool {
    clause.atoms.iter().all(|atom| {
        taken(atom).is_some_and(|([_, y], lo, hi)| {
            lo.is_none_or(|lo| y >= 0 && lo <= y) && hi.is_none_or(|hi| y <= 0 && hi >= y)
        })
    })
}

/// The c and d of a clause: all zero if it takes nothing from the first pile.
fn bound(clause: &Clause) -> Option<(u64, u64)> {
    let at_most = |part: i64, of: i64| match part > 0 {
        true => part.unsigned_abs().div_ceil(of.unsigned_abs()),
        false => 0,
    };
    let mut bounds = clause.atoms.iter().filter_map(taken).filter_map(|atom| {
        match atom {
            ([1, 0], _, Some(0)) => Some((0, 0)),
            // y·of ≤ hi − other·x
            ([other, of], _, Some(hi)) if of > 0 => {
                Some((at_most(other.checked_neg()?, of), at_most(hi, of)))
            }
            // −y·of ≤ other·x − lo
            ([other, of], Some(lo), _) if of < 0 => {
                Some((at_most(other, of), at_most(lo.checked_neg()?, of)))
            }
            _ => None,
        }
    });
    bounds.next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_rules;

    #[test]
    fn a_bound_is_seen_where_both_piles_are_taken_from() {
        let bound = |text: &str| row_bound(&parse_rules(text).unwrap());
        assert_eq!(bound("x>0,y=0 | x=0,y>0 | x=y>0"), Some((1, 0)));
        assert_eq!(bound("x>0,y=0 | x=0,y>0 | 0<x<=y<3x+2"), Some((3, 1)));
        // Many rows of this game have no lost position: everything can be taken at once.
        assert_eq!(bound("x>0,y=0 | x=0,y>0 | x>0,y>0"), None);
        // No number but one may be taken from a pile alone.
        assert_eq!(bound("x=1,y=0 | x=0,y=1 | x=y>0"), None);
    }

    #[test]
    fn a_bound_bounds_what_the_clauses_allow() {
        for text in [
            "x>0,y=0 | x=0,y>0 | x=y>0",
            "x>0,y=0 | x=0,y>0 | 0<x<=y<3x+2",
            "x>0,y=0 | x=0,y>0 | x>0,y>0,2y<=3x+1",
            "x>0,y=0 | x=0,y>0 | x+y<=7,x>0,y>0",
            "x>0,y=0 | x=0,y>0 | x=2,y=5",
        ] {
            let rules = parse_rules(text).unwrap();
            let (c, d) = row_bound(&rules).expect(text);
            for x in 1..30 {
                for y in 0..100 {
                    let allows = |clause: &Clause| clause.allows(&[30, 100], &[30 - x, 100 - y]);
                    let is_allowed = rules.clauses().iter().any(allows);
                    assert!(!is_allowed || y <= c * x + d, "{text}: {x} {y}");
                }
            }
        }
    }
}
