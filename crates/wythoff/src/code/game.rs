//! Programs for games: positions in, outcomes and winning moves out.

use std::fmt;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::language::Programming;
use super::template::{Template, assemble, template};
use crate::games::NamedGame;
use crate::language::Language;
use crate::solve::heap::{HeapRules, NimSequence, Periodicity};

static POSITIONS: Template = template!("positions");
static NIM: Template = template!("nim");
static BACHET: Template = template!("bachet");
static STAIRCASE: Template = template!("staircase");
static EUCLID: Template = template!("euclid");
static FIBONACCI: Template = template!("fibonacci");
static MOORE: Template = template!("moore");
static WYTHOFF: Template = template!("wythoff_moves");
static HEAPS: Template = template!("heaps");

/// A number in a program is at most this.
const LARGEST_PARAMETER: u64 = 1_000_000_000;

/// A table in a program has at most this many values: a page or two.
const LONGEST_TABLE: u64 = 4096;

/// How far a period is looked for: 30 of the longest tables.
const LOOKED_AT: u64 = 30 * LONGEST_TABLE;

/// Why there is no program for a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoProgram {
    /// None has been written for such rules.
    Game,
    /// The number in its name is above this.
    Parameter(u64),
    /// Its values are not known to repeat, or not soon enough for a table.
    Period,
}

impl fmt::Display for NoProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game => f.write_str("there is no program for this game"),
            Self::Parameter(most) => write!(f, "in a program the number is at most {most}"),
            Self::Period => f.write_str("no proved period short enough for a table in a program"),
        }
    }
}

impl std::error::Error for NoProgram {}

/// The names of the games there are programs for.
pub const GAMES: [&str; 11] = [
    "wythoff",
    "nim",
    "staircase",
    "moore",
    "bachet",
    "fibonacci",
    "euclid",
    "subtraction",
    "kayles",
    "dawsons-kayles",
    "octal",
];

/// An exact program for a game in normal play.
///
/// It reads a position a line. It writes 0 if the player to move loses, else 1 and the position that a winning move leaves.
///
/// ```
/// use wythoff::code::{NoProgram, Programming, for_game};
/// use wythoff::{Language, parse_game};
/// let program = for_game(&parse_game("bachet(m=3)")?, Programming::Python, Language::English);
/// assert!(program.unwrap().contains("M = 3"));
/// let program = for_game(&parse_game("grundysgame")?, Programming::Python, Language::English);
/// assert_eq!(program, Err(NoProgram::Game));
/// # Ok::<(), wythoff::GameNameError>(())
/// ```
pub fn for_game(
    game: &NamedGame,
    programming: Programming,
    language: Language,
) -> Result<String, NoProgram> {
    let (core, values) = match (game.entry().name(), game.number(), game.heap_rules()) {
        ("nim", ..) => (&NIM, Vec::new()),
        ("staircase", ..) => (&STAIRCASE, Vec::new()),
        ("euclid", ..) => (&EUCLID, Vec::new()),
        ("fibonacci", Some(c), _) if *c == UBig::from(2u8) => (&FIBONACCI, Vec::new()),
        ("bachet", Some(m), _) => (&BACHET, vec![("m", parameter(m)?)]),
        ("moore", Some(k), _) => (&MOORE, vec![("k", parameter(k)?)]),
        ("wythoff", Some(k), _) => (&WYTHOFF, vec![("k", parameter(k)?)]),
        (_, _, Some(rules)) => (&HEAPS, table(&rules)?),
        _ => return Err(NoProgram::Game),
    };
    let mut program = assemble(core, &POSITIONS, programming, language);
    for (name, value) in values {
        program = program.replace(&format!("@{name}"), &value);
    }
    let rules = match language {
        Language::English => game.entry().english(),
        Language::Chinese => game.entry().chinese(),
    };
    Ok(format!(
        "{} {game}: {rules}\n{program}",
        programming.comment()
    ))
}

fn parameter(number: &UBig) -> Result<String, NoProgram> {
    if *number > UBig::from(LARGEST_PARAMETER) {
        return Err(NoProgram::Parameter(LARGEST_PARAMETER));
    }
    Ok(number.to_string())
}

/// The rules of heaps as octal digits, and their values up to the end of the first period.
fn table(rules: &HeapRules) -> Result<Vec<(&'static str, String)>, NoProgram> {
    let digits: Vec<u8> = match rules {
        HeapRules::Code(code) if !code.is_hexadecimal() => code.digits().to_vec(),
        HeapRules::Subtraction(amounts) if u64::from(amounts.largest()) <= LONGEST_TABLE => {
            let amount = 0..=amounts.largest();
            amount
                .map(|amount| {
                    if amounts.contains(amount.into()) {
                        3
                    } else {
                        0
                    }
                })
                .collect()
        }
        _ => return Err(NoProgram::Game),
    };
    let mut sequence = NimSequence::new(rules.clone());
    sequence
        .extend_until_proved(LOOKED_AT, &mut |_| ControlFlow::Continue(()))
        .map_err(|_| NoProgram::Period)?;
    let Periodicity::Proved { period, .. } = sequence.periodicity() else {
        return Err(NoProgram::Period);
    };
    let length = period.preperiod + period.period;
    if length > LONGEST_TABLE || length > sequence.last_heap() + 1 {
        return Err(NoProgram::Period);
    }
    Ok(vec![
        ("digits", listed(&digits)),
        ("table", listed(&sequence.values()[..length as usize])),
        ("preperiod", period.preperiod.to_string()),
        ("period", period.period.to_string()),
        ("saltus", period.saltus.to_string()),
    ])
}

/// The numbers with commas, in lines of at most forty.
fn listed<N: ToString>(numbers: &[N]) -> String {
    let lines = numbers.chunks(40).map(|line| {
        let words: Vec<String> = line.iter().map(ToString::to_string).collect();
        words.join(", ")
    });
    lines.collect::<Vec<_>>().join(",\n    ")
}
