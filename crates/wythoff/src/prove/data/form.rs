//! What a value of two coordinates may depend on alone.

use super::cells::Cells;
use super::pattern::{Pattern, of_row};

/// A number made of two coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// a ⊕ b, the sum without carries.
    Xor,
    /// (a + 1) ⊕ (b + 1), for tables that begin at 1.
    XorAbove,
    /// ((a − 1) ⊕ (b − 1)) + 1, and 0 where a or b is 0.
    XorBelow,
    /// a + b.
    Sum,
    /// |a − b|.
    Difference,
    /// The smaller of both.
    Least,
    /// The larger of both.
    Greatest,
}

/// All forms, the likeliest first.
const FORMS: [Form; 7] = [
    Form::Xor,
    Form::XorAbove,
    Form::XorBelow,
    Form::Sum,
    Form::Difference,
    Form::Least,
    Form::Greatest,
];

impl Form {
    /// The number of these coordinates.
    ///
    /// ```
    /// use wythoff::prove::data::Form;
    /// assert_eq!(Form::Xor.of(5, 3), 6);
    /// assert_eq!(Form::XorBelow.of(5, 3), 7);
    /// assert_eq!(Form::XorBelow.of(5, 0), 0);
    /// ```
    pub fn of(self, a: u64, b: u64) -> u64 {
        match self {
            Self::Xor => a ^ b,
            Self::XorAbove => a.saturating_add(1) ^ b.saturating_add(1),
            Self::XorBelow if a == 0 || b == 0 => 0,
            Self::XorBelow => ((a - 1) ^ (b - 1)).saturating_add(1),
            Self::Sum => a.saturating_add(b),
            Self::Difference => a.abs_diff(b),
            Self::Least => a.min(b),
            Self::Greatest => a.max(b),
        }
    }

    /// The values of the table by this number, up to the first that does not occur; `None`: they depend on more.
    fn row(self, cells: &Cells<'_>) -> Option<Vec<u32>> {
        let mut row: Vec<Option<u32>> = Vec::new();
        for (a, values) in (0..).zip(cells.rows()) {
            for (b, &value) in (0..).zip(values) {
                let place = self.of(a, b) as usize;
                if row.len() <= place {
                    row.resize(place + 1, None);
                }
                if *row[place].get_or_insert(value) != value {
                    return None;
                }
            }
        }
        Some(row.into_iter().map_while(|value| value).collect())
    }
}

/// A table whose values depend on one number made of both coordinates: the one whose row is told in fewest numbers.
pub(super) fn through(cells: &Cells<'_>) -> Option<Pattern> {
    if cells.sizes.len() != 2 {
        return None;
    }
    let patterns = FORMS.iter().filter_map(|&form| {
        let row = form.row(cells)?;
        let row = Box::new(of_row(&row)?);
        Some(Pattern::Through { form, row })
    });
    patterns.min_by_key(Pattern::told)
}
