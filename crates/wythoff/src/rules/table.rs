//! Every lost position of a box, straight from the clauses.

use std::ops::ControlFlow;

use super::clause::{Atom, Clause, combination};
use super::ruleset::Rules;
use crate::game::Game;
use crate::position::Play;

/// Which positions of a box are lost.
///
/// ```
/// use wythoff::{Rules, rules::Table};
/// let table = Table::new(&Rules::wythoff(0), &[9, 9]);
/// assert!(table.is_lost(&[4, 7]) && !table.is_lost(&[4, 8]));
/// assert_eq!(table.lost().len(), 7); // (0,0), (1,2), (3,5), (4,7) and mirror images
/// ```
#[derive(Debug, Clone)]
pub struct Table {
    sizes: Vec<u64>,
    lost: Vec<Box<[u64]>>,
    bits: Vec<u64>,
}

/// The conditions that bound one coordinate once the coordinates before it are chosen.
struct Form<'a> {
    atom: &'a Atom,
    coefficients: &'a [i64],
    constant: i128,
}

impl Table {
    /// Tabulates the positions with fewer than `sizes[i]` in pile i.
    ///
    /// A position is won iff a lost one before it, in the order of the box, has marked it. The marks of a lost
    /// position are intervals, one for each clause and row.
    pub fn new(rules: &Rules, sizes: &[u64]) -> Self {
        Self::with_cancel(rules, sizes, &mut || ControlFlow::Continue(()))
            .expect("nobody asks to stop")
    }

