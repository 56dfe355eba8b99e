//! The templates, and how a program is put together from them.
//!
//! A core states a theorem as a function, a shell reads and writes a format: each stands in one file a language. A comment
//! that begins with `en:` or `zh:` is kept in that language alone; the line `//@core` of a shell makes place for the core.

use super::language::Programming;
use crate::language::Language;

/// The texts of a template in the four languages, in the order of [`Programming::ALL`].
pub(super) struct Template(pub(super) [&'static str; 4]);

/// The files of that name.
macro_rules! template {
    ($name:literal) => {
        $crate::code::template::Template([
            include_str!(concat!("templates/cpp/", $name, ".cpp")),
            include_str!(concat!("templates/python/", $name, ".py")),
            include_str!(concat!("templates/java/", $name, ".java")),
            include_str!(concat!("templates/rust/", $name, ".rs")),
        ])
    };
    (cpp $cpp:literal, python $python:literal, java $java:literal, rust $rust:literal) => {
        $crate::code::template::Template([
            include_str!(concat!("templates/cpp/", $cpp, ".cpp")),
            include_str!(concat!("templates/python/", $python, ".py")),
            include_str!(concat!("templates/java/", $java, ".java")),
            include_str!(concat!("templates/rust/", $rust, ".rs")),
        ])
    };
}
pub(super) use template;

/// The program of a core in a shell, its comments in one language.
pub(super) fn assemble(
    core: &Template,
    shell: &Template,
    programming: Programming,
    language: Language,
) -> String {
    let place = programming as usize;
    let mut program = String::new();
    let core_line = format!("{}@core", programming.comment());
    for line in shell.0[place].lines() {
        if line.trim_start() == core_line {
            core.0[place]
                .lines()
                .for_each(|line| push(&mut program, line, programming, language));
        } else {
            push(&mut program, line, programming, language);
        }
    }
    program
}

/// Adds a line, unless it is a comment in another language.
fn push(program: &mut String, line: &str, programming: Programming, language: Language) {
    let code = line.trim_start();
    let comment = programming.comment();
    let words = code.strip_prefix(comment).map(str::trim_start);
    let tagged = |tag| words.and_then(|words| words.strip_prefix(tag));
    let (kept, other) = match language {
        Language::English => (tagged("en: "), tagged("zh: ")),
        Language::Chinese => (tagged("zh: "), tagged("en: ")),
    };
    if other.is_some() {
        return;
    }
    match kept {
        Some(words) => {
            let indent = &line[..line.len() - code.len()];
            program.push_str(&format!("{indent}{comment} {words}\n"));
        }
        None => {
            program.push_str(line);
            program.push('\n');
        }
    }
}
