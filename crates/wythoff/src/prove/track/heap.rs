//! Pairs with a heap beside them.

use crate::automata::{Automaton, Interner, State};
use crate::logic::NumberSystem;

/// The words of pairs beside the numeral of one heap.
pub(super) fn beside(pairs: &Automaton, system: &NumberSystem, heap: u32) -> Automaton {
    let digits = system.digit_count();
    let numeral = system.digits(&heap.into());
    let zeros = numeral.iter().take_while(|&&digit| digit == 0).count();
    let numeral = &numeral[zeros..];
    let mut nodes = Interner::default();
    nodes.intern(&[pairs.start(), 0]);
    let (mut accepting, mut edges) = (Vec::new(), Vec::new());
    let mut next = 0;
    while (next as usize) < nodes.len() {
        let (state, read) = (nodes.get(next)[0], nodes.get(next)[1]);
        next += 1;
        accepting.push(pairs.is_accepting(state) && read as usize == numeral.len());
        let mut here: Vec<(u32, State)> = Vec::new();
        let mut go = |digit: u32, read: u32| {
            for &(letter, to) in pairs.edges(state) {
                here.push((letter * digits + digit, nodes.intern(&[to, read]).0));
            }
        };
        if read == 0 {
            go(0, 0); // leading zeros
        }
        if let Some(&digit) = numeral.get(read as usize) {
            go(digit, read + 1);
        }
        edges.push(here);
    }
    Automaton::new(0, accepting, edges).minimised().0
}
