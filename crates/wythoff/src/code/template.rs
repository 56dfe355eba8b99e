//! The templates, and how a program is put together from them.
//!
//! A core states a theorem as a function, a shell reads and writes a format: each stands in one file a language. The line
//! `//@core` of a shell makes place for the core, and at `//@say PLACE` something may be said.

use super::language::Programming;
use super::program::Program;

/// The texts of a template in the four languages, in the order of [`Programming::ALL`].
pub(super) struct Template(pub(super) [&'static str; 4]);

/// The files of that name.
macro_rules! template {
    ($name:ident) => {
        $crate::code::template::Template([
            include_str!(concat!("templates/cpp/", stringify!($name), ".cpp")),
            include_str!(concat!("templates/python/", stringify!($name), ".py")),
            include_str!(concat!("templates/java/", stringify!($name), ".java")),
            include_str!(concat!("templates/rust/", stringify!($name), ".rs")),
        ])
    };
    (cpp $cpp:ident, python $python:ident, java $java:ident, rust $rust:ident) => {
        $crate::code::template::Template([
            include_str!(concat!("templates/cpp/", stringify!($cpp), ".cpp")),
            include_str!(concat!("templates/python/", stringify!($python), ".py")),
            include_str!(concat!("templates/java/", stringify!($java), ".java")),
            include_str!(concat!("templates/rust/", stringify!($rust), ".rs")),
        ])
    };
}
pub(super) use template;

/// The program of a core in a shell, with values for the words that begin with `@`.
pub(super) fn assemble(
    core: &'static Template,
    shell: &'static Template,
    programming: Programming,
    values: &[(&str, String)],
) -> Program {
    let (core, shell) = (core.0[programming as usize], shell.0[programming as usize]);
    let core_line = format!("{}@core", programming.comment());
    let lines = shell.lines().flat_map(|line| {
        let is_core = line.trim_start() == core_line;
        let text = if is_core { core.trim_end() } else { line };
        // Not `lines`, which a blank line has none of.
        text.split('\n')
    });
    Program::new(programming, lines, values)
}
