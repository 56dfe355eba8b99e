//! Whether an output is right: what a judge's checker does.

use std::fmt;

use dashu_int::UBig;

use super::error::JudgeError;
use super::problem::Problem;
use super::run;
use crate::games::Wythoff;

/// The first place where an output is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch {
    /// What is wrong.
    pub kind: MismatchKind,
    /// The line of the output, counted from 1.
    pub line: usize,
    /// The case, counted from 0; `None` behind the last.
    pub case: Option<usize>,
    /// What the case should have, in our own order; nothing behind the last case.
    pub expected: String,
    /// What stands there instead; nothing at the end of the output.
    pub found: String,
}

/// What can be wrong with an output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MismatchKind {
    /// An answer of the right form, and false.
    Wrong,
    /// Nothing that could be an answer.
    Garbage,
    /// The output ends too early.
    Missing,
    /// The output goes on after the last answer.
    Extra,
    /// Bytes that are no text.
    NotText,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            expected,
            found,
            ..
        } = self;
        write!(f, "line {line}: expected {expected:?}, found {found:?}")
    }
}

/// Compares an output with the right one, as tolerant of blanks at the ends of lines and of the output as judges are.
///
/// HDU 2177 lets a program list the positions in any order, but for the one left by taking from both piles, which comes
/// first. It does not say whether a position that two moves leave, as (3, 5) from (5, 7), stands there once or twice:
/// both are right.
///
/// ```
/// use wythoff::judge::{Problem, verify};
/// let input = b"4 5\n0 0\n";
/// assert_eq!(verify(Problem::Hdu2177, input, b"1\n1 2\n3 5\n")?, None);
/// let wrong = verify(Problem::Hdu2177, input, b"1\n1 2\n")?.unwrap();
/// assert_eq!((wrong.case, wrong.expected.as_str()), (Some(0), "1\n1 2\n3 5"));
/// # Ok::<(), wythoff::judge::JudgeError>(())
/// ```
pub fn verify(
    problem: Problem,
    input: &[u8],
    output: &[u8],
) -> Result<Option<Mismatch>, JudgeError> {
    let mut right = Vec::new();
    run(problem, input, &mut right)?;
    let right = String::from_utf8(right).expect("answers are ASCII");
    let lists = problem == Problem::Hdu2177;
    let piles = if lists { piles(input) } else { Vec::new() };
    let is_same =
        |case: usize, expected: &[&str], answer: &[&str]| match lists && expected.len() > 1 {
            true => is_same_list(expected, answer, &piles[case]),
            false => expected == answer,
        };
    Ok(compare(&right, output, lists, is_same, |answer| {
        is_answer(problem, answer)
    }))
}

/// Compares an output with the right one, line by line; `words` are what an answer may be.
///
/// ```
/// use wythoff::judge::{MismatchKind, verify_lines};
/// assert_eq!(verify_lines("0\n1\n", b"0 \r\n1", &["0", "1"]), None);
/// let wrong = verify_lines("0\n1\n", b"0\n0\n", &["0", "1"]).unwrap();
/// assert_eq!((wrong.kind, wrong.case), (MismatchKind::Wrong, Some(1)));
/// ```
pub fn verify_lines(right: &str, output: &[u8], words: &[&str]) -> Option<Mismatch> {
    let is_same = |_: usize, expected: &[&str], answer: &[&str]| expected == answer;
    compare(right, output, false, is_same, |answer| {
        words.contains(&answer[0])
    })
}

/// Compares an output with the right one; `lists`: an answer may have lines with two words behind its first.
fn compare(
    right: &str,
    output: &[u8],
    lists: bool,
    is_same: impl Fn(usize, &[&str], &[&str]) -> bool,
    is_answer: impl Fn(&[&str]) -> bool,
) -> Option<Mismatch> {
    let (text, broken) = match str::from_utf8(output) {
        Ok(text) => (text, None),
        Err(error) => {
            let good = str::from_utf8(&output[..error.valid_up_to()]).expect("valid up to there");
            (good, Some(output))
        }
    };
    let mut found = Answers::new(text, lists);
    for (case, expected) in Answers::new(right, lists).enumerate() {
        let line = found.line + 1;
        let mismatch = |kind, found: &str| Mismatch {
            kind,
            line,
            case: Some(case),
            expected: expected.join("\n"),
            found: found.to_owned(),
        };
        let Some(answer) = found.next() else {
            return Some(match broken {
                Some(bytes) => not_text(mismatch(MismatchKind::NotText, ""), bytes),
                None => mismatch(MismatchKind::Missing, ""),
            });
        };
        if is_same(case, &expected, &answer) {
            continue;
        }
        // A line that ends in bytes that are no text is the last of what could be read.
        if let Some(bytes) = broken
            && found.line == text.lines().count()
        {
            return Some(not_text(mismatch(MismatchKind::NotText, ""), bytes));
        }
        let kind = match is_answer(&answer) {
            true => MismatchKind::Wrong,
            false => MismatchKind::Garbage,
        };
        return Some(mismatch(kind, &answer.join("\n")));
    }
    let line = found.line + 1;
    let behind = |kind, found: String| Mismatch {
        kind,
        line,
        case: None,
        expected: String::new(),
        found,
    };
    match (found.next(), broken) {
        (Some(more), _) => Some(behind(MismatchKind::Extra, more.join("\n"))),
        (None, Some(bytes)) => Some(not_text(
            behind(MismatchKind::NotText, String::new()),
            bytes,
        )),
        (None, None) => None,
    }
}

