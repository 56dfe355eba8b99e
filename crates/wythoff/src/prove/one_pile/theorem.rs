//! All that is found out about the values of one pile without an automaton.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::at_most::AtMost;
use super::eventual::Eventual;
use super::window::Repetition;
use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Clause, Rules, ValueTable};
use crate::watch::Watch;

/// What is proved of the values of a pile of any size.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowTheorem {
    /// They repeat.
    Repeats(Repetition),
    /// They lead back to smaller piles.
    AtMost(AtMost),
}

impl RowTheorem {
    /// The value of a pile.
    pub fn value(&self, n: &UBig) -> UBig {
        match self {
            Self::Repeats(repetition) => repetition.repeat.value_at_any_size(n),
            Self::AtMost(at_most) => at_most.value(n),
        }
    }
}

/// The first values of a pile, and what they prove.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowFacts {
    /// g(0), g(1), ….
    pub values: Vec<u32>,
    /// What holds for all sizes, if a lemma says so.
    pub theorem: Option<RowTheorem>,
}

/// The first tables have so many values.
const FIRST: u64 = 1 << 10;
/// No table has more values, nor more moves to look at.
const MOST_VALUES: u64 = 1 << 20;
const MOST_MOVES: u64 = 20_000_000;
/// So many piles are looked at to know how many moves there are.
const SAMPLE: u64 = 128;
/// Where no lemma applies, so many moves are enough to look for a pattern.
const MOVES_FOR_PATTERNS: u64 = 2_000_000;

/// The values of a pile by rules, and the theorem about all of them that a lemma gives; `None`: there is more than one
/// pile, play is misère, or it was stopped.
///
/// ```
/// use wythoff::prove::{RowTheorem, row_facts};
/// use wythoff::{UBig, parse_rules};
/// let facts = row_facts(&parse_rules("piles a; x in {1,3,4}")?, &mut ()).unwrap();
/// assert_eq!(facts.values[..8], [0, 1, 0, 1, 2, 3, 2, 0]);
/// let theorem = facts.theorem.unwrap();
/// assert_eq!(theorem.value(&(UBig::from(7u8) * UBig::from(10u8).pow(40))), UBig::ZERO);
/// # Ok::<(), wythoff::ParseRulesError>(())
/// ```
pub fn row_facts(rules: &Rules, watch: &mut dyn Watch) -> Option<RowFacts> {
    if rules.piles() != 1 || rules.play() == Play::Misere {
        return None;
    }
    let eventual = Eventual::of(rules);
    let mut size = FIRST;
    loop {
        let values = ValueTable::watched(rules, &[size], watch)?
            .values()
            .to_vec();
        let theorem = match (AtMost::of(rules, &values), &eventual) {
            // A bounded part is a period, which says more.
            (Some(at_most), _) if at_most.slope > 0 => Some(RowTheorem::AtMost(at_most)),
            (_, Some(eventual)) => Repetition::prove(eventual, &values).map(RowTheorem::Repeats),
            _ => None,
        };
        let next = 4 * size;
        let is_hopeful = theorem.is_none() && next <= MOST_VALUES;
        let most = match eventual {
            Some(_) => MOST_MOVES,
            None => MOVES_FOR_PATTERNS,
        };
        if !is_hopeful || most_moves(rules, next, most / next) > most / next {
            return Some(RowFacts { values, theorem });
        }
        size = next;
    }
}

/// How many moves must be looked at for a pile below a size, at most: by looking at many such piles.
///
/// No more are counted than `enough`. A move is looked at whatever the remainders that it needs.
fn most_moves(rules: &Rules, size: u64, enough: u64) -> u64 {
    let without_remainders = rules.clauses().iter().map(|clause| {
        let plain = |atom: &&Atom| matches!(atom, Atom::Between { .. });
        let atoms = clause.atoms.iter().filter(plain).cloned().collect();
        Clause { atoms }
    });
    let Ok(rules) = Rules::new(1, without_remainders.collect(), &[], Play::Normal) else {
        return u64::MAX; // they had a measure
    };
    let moves = |n: u64| {
        // Looking whether there is one takes about as long as three.
        let mut count = 3 * rules.clauses().len() as u64;
        let _ = rules.visit_moves(&[n], &mut |_| {
            count += 1;
            match count > enough {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        count
    };
    let last = (1..=SAMPLE.min(size)).map(|back| size - back);
    let spread = (0..SAMPLE).map(|part| part * size / SAMPLE);
    last.chain(spread).map(moves).max().unwrap_or(0)
}
