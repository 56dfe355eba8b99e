//! Vector kernels, chosen at run time by what the processor has; each stands beside its safe twin.
//!
//! The only module of the workspace where `unsafe` is allowed.
#![allow(unsafe_code)]

pub mod tokens;