fn not_text(mut mismatch: Mismatch, bytes: &[u8]) -> Mismatch {
    let start = str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), |_| 0);
    let shown = &bytes[start..bytes.len().min(start + 8)];
    mismatch.found = shown.escape_ascii().to_string();
    mismatch
}

/// An output answer by answer: a line, or where positions are listed a line and those behind it with two words.
struct Answers<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    lists: bool,
    /// How many lines have been read.
    line: usize,
}

impl<'a> Answers<'a> {
    fn new(text: &'a str, lists: bool) -> Self {
        Self {
            lines: text.trim_end().lines().peekable(),
            lists,
            line: 0,
        }
    }
}

impl<'a> Iterator for Answers<'a> {
    type Item = Vec<&'a str>;

    fn next(&mut self) -> Option<Vec<&'a str>> {
        let mut answer = vec![self.lines.next()?.trim_end()];
        let is_position = |line: &&str| line.split_whitespace().count() == 2;
        while self.lists
            && let Some(line) = self.lines.next_if(is_position)
        {
            answer.push(line.trim_end());
        }
        self.line += answer.len();
        Some(answer)
    }
}

/// The piles of the cases of an input that has been read without error.
fn piles(input: &[u8]) -> Vec<[UBig; 2]> {
    let words = input.split(|byte| byte.is_ascii_whitespace() || *byte == 0x0b);
    let numbers = words.filter(|word| !word.is_empty()).map(|word| {
        let word = str::from_utf8(word).expect("digits");
        UBig::from_str_radix(word, 10).expect("digits")
    });
    let numbers: Vec<UBig> = numbers.collect();
    let (pairs, _) = numbers.as_chunks::<2>();
    let cases = pairs
        .iter()
        .take_while(|[a, b]| !(a.is_zero() && b.is_zero()));
    cases.cloned().collect()
}

/// Whether the positions are the same, in any order but that the one left by an equal take comes first, and each at
/// most as often as there are moves to it.
fn is_same_list(expected: &[&str], answer: &[&str], [a, b]: &[UBig; 2]) -> bool {
    let position = |line: &&str| {
        let mut words = line.split_whitespace();
        let mut number = || UBig::from_str_radix(words.next()?, 10).ok();
        Some([number()?, number()?])
    };
    let positions = |answer: &[&str]| answer[1..].iter().map(position).collect::<Option<Vec<_>>>();
    let (Some(right), Some(listed)) = (positions(expected), positions(answer)) else {
        return false;
    };
    // x y is left by an equal take iff the difference is kept.
    let (a, b) = (a.min(b), a.max(b));
    let is_equal_take = |[x, y]: &[UBig; 2]| b + x == a + y;
    let starts_right = right
        .first()
        .is_none_or(|first| !is_equal_take(first) || listed.first() == Some(first));
    // There are at most three.
    let moves = Wythoff::new(UBig::ZERO).winning_moves(a, b);
    let is_listed = |position: &[UBig; 2]| {
        let leads_to = |left: &&[UBig; 2]| {
            let [x, y] = left;
            [x.min(y), x.max(y)] == [&position[0], &position[1]]
        };
        let ways = moves.iter().filter(leads_to).count();
        let times = listed.iter().filter(|listed| *listed == position).count();
        (1..=ways).contains(&times)
    };
    answer[0] == expected[0]
        && starts_right
        && right.iter().all(is_listed)
        && listed.iter().all(|position| right.contains(position))
}

/// Whether something could be an answer to the problem.
fn is_answer(problem: Problem, answer: &[&str]) -> bool {
    let known: &[&str] = match problem {
        Problem::Nod1072 | Problem::Nod1185 => &["A", "B"],
        _ => &["0", "1"],
    };
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let mut positions = answer[1..].iter().flat_map(|line| line.split_whitespace());
    known.contains(&answer[0]) && positions.all(is_number)
}
