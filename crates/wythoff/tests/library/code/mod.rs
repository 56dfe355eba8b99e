//! Every program that is written out is compiled, run and compared with the library.
//!
//! The compilers are needed: g++, javac and java, python3, rustc. A missing one fails the tests.

mod compiled;
mod games;
mod other;
mod problems;
mod theorems;
