//! What gives a value to every place, and how much it takes to tell it.

use super::automatic::Recogniser;
use super::cells::Cells;
use super::form::Form;
use super::formula::Formula;
use super::grid::Grid;
use super::law::Law;
use super::pairs::Pairs;
use super::repeat::Repeat;

/// A pattern in a row or a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pattern {
    /// Of a row: a closed form.
    Formula(Formula),
    /// Of a row: it leads back to smaller numbers.
    Law(Law),
    /// Of a row: it repeats.
    Repeat(Repeat),
    /// Of a table: g(a, b) = r(t), where t is a number made of a and b.
    Through {
        /// How t is made.
        form: Form,
        /// The pattern of r.
        row: Box<Pattern>,
    },
    /// Of a table: g(a, b) = r(a) ⊕ s(b).
    NimSum {
        /// The pattern of r.
        left: Box<Pattern>,
        /// The pattern of s.
        right: Box<Pattern>,
    },
    /// Of a table: it repeats in both directions.
    Grid(Grid),
    /// Of a table of 0 and 1: the zeros are pairs made by the mex rule.
    Pairs(Pairs),
    /// An automaton reads the digits.
    Automaton(Recogniser),
}

impl Pattern {
    /// The value at a place, of as many coordinates as the data have; `None`: there is not exactly one.
    pub fn value(&self, place: &[u64]) -> Option<u64> {
        match (self, place) {
            (Self::Formula(formula), &[n]) => formula.value(n),
            (Self::Law(law), &[n]) => law.value(n),
            (Self::Repeat(repeat), &[n]) => repeat.value(n),
            (Self::Through { form, row }, &[a, b]) => row.value(&[form.of(a, b)]),
            (Self::NimSum { left, right }, &[a, b]) => Some(left.value(&[a])? ^ right.value(&[b])?),
            (Self::Grid(grid), &[a, b]) => grid.value(a, b),
            (Self::Pairs(pairs), &[a, b]) => Some(pairs.value(a, b)),
            (Self::Automaton(recogniser), place) => recogniser.value(place),
            _ => None,
        }
    }

    /// How many numbers it takes to tell it: parameters, repeated values, or edges of the automaton.
    ///
    /// Nothing is learnt from values that are not many times as many.
    pub fn told(&self) -> usize {
        match self {
            Self::Formula(formula) => formula.told(),
            Self::Law(law) => law.told(),
            Self::Repeat(repeat) => repeat.told(),
            Self::Through { row, .. } => 1 + row.told(),
            Self::NimSum { left, right } => 1 + left.told() + right.told(),
            Self::Grid(grid) => grid.told(),
            Self::Pairs(_) => 3,
            Self::Automaton(recogniser) => recogniser.told(),
        }
    }

    /// Whether it gives every value of the data.
    pub(super) fn agrees(&self, cells: &Cells<'_>) -> bool {
        match self {
            Self::Pairs(pairs) => pairs.agrees(cells),
            Self::Automaton(recogniser) => recogniser.agrees(cells),
            _ => {
                let is_row = cells.sizes.len() == 1;
                (0..).zip(cells.rows()).all(|(a, row)| {
                    (0..).zip(row).all(|(b, &value)| {
                        let found = match is_row {
                            true => self.value(&[b]),
                            false => self.value(&[a, b]),
                        };
                        found == Some(value.into())
                    })
                })
            }
        }
    }
}

/// The pattern of a row that takes fewest numbers to tell, automata left out.
pub(super) fn of_row(values: &[u32]) -> Option<Pattern> {
    let found = [
        Formula::find(values).map(Pattern::Formula),
        Law::find(values).map(Pattern::Law),
        Repeat::find(values).map(Pattern::Repeat),
    ];
    found.into_iter().flatten().min_by_key(Pattern::told)
}