    /// As [`new`](Self::new), asking once a row whether to go on; `None`: no.
    pub fn with_cancel(
        rules: &Rules,
        sizes: &[u64],
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Self> {
        assert_eq!(sizes.len(), rules.piles(), "one size for each pile");
        let count: u64 = sizes.iter().product();
        let mut won = vec![0u64; (count as usize).div_ceil(64)];
        let mut lost = Vec::new();
        let mut position = vec![0; sizes.len()];
        let row = *sizes.last().expect("at least one pile");
        for start in (0..count).step_by(row.max(1) as usize) {
            if go_on().is_break() {
                return None;
            }
            let mut rest = start;
            for (place, &size) in position.iter_mut().zip(sizes).rev() {
                *place = rest % size;
                rest /= size;
            }
            let mut index = start;
            while let Some(next) = first_clear(&won, index, start + row) {
                index = next + 1;
                *position.last_mut().expect("at least one pile") = next - start;
                if rules.play() == Play::Misere && !has_move(rules, &position) {
                    continue; // the end of the game: won
                }
                for clause in rules.clauses() {
                    mark(clause, &position, sizes, &mut won);
                }
                lost.push(position.clone().into_boxed_slice());
            }
        }
        let mut bits = vec![0u64; won.len()];
        for position in &lost {
            let index = index_of(position, sizes);
            bits[index / 64] |= 1 << (index % 64);
        }
        Some(Self {
            sizes: sizes.to_vec(),
            lost,
            bits,
        })
    }

    /// The size of the box in each direction.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// The lost positions, in the order of the box.
    pub fn lost(&self) -> &[Box<[u64]>] {
        &self.lost
    }

    /// Whether a position of the box is lost.
    pub fn is_lost(&self, position: &[u64]) -> bool {
        let index = index_of(position, &self.sizes);
        self.bits[index / 64] >> (index % 64) & 1 == 1
    }
}

fn index_of(position: &[u64], sizes: &[u64]) -> usize {
    (position.iter().zip(sizes)).fold(0, |index, (pile, size)| index * size + pile) as usize
}

/// The first clear bit in start..end.
fn first_clear(bits: &[u64], start: u64, end: u64) -> Option<u64> {
    let mut index = start;
    while index < end {
        let rest = !bits[index as usize / 64] >> (index % 64);
        if rest != 0 {
            let found = index + u64::from(rest.trailing_zeros());
            return (found < end).then_some(found);
        }
        index = (index / 64 + 1) * 64;
    }
    None
}

fn set_range(bits: &mut [u64], start: usize, end: usize) {
    let mut index = start;
    while index < end {
        let stop = ((index / 64 + 1) * 64).min(end);
        let width = stop - index;
        bits[index / 64] |= (!0u64 >> (64 - width)) << (index % 64);
        index = stop;
    }
}

/// Marks everything in the box from which this clause leads to `after`.
fn mark(clause: &Clause, after: &[u64], sizes: &[u64], won: &mut [u64]) {
    let forms: Vec<Form<'_>> = (clause.atoms.iter())
        .map(|atom| {
            let (before, left) = atom.coefficients();
            Form {
                atom,
                coefficients: before,
                constant: combination(left, after),
            }
        })
        .collect();
    let bounds: Vec<(i128, i128)> = (after.iter().zip(sizes))
        .map(|(&pile, &size)| (i128::from(pile), i128::from(size) - 1))
        .collect();
    let mut prefix = Vec::with_capacity(sizes.len());
    let _ = solutions(&forms, &bounds, &mut prefix, &mut |prefix, lo, hi| {
        let row = (prefix.iter().zip(sizes)).fold(0, |index, (pile, size)| index * size + pile);
        let start = (row * sizes[sizes.len() - 1]) as usize;
        set_range(won, start + lo as usize, start + hi as usize + 1);
        ControlFlow::Continue(())
    });
}

/// Whether any clause allows any move from `before`.
fn has_move(rules: &Rules, before: &[u64]) -> bool {
    rules.clauses().iter().any(|clause| {
        let forms: Vec<Form<'_>> = (clause.atoms.iter())
            .map(|atom| {
                let (left, after) = atom.coefficients();
                Form {
                    atom,
                    coefficients: after,
                    constant: combination(left, before),
                }
            })
            .collect();
        let bounds: Vec<(i128, i128)> = before.iter().map(|&pile| (0, i128::from(pile))).collect();
        let stop = &mut |_: &[u64], _, _| ControlFlow::Break(());
        solutions(&forms, &bounds, &mut Vec::new(), stop).is_break()
    })
}

/// Shows every vector within the bounds that satisfies the forms, the last coordinate as an interval.
fn solutions(
    forms: &[Form<'_>],
    bounds: &[(i128, i128)],
    prefix: &mut Vec<u64>,
    visit: &mut dyn FnMut(&[u64], u64, u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let depth = prefix.len();
    let (mut least, mut most) = bounds[depth];
    let mut by_one = false;
    for form in forms {
        let coefficient = form.coefficients[depth];
        if form.coefficients[depth + 1..].iter().any(|&c| c != 0) {
            continue; // decided further down
        }
        let value = form.constant + combination(&form.coefficients[..depth], prefix);
        if coefficient == 0 {
            // Decided at an earlier depth, unless this is the first.
            if depth == 0 && !form.atom.holds(value) {
                return ControlFlow::Continue(());
            }
            continue;
        }
        match form.atom {
            Atom::Between { lo, hi, .. } => {
                let c = i128::from(coefficient);
                let (lo, hi) = (lo.map(i128::from), hi.map(i128::from));
                let (low, high) = if c > 0 {
                    (lo, hi)
                } else {
                    (hi.map(|x| -x), lo.map(|x| -x))
                };
                let value = if c > 0 { value } else { -value };
                if let Some(low) = low {
                    least = least.max(-(value - low).div_euclid(c.abs()));
                }
                if let Some(high) = high {
                    most = most.min((high - value).div_euclid(c.abs()));
                }
            }
            Atom::Congruent { .. } => by_one = true,
        }
    }
    if least > most {
        return ControlFlow::Continue(());
    }
    let is_last = depth + 1 == bounds.len();
    if is_last && !by_one {
        return visit(prefix, least as u64, most as u64);
    }
    for value in least..=most {
        prefix.push(value as u64);
        let congruent = forms.iter().all(|form| match form.atom {
            Atom::Congruent { .. } if form.coefficients[depth + 1..].iter().all(|&c| c == 0) => {
                form.atom
                    .holds(form.constant + combination(&form.coefficients[..=depth], prefix))
            }
            _ => true,
        });
        let flow = match (congruent, is_last) {
            (false, _) => ControlFlow::Continue(()),
            (true, true) => visit(&prefix[..depth], value as u64, value as u64),
            (true, false) => solutions(forms, bounds, prefix, visit),
        };
        prefix.pop();
        flow?;
    }
    ControlFlow::Continue(())
}
