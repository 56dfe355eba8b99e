//! The contest formats, however the input arrives and whichever kernels are at work.

mod delivery;
mod exhaustive;
mod golden;
mod naive;
mod other;
mod property;
mod streams;
mod verify;
