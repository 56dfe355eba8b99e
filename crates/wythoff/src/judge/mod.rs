//! Contest formats: bytes in, bytes out; one problem to a file.
//!
//! What a judge's own data promise is assumed no further than needed: numbers are told apart by blanks (white space of
//! any kind and amount, so lines may end in CRLF, be empty, or be broken anywhere), may have leading zeros, and may be of
//! any size, also beyond a problem's limits. A sign is not part of a number.
//!
//! Memory does not grow with the input, but for a number longer than the buffer while that number is read. What has been
//! decided is written out before more input is waited for, and before an error is reported.

mod answer;
mod buffer;
mod cases;
mod error;
mod golden;
mod input;
mod kernels;
mod numbers;
mod numeral;
mod other;
mod output;
mod positions;
mod problem;
mod verify;
mod verify_answers;

pub mod trials;

mod hdu_1527;
mod hdu_2177;
mod hdu_5973;
mod hdu_6869;
mod luogu_p2252;
mod nod_1072;
mod nod_1185;
mod poj_1067;

use std::io::{Read, Write};

pub use error::{Expected, Found, JudgeError};
#[doc(hidden)]
pub use kernels::Kernels;
pub use other::{CaseShape, OtherProblem, Repeats};
pub use positions::run_positions;
pub use problem::{Problem, UnknownProblem};
pub use verify::{Mismatch, MismatchKind, verify, verify_lines};
pub use verify_answers::verify_answers;

use cases::Judge;

/// Reads the input of a contest problem and writes the output its judge expects.
///
/// Whether it returns `Ok` or an error, everything decided has been written and flushed.
///
/// ```
/// use wythoff::judge::{Problem, run};
/// let mut output = Vec::new();
/// run(Problem::Hdu1527, &b"2 1\n8 4\n4 7\n"[..], &mut output)?;
/// assert_eq!(output, b"0\n1\n0\n");
///
/// output.clear();
/// let error = run(Problem::Hdu1527, &b"2 1\n8 4\n4 -7\n"[..], &mut output).unwrap_err();
/// assert_eq!(output, b"0\n1\n");
/// assert_eq!(error.to_string(), r#"line 3, column 3: expected a pile size, found "-7""#);
/// # Ok::<(), wythoff::judge::JudgeError>(())
/// ```
pub fn run(problem: Problem, input: impl Read, output: impl Write) -> Result<(), JudgeError> {
    run_with(Kernels::fastest(), problem, input, output)
}

/// [`run`] with kernels of one's choice: the tests compare them.
#[doc(hidden)]
pub fn run_with(
    kernels: Kernels,
    problem: Problem,
    mut input: impl Read,
    mut output: impl Write,
) -> Result<(), JudgeError> {
    let mut judge = Judge::new(kernels, &mut input, &mut output);
    let result = (problem.format().answer)(&mut judge);
    let flushed = judge.output.flush();
    result.and(flushed)
}
