//! Rows of the Grundy table of k-Wythoff, however far out: each is additively periodic, and the period is proved.
//!
//! # Theorem
//!
//! Row a of the table has a period p and a preperiod n with g(a, b + p) = g(a, b) + p for all b ≥ n.
//! (For k = 0: A. Dress, A. Flammenkamp, N. Pink, *Additive periodicity of the Sprague–Grundy function of certain Nim
//! games*, 1999; H. A. Landman, *A simple FSM-based proof of the additive periodicity of the Sprague–Grundy function of
//! Wythoff's game*, 2002.) The proof below finds p and n.
//!
//! # Proof
//!
//! Let the *offset* be h(a, b) = g(a, b) − b. To prove: row a of h becomes periodic.
//!
//! **Bounds.** −(2k + 2)a ≤ h(a, b) ≤ a. No play from (a, b) has more than a + b moves, so g(a, b) ≤ a + b. Now let v be
//! a value that none of the cells 0, …, b − 1 of row a has. Each of these b cells has a smaller value than v, or has v
//! among its options in a row a' < a. At most v cells have smaller values, as the values of a row differ. Row a' has v at
//! most once, say at b', and b' is an option of (a, b) only by a move in one pile, b = b', or in both, b − b' within k of
//! a − a': at most 2k + 2 cells. So b ≤ v + (2k + 2)a, for every v that is missing before b, such as g(a, b).
//!
//! **States.** Let U(b) be the set of u for which the value b + u is in row a before b. By the bounds it contains
//! every u < −(2k + 2)a with b + u ≥ 0 and no u ≥ a, so the part within the *window* from −(2k + 2)a to a − 1 tells all
//! (counting values b + u < 0 as used, which changes nothing). The offset h(a, b) is the least u that is neither in U(b)
//! nor excluded by the rows above, namely
//!
//! - h(a', b) for a' < a;
//! - h(a', b − y) − y for a' < a, 1 ≤ y ≤ b and |a − a' − y| ≤ k;
//!
//! and U(b + 1) = { u − 1 : u ∈ U(b) or u = h(a, b) }.
//!
//! **Repetition.** Let the rows above be periodic, with joint period P (the least common multiple) and from N on, the
//! largest preperiod. As y ≤ a + k, what they exclude at b depends only on b mod P, once b ≥ N + a + k. So if
//! U(b₁) = U(b₂) for some b₁ < b₂, both at least N + a + k and congruent mod P, then the row repeats:
//! h(a, b + b₂ − b₁) = h(a, b) for all b ≥ b₁. There are finitely many states, so this happens.
//!
//! **The least period and preperiod.** The periods of the row are the multiples of the least one, which therefore divides
//! q = b₂ − b₁; and a divisor p of q is a period iff h(a, b) = h(a, b + p) for b₁ ≤ b < b₂ − p. The preperiod is b₁ moved
//! down as long as h(a, b₁ − 1) = h(a, b₁ − 1 + p). ∎

mod observe;
mod prove;
mod row;

use std::ops::ControlFlow;

use dashu_int::UBig;

pub use row::{Row, Status};

use crate::watch::{Progress, Watch};

/// Rows 0, 1, 2, … of the Grundy table of k-Wythoff, each with its period.
///
/// ```
/// use wythoff::{UBig, board::RowPeriods};
/// let mut rows = RowPeriods::new(0);
/// let _ = rows.extend(7, 1 << 20, &mut ());
/// let row = rows.row(7).unwrap();
/// assert_eq!((row.period(), row.preperiod()), (Some(24), Some(92)));
/// let far = UBig::from(10u8).pow(40);
/// assert_eq!(rows.grundy(&UBig::from(7u8), &far), Some(&far - 8u8));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowPeriods {
    k: u64,
    rows: Vec<Row>,
}

impl RowPeriods {
    /// No rows yet.
    pub fn new(k: u64) -> Self {
        let rows = Vec::new();
        Self { k, rows }
    }

    /// How far apart the two amounts of a move in both piles may be.
    pub fn k(&self) -> u64 {
        self.k
    }

    /// The rows so far, from row 0 on.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Row a, if it has been computed.
    pub fn row(&self, a: usize) -> Option<&Row> {
        self.rows.get(a)
    }

    /// How many rows from row 0 on have a proved period.
    pub fn proved(&self) -> usize {
        let proved = |row: &&Row| row.status() == Status::Proved;
        self.rows.iter().take_while(proved).count()
    }

    /// Computes rows up to row `last`, none farther than `columns`; `watch` hears how many rows are done.
    ///
    /// A row whose state does not repeat that early is not proved, nor are the rows below it. Their values are known
    /// that far, and a period that these show is labelled [seen](Status::Seen).
    pub fn extend(
        &mut self,
        last: usize,
        columns: usize,
        watch: &mut dyn Watch,
    ) -> ControlFlow<()> {
        let total = last as u64 + 1;
        while self.rows.len() <= last {
            let done = self.rows.len() as u64;
            let mut go_on = |()| watch.tell(Progress::new(done, total));
            let row = prove::next_row(self.k, &self.rows, columns, &mut go_on)?;
            self.rows.push(row);
        }
        watch.tell(Progress::new(total, total))
    }

    /// The Grundy value of (a, b), in either order; `None` if the smaller is not a row, or the row is not known that far.
    pub fn grundy(&self, a: &UBig, b: &UBig) -> Option<UBig> {
        let row = usize::try_from(a.min(b)).ok()?;
        self.rows.get(row)?.grundy(a.max(b))
    }
}
