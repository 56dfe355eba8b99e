//! Checkers in C++ for judges that use testlib.

use super::language::Programming;
use super::program::Program;
use crate::judge::Problem;

/// A checker for testlib.
///
/// HDU 2177 has several right outputs; every other problem has one, and its checker compares words.
///
/// ```
/// use wythoff::{code::checker, judge::Problem};
/// assert!(checker(Problem::Hdu2177).to_string().contains("registerTestlibCmd(argc, argv)"));
/// ```
pub fn checker(problem: Problem) -> Program {
    match has_one_answer(problem) {
        true => word_checker(),
        false => written(include_str!("templates/checker/hdu_2177.cpp")),
    }
}

/// A checker for testlib that compares words: enough where one output is right and no other.
pub fn word_checker() -> Program {
    written(include_str!("templates/checker/words.cpp"))
}

fn written(template: &'static str) -> Program {
    Program::new(Programming::Cpp, template.lines(), &[])
}

/// Whether one output is right and no other, so that the judge's own comparison of words is enough.
pub fn has_one_answer(problem: Problem) -> bool {
    problem != Problem::Hdu2177
}
