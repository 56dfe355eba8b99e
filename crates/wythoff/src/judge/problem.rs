//! The problems by name.

use std::fmt;
use std::str::FromStr;

use super::cases::Judge;
use super::error::JudgeError;
use super::*;
use crate::edits::edits;

/// A contest problem whose format is known.
///
/// ```
/// use wythoff::judge::Problem;
/// assert_eq!("hdu-1527".parse(), Ok(Problem::Hdu1527));
/// assert_eq!("HDU 1527".parse(), Ok(Problem::Hdu1527));
/// assert_eq!("P2252".parse(), Ok(Problem::LuoguP2252));
/// assert_eq!("洛谷 P2252".parse(), Ok(Problem::LuoguP2252));
/// assert_eq!("hdu-1257".parse::<Problem>().unwrap_err().nearest(), Problem::Hdu1527);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Luogu P2252.
    LuoguP2252,
    /// POJ 1067.
    Poj1067,
    /// HDU 1527.
    Hdu1527,
    /// HDU 5973.
    Hdu5973,
    /// HDU 2177.
    Hdu2177,
    /// HDU 6869.
    Hdu6869,
    /// 51Nod 1072.
    Nod1072,
    /// 51Nod 1185.
    Nod1185,
}

/// What a contest problem is called, and how its input is answered.
#[derive(Debug)]
pub(super) struct Format {
    /// The name on the command line: `hdu-1527`.
    pub(super) name: &'static str,
    /// Reads the input and writes the output.
    pub(super) answer: fn(&mut Judge<'_>) -> Result<(), JudgeError>,
}

impl Problem {
    /// Every problem, in the order they are listed.
    pub const ALL: [Self; 8] = [
        Self::LuoguP2252,
        Self::Poj1067,
        Self::Hdu1527,
        Self::Hdu5973,
        Self::Hdu2177,
        Self::Hdu6869,
        Self::Nod1072,
        Self::Nod1185,
    ];

    pub(super) fn format(self) -> &'static Format {
        match self {
            Self::LuoguP2252 => &luogu_p2252::FORMAT,
            Self::Poj1067 => &poj_1067::FORMAT,
            Self::Hdu1527 => &hdu_1527::FORMAT,
            Self::Hdu5973 => &hdu_5973::FORMAT,
            Self::Hdu2177 => &hdu_2177::FORMAT,
            Self::Hdu6869 => &hdu_6869::FORMAT,
            Self::Nod1072 => &nod_1072::FORMAT,
            Self::Nod1185 => &nod_1185::FORMAT,
        }
    }

    /// The name on the command line: `hdu-1527`.
    pub fn name(self) -> &'static str {
        self.format().name
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Problem {
    type Err = UnknownProblem;

    /// Upper and lower case are the same, everything but letters and digits is left out, and so may be the name of the
    /// judge: no two problems of Wythoff's game have one number.
    fn from_str(name: &str) -> Result<Self, UnknownProblem> {
        Self::ALL
            .into_iter()
            .find(|problem| is_called(problem.name(), name))
            .ok_or_else(|| UnknownProblem(name.to_owned()))
    }
}

/// Whether a problem is meant by this name.
pub(super) fn is_called(problem: &str, name: &str) -> bool {
    let wanted = letters(name).replace("洛谷", "luogu");
    is_end(&wanted, &letters(problem))
}

/// A name no problem has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownProblem(String);

impl UnknownProblem {
    /// The name that is nearest, also of problems of other games.
    pub fn nearest_name(&self) -> &'static str {
        let given = letters(&self.0);
        let other = OtherProblem::ALL.iter().map(|problem| problem.name());
        Problem::ALL
            .into_iter()
            .map(Problem::name)
            .chain(other)
            .min_by_key(|name| edits(&letters(name), &given))
            .expect("there are problems")
    }

    /// The problem whose name is nearest.
    pub fn nearest(&self) -> Problem {
        let given = letters(&self.0);
        Problem::ALL
            .into_iter()
            .min_by_key(|problem| edits(&letters(problem.name()), &given))
            .expect("there are problems")
    }
}

impl fmt::Display for UnknownProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(name) = self;
        let nearest = self.nearest();
        write!(f, "unknown problem {name:?}; did you mean {nearest}?")
    }
}

impl std::error::Error for UnknownProblem {}

/// Whether a name ends so, and not within its number.
fn is_end(end: &str, name: &str) -> bool {
    let is_digit = |symbol: Option<char>| symbol.is_some_and(|symbol| symbol.is_ascii_digit());
    name.strip_suffix(end).is_some_and(|start| {
        let splits = is_digit(start.chars().last()) && is_digit(end.chars().next());
        is_digit(end.chars().last()) && !splits
    })
}

fn letters(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
