//! The last pile that an automaton accepts together with the others, where there is exactly one.

use dashu_int::UBig;

use crate::automata::{Automaton, Letter, State};
use crate::logic::NumberSystem;

/// The only last pile, of no more digits than `most` and the others have, with which the automaton accepts these piles.
///
/// `None`: there is none, or there are several. The digits of the piles are read with every digit of the last one beside
/// them; which states can be reached at each place, in one way or in more, is kept, and the way back from the accepting
/// one spells the pile.
pub(super) fn only_last(
    system: &NumberSystem,
    automaton: &Automaton,
    piles: &[UBig],
    most: &UBig,
) -> Option<UBig> {
    let digits = system.digit_count();
    let word = system.word(&[piles, std::slice::from_ref(most)].concat());
    let with_last = |letter: Letter| {
        let none = letter - letter % digits;
        none..none + digits
    };
    // Each state with whether more than one way leads to it.
    let mut layers: Vec<Vec<(State, bool)>> = vec![vec![(automaton.start(), false)]];
    for &letter in &word {
        let mut next: Vec<(State, bool)> = Vec::new();
        for &(state, several) in &layers[layers.len() - 1] {
            let steps = with_last(letter).filter_map(|l| automaton.step(state, l));
            next.extend(steps.map(|to| (to, several)));
        }
        next.sort_unstable();
        next.dedup_by(|later, first| {
            let same = later.0 == first.0;
            first.1 |= same;
            same
        });
        layers.push(next);
    }
    let end = layers.pop()?;
    let mut ends = end.iter().filter(|end| automaton.is_accepting(end.0));
    let (Some(&(mut state, false)), None) = (ends.next(), ends.next()) else {
        return None;
    };
    let mut last = Vec::with_capacity(word.len());
    for &letter in word.iter().rev() {
        let before = layers.pop()?;
        let steps = before.iter().flat_map(|&(from, _)| {
            with_last(letter)
                .filter(move |&l| automaton.step(from, l) == Some(state))
                .map(move |l| (from, l))
        });
        let (from, letter) = { steps }.next()?;
        last.push(letter % digits);
        state = from;
    }
    last.reverse();
    Some(system.value(&last))
}
