//! Rules of one pile: the whole row of Grundy values, by lemmas that a person can check.
//!
//! | lemma | for rules under which, from some size on, | says |
//! |---|---|---|
//! | [`Window`] | a move takes a bounded amount, leaves a bounded amount, or is any from some amount on | what comes again comes for ever |
//! | [`AtMost`] | any amount up to ⌊(pn + d)/q⌋ may be taken | each value is that of a smaller pile, or a line |
//! | [`Remainders`] | what may be taken does not depend on the pile, linear or not | what comes again from 0 on comes for ever |

mod at_most;
mod eventual;
mod half_plane;
mod remainders;
mod theorem;
mod window;

pub use at_most::{AtMost, AtMostPart};
pub use remainders::Remainders;
pub use theorem::{RowFacts, RowTheorem, row_facts};
pub use window::{Repetition, Window};
