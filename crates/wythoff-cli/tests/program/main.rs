//! The program as others run it.

mod census;
mod decimal;
#[cfg(target_os = "linux")]
mod faults;
mod files;
mod hack;
mod lab;
mod long;
mod pictures;
mod play;
#[cfg(unix)]
mod play_screen;
mod process;
mod schemas;
mod second_method;
mod shell;
