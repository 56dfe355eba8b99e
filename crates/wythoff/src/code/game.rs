//! Programs for games: positions in, outcomes and winning moves out.

use std::fmt;

use dashu_int::UBig;

use super::language::Programming;
use super::program::Program;
use super::template::{Template, assemble, template};
use crate::games::{GameEntry, NamedGame, Strategy, games};
use crate::heap::{HeapRules, NimSequence, Periodicity};

static POSITIONS: Template = template!(positions);
static NIM: Template = template!(nim);
static BACHET: Template = template!(bachet);
static STAIRCASE: Template = template!(staircase);
static EUCLID: Template = template!(euclid);
static FIBONACCI: Template = template!(fibonacci);
static MOORE: Template = template!(moore);
static WYTHOFF: Template = template!(wythoff_moves);
static HEAPS: Template = template!(heaps);

/// A number in a program is at most this.
const LARGEST_PARAMETER: u64 = 1_000_000_000;

/// A table in a program has at most this many values: a page or two.
const LONGEST_TABLE: u64 = 4096;

/// How far a period is looked for: 30 of the longest tables.
const LOOKED_AT: u64 = 30 * LONGEST_TABLE;

/// Why there is no program for a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoProgram {
    /// None has been written for such rules.
    Game,
    /// The number in its name is above this.
    Parameter(u64),
    /// Its values are not known to repeat, or not soon enough for a table.
    Period,
    /// The automaton of its theorem is too large.
    Automaton {
        /// How many states it has.
        states: usize,
        /// And how many steps.
        steps: usize,
        /// How many states are allowed.
        most_states: usize,
        /// And how many steps.
        most_steps: usize,
    },
}

impl fmt::Display for NoProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game => f.write_str("there is no program for this game"),
            Self::Parameter(most) => write!(f, "in a program the number is at most {most}"),
            Self::Period => f.write_str("no proved period short enough for a table in a program"),
            Self::Automaton {
                states,
                steps,
                most_states,
                most_steps,
            } => write!(
                f,
                "an automaton of {states} states and {steps} steps is too large for a program, which has at most {most_states} and {most_steps}"
            ),
        }
    }
}

impl std::error::Error for NoProgram {}

/// The names of the games there are programs for.
pub fn games_with_programs() -> impl Iterator<Item = &'static str> {
    let written = |entry: &&GameEntry| match entry.exemplar().strategy() {
        Strategy::HeapTable(rules) => octal_digits(&rules).is_some(),
        strategy => strategy != Strategy::Unwritten,
    };
    games().iter().filter(written).map(GameEntry::name)
}

/// An exact program for a game in normal play.
///
/// It reads a position a line. It writes 0 if the player to move loses, else 1 and the position that a winning move leaves.
///
/// ```
/// use wythoff::code::{NoProgram, Programming, for_game};
/// use wythoff::parse_game;
/// let program = for_game(&parse_game("bachet(m=3)")?, Programming::Python);
/// assert!(program.unwrap().to_string().contains("M = 3"));
/// let program = for_game(&parse_game("grundysgame")?, Programming::Python);
/// assert_eq!(program, Err(NoProgram::Game));
/// # Ok::<(), wythoff::GameNameError>(())
/// ```
pub fn for_game(game: &NamedGame, programming: Programming) -> Result<Program, NoProgram> {
    let (core, values) = match game.strategy() {
        Strategy::LosingPairs { k } => (&WYTHOFF, vec![("k", parameter(&k)?)]),
        Strategy::NimSum => (&NIM, Vec::new()),
        Strategy::OddStairs => (&STAIRCASE, Vec::new()),
        Strategy::Columns { k } => (&MOORE, vec![("k", parameter(&k)?)]),
        Strategy::Remainders { m } => (&BACHET, vec![("m", parameter(&m)?)]),
        Strategy::FibonacciParts => (&FIBONACCI, Vec::new()),
        Strategy::Quotients => (&EUCLID, Vec::new()),
        Strategy::HeapTable(rules) => (&HEAPS, table(&rules)?),
        Strategy::Unwritten => return Err(NoProgram::Game),
    };
    Ok(assemble(core, &POSITIONS, programming, &values))
}

fn parameter(number: &UBig) -> Result<String, NoProgram> {
    if *number > UBig::from(LARGEST_PARAMETER) {
        return Err(NoProgram::Parameter(LARGEST_PARAMETER));
    }
    Ok(number.to_string())
}

/// The rules of a heap as octal digits, if they are few.
fn octal_digits(rules: &HeapRules) -> Option<Vec<u8>> {
    match rules {
        HeapRules::Code(code) if !code.is_hexadecimal() => Some(code.digits().to_vec()),
        HeapRules::Subtraction(amounts) if u64::from(amounts.largest()) <= LONGEST_TABLE => {
            let digit = |amount: u32| {
                if amounts.contains(amount.into()) {
                    3
                } else {
                    0
                }
            };
            Some((0..=amounts.largest()).map(digit).collect())
        }
        HeapRules::Code(_)
        | HeapRules::Subtraction(_)
        | HeapRules::AtMost(_)
        | HeapRules::AllBut(_)
        | HeapRules::Lasker
        | HeapRules::Grundy => None,
    }
}

/// The rules of heaps as octal digits, and their values up to the end of the first period.
fn table(rules: &HeapRules) -> Result<Vec<(&'static str, String)>, NoProgram> {
    let digits = octal_digits(rules).ok_or(NoProgram::Game)?;
    let mut sequence = NimSequence::new(rules.clone());
    sequence
        .extend_until_proved(LOOKED_AT, &mut ())
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
pub(super) fn listed<N: ToString>(numbers: &[N]) -> String {
    let lines = numbers.chunks(40).map(|line| {
        let words: Vec<String> = line.iter().map(ToString::to_string).collect();
        words.join(", ")
    });
    lines.collect::<Vec<_>>().join(",\n    ")
}
