//! From one track to two: the pairs whose larger number is the smaller one moved up and its offset.

use super::classes::Track;
use super::offsets::{Code, Smaller};
use crate::automata::{Automaton, Budget, Interner, OutOfBudget};
use crate::logic::{Lag, NumberSystem, Slope};

/// The pairs (m, M) where M differs from the slope by the offset that the track gives m, as words of two numerals.
///
/// What is tracked is the class of m and the difference, exactly; whether M is a numeral is not asked.
pub(super) fn pairs(
    track: &Track,
    code: Code,
    smaller: Smaller,
    system: &NumberSystem,
    slope: Slope,
    budget: &mut Budget<'_>,
) -> Result<Automaton, OutOfBudget> {
    let Some((least, most)) = code.bounds() else {
        return Ok(Automaton::nothing());
    };
    let mut lag = Lag::new(system, slope, least, most).ok_or(OutOfBudget::States)?;
    let digits = system.digit_count();
    let mut nodes = Interner::default();
    nodes.intern(&[0, Lag::START]);
    let (mut accepting, mut edges) = (Vec::new(), Vec::new());
    let mut next = 0;
    while (next as usize) < nodes.len() {
        let (class, state) = (nodes.get(next)[0], nodes.get(next)[1]);
        next += 1;
        let entry = track.entries[class as usize];
        let offset = entry.and_then(|symbol| code.read(symbol));
        accepting.push(offset.is_some_and(|offset| lag.value(state) == i128::from(offset)));
        let mut here = Vec::new();
        for &(small, to) in &track.edges[class as usize] {
            budget.spend(digits as usize)?;
            for large in 0..digits {
                let Some(state) = lag.next(state, small, large)? else {
                    continue;
                };
                let letter = match smaller {
                    Smaller::First => small * digits + large,
                    Smaller::Second => large * digits + small,
                };
                here.push((letter, nodes.intern(&[to, state]).0));
            }
        }
        edges.push(here);
        budget.allow(nodes.len())?;
    }
    Ok(Automaton::new(0, accepting, edges).minimised().0)
}
