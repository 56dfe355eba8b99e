//! Answers by computation, where no closed form is known: search for any rules, boards, heap sequences.

pub mod search;
