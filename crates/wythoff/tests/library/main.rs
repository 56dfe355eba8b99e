//! Games, numbers, tables, explanations and programs.

mod board;
mod board_checkpoint;
mod board_format;
mod board_journal;
mod board_published;
// The programs are texts, the same in debug and in release mode: they are compiled and run once.
#[cfg(debug_assertions)]
mod code;
mod explain;
mod front_page;
mod games;
mod heap;
mod number;
mod precision;
mod published_values;
mod row_periods;
mod search;
mod watch;
mod widths;
mod wythoff_laws;
