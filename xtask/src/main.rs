//! The project's own tasks.
#![forbid(unsafe_code)]

fn main() {}
