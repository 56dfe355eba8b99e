//! Games whose automaton is known before any table is made. The proof is run all the same.

use crate::automata::{Automaton, Letter};
use crate::game::Game;
use crate::logic::{NumberSystem, Numerals};
use crate::position::Play;
use crate::rules::{Atom, Rules};

/// The k of k-Wythoff, if these are its rules in normal play.
pub(super) fn wythoff_k(rules: &Rules) -> Option<u16> {
    if rules.play() != Play::Normal || rules.piles() != 2 {
        return None;
    }
    let bound = |atom: &Atom| match atom {
        Atom::Between { before, hi, .. } if before[..] == [1, -1] || before[..] == [-1, 1] => *hi,
        _ => None,
    };
    let mut bounds = rules
        .clauses()
        .iter()
        .flat_map(|clause| &clause.atoms)
        .filter_map(bound);
    let k = u16::try_from(bounds.next()?).ok()?;
    rules.is_same_as(&Rules::wythoff(k)).then_some(k)
}

/// The system of k-Wythoff and its lost positions in it: b is a with a 0 appended, and a ends in an even number of
/// zeros; or the mirror image.
///
/// (Fraenkel, *How to beat your Wythoff games' opponent on three fronts*, 1982.)
pub fn wythoff_automaton(k: u16) -> Option<(NumberSystem, Automaton)> {
    let system = NumberSystem::new(Numerals::Greedy(vec![u32::from(k) + 1, 1])).ok()?;
    system.letter_count(2)?;
    let digits = system.digit_count();
    // States: 0 nothing but zeros read; 1 and 2 an even, an odd number of zeros since; 2 + d the digit d was read in b
    // and must come next in a.
    let wait = |digit: u32, otherwise: u32| if digit == 0 { otherwise } else { 2 + digit };
    let after_zero = |state: u32| (0..digits).map(move |b| (b, wait(b, [0, 2, 1][state as usize])));
    let edges = (0..digits + 2).map(|state| match state.checked_sub(2) {
        None | Some(0) => after_zero(state).collect(),
        Some(a) => (0..digits).map(|b| (a * digits + b, wait(b, 1))).collect(),
    });
    let accepting = (0..digits + 2).map(|state| state < 2).collect();
    let half = Automaton::new(0, accepting, edges.collect());
    let valid = system.valid(2);
    let lost = with_mirror(&half, digits).combined(&valid, false, |a, b| a && b);
    Some((system, lost.minimised().0))
}

/// The words of an automaton of two piles and their mirror images.
pub(super) fn with_mirror(half: &Automaton, digits: u32) -> Automaton {
    let swap = |letter: Letter| letter % digits * digits + letter / digits;
    half.combined(&half.renamed(swap), true, |a, b| a || b)
        .minimised()
        .0
}
