//! Where the published formulas for losing pairs go wrong: the first position and how many, computed.
//!
//! A formula gives for each index n a lower number, its *claim*; the program calls (claim, claim + (k + 1)n) lost and every
//! other pair with that difference won. So each n with a wrong claim is one lost position called won and, if there is a
//! claim, one won position called lost; positions whose difference is no multiple of k + 1 are judged rightly.
//! (a, b) and (b, a) count as one.
//!
//! Not every n is tried. A value within δ of nα has the right floor unless an integer lies within δ of nα, and those n are
//! listed one by one; only where δ is no longer small is every n tried. Either way nothing is left out.

mod count;
mod formula;
mod near;
mod soft;

pub use count::{Count, LARGEST_LIMIT, Missed, Work, count};
pub use formula::{Formula, Prepared};
pub use soft::Soft;
