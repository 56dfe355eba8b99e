//! Tables of two-pile games, in a caller's buffer as those of [`board`](crate::board).
//!
//! | module | what lives there |
//! |---|---|
//! | [`any`] | tables of any two-pile game, by looking at every option: slow and obviously right |
//! | [`closed`] | outcomes and numbers of winning moves of k-Wythoff, from the closed form |

pub mod any;
pub mod closed;
