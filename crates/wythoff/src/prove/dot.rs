//! The automaton of a proof as a drawing for Graphviz.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::proof::Proof;
use crate::automata::Letter;

/// The lost positions as a Graphviz graph: doubled circles accept, a letter is a tuple of digits, one for each pile.
///
/// Letters that lead to the same state are grouped: `[0,1]` is one letter, `[0,1-3]` are three.
///
/// ```
/// use wythoff::{Rules, prove::{Found, SearchOptions, dot, search}};
/// let found = search(&Rules::nim(2), &SearchOptions::default(), &mut ());
/// let Found::Theorem { proof, .. } = found else { panic!() };
/// assert!(dot(&proof).contains("0 -> 0 [label=\"[0,0]\\n[1,1]\"]"));
/// ```
pub fn dot(proof: &Proof) -> String {
    let (automaton, piles) = (&proof.lost, proof.rules.piles());
    let digits = |letter: Letter| -> Vec<u32> {
        (0..piles)
            .map(|pile| proof.system.digit(letter, pile, piles))
            .collect()
    };
    let mut text = String::from(
        "digraph lost {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=none, label=\"\"];\n",
    );
    let mut line = |arguments: std::fmt::Arguments<'_>| {
        let _ = text.write_fmt(arguments); // writing to a string does not fail
    };
    for state in (0..automaton.states() as u32).filter(|&state| automaton.is_accepting(state)) {
        line(format_args!("  {state} [shape=doublecircle];\n"));
    }
    line(format_args!("  start -> {};\n", automaton.start()));
    for state in 0..automaton.states() as u32 {
        let mut letters: BTreeMap<u32, Vec<Vec<u32>>> = BTreeMap::new();
        for &(letter, to) in automaton.edges(state) {
            letters.entry(to).or_default().push(digits(letter));
        }
        for (to, letters) in letters {
            let label = grouped(&letters).join("\\n");
            line(format_args!("  {state} -> {to} [label=\"{label}\"];\n"));
        }
    }
    text.push_str("}\n");
    text
}

/// Sorted tuples, runs in the last digit joined.
fn grouped(letters: &[Vec<u32>]) -> Vec<String> {
    let mut groups: Vec<(Vec<u32>, u32)> = Vec::new();
    for letter in letters {
        let (last, rest) = letter.split_last().expect("at least one pile");
        match groups.last_mut() {
            Some((first, end)) if first[..rest.len()] == *rest && *end + 1 == *last => *end = *last,
            _ => groups.push((letter.clone(), *last)),
        }
    }
    let show = |(first, end): (Vec<u32>, u32)| {
        let mut parts: Vec<String> = first.iter().map(u32::to_string).collect();
        let last = first[first.len() - 1];
        if end > last {
            *parts.last_mut().expect("at least one pile") = format!("{last}-{end}");
        }
        format!("[{}]", parts.join(","))
    };
    groups.into_iter().map(show).collect()
}
