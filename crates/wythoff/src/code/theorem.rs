//! Programs for proved theorems: piles in, outcomes out.

use dashu_int::UBig;

use super::game::{NoProgram, listed};
use super::language::Programming;
use super::program::Program;
use super::template::{Template, assemble, template};
use crate::automata::Automaton;
use crate::logic::NumberSystem;
use crate::prove::{Claim, Proof, patterns};

static OUTCOMES: Template = template!(outcomes);
static AUTOMATON: Template = template!(automaton);
static RESIDUES: Template = template!(residues);

/// An automaton in a program has at most this many states: Java keeps each as a constant, and has room for 65535.
const MOST_STATES: usize = 2000;

/// And at most this many steps, which make half a megabyte.
const MOST_STEPS: usize = 50_000;

/// An exact program for the theorem of a game: it says who wins at every size, or up to 2^64 − 1 where the language has no
/// larger numbers.
///
/// It reads the piles of one position after the other. For each it writes 0 if the player to move loses, else 1.
///
/// ```
/// use wythoff::{code::{Programming, for_theorem}, prove};
/// let proof = prove::theorem("x>0,y=0 | x=0,y>0 | x=1,y=1")?;
/// let program = for_theorem(&proof, Programming::Python)?;
/// assert!(program.to_string().contains("PILES, BASE, START = 2, 3, 0"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn for_theorem(proof: &Proof, programming: Programming) -> Result<Program, NoProgram> {
    if let Some((preperiod, period)) = period(proof) {
        return Ok(residues(proof, preperiod, period, programming));
    }
    let lost = &proof.lost;
    if lost.states() > MOST_STATES || lost.edge_count() > MOST_STEPS {
        return Err(NoProgram::Automaton {
            states: lost.states(),
            steps: lost.edge_count(),
            most_states: MOST_STATES,
            most_steps: MOST_STEPS,
        });
    }
    let system = &proof.system;
    let values = [
        ("piles", proof.rules.piles().to_string()),
        ("base", system.digit_count().to_string()),
        ("start", lost.start().to_string()),
        ("first", listed(system.first_weights())),
        ("recurrences", recurrences(system, programming)),
        ("states", states(lost)),
    ];
    Ok(assemble(&AUTOMATON, &OUTCOMES, programming, &values))
}

/// From where on the lost positions of a game of one pile repeat, and after how many; if that is proved.
fn period(proof: &Proof) -> Option<(u64, u64)> {
    if proof.rules.piles() != 1 {
        return None;
    }
    let known = patterns(proof).into_iter();
    let mut proved = known.filter(|pattern| pattern.support.is_proved());
    proved.find_map(|pattern| match pattern.claim {
        Claim::Periodic { shift, from } => Some((from, shift[0])),
        Claim::Remainders { modulus, .. } => Some((0, modulus)),
        _ => None,
    })
}

fn residues(proof: &Proof, preperiod: u64, period: u64, programming: Programming) -> Program {
    let is_lost = |n: u64| {
        let outcome = proof.outcome(&[UBig::from(n)]);
        u8::from(outcome.expect("one pile").is_loss())
    };
    let table: Vec<u8> = (0..preperiod + period).map(is_lost).collect();
    let values = [
        ("preperiod", preperiod.to_string()),
        ("period", period.to_string()),
        ("table", listed(&table)),
    ];
    assemble(&RESIDUES, &OUTCOMES, programming, &values)
}

/// The c₁, …, c_d of each phase, in the middle of a list of lists.
fn recurrences(system: &NumberSystem, programming: Programming) -> String {
    let between = match programming {
        Programming::Cpp | Programming::Java => "}, {",
        Programming::Python => "], [",
        Programming::Rust => "], &[",
    };
    let rows = (0..system.period()).map(|phase| listed(system.recurrence(phase)));
    rows.collect::<Vec<_>>().join(between)
}

/// A line for each state: whether it is one of lost positions, then letter and next state for each step.
fn states(lost: &Automaton) -> String {
    let state = |state: u32| {
        let steps = lost.edges(state).iter();
        let steps = steps.map(|(letter, to)| format!(" {letter}:{to}"));
        let is_lost = u8::from(lost.is_accepting(state));
        format!("\"{is_lost}{}\"", steps.collect::<String>())
    };
    // The number of states is small enough for a program.
    let states = (0..lost.states() as u32).map(state);
    states.collect::<Vec<_>>().join(",\n    ")
}
