//! Theorems about the values of k-Wythoff that come with the library: nobody has to wait for them.
//!
//! A file holds the automaton of the positions of small value, each beside the numeral of its value. The tests compare it with a
//! table, and `cargo xtask test --slow` finds it again from the rules and shows the certificate to the checker.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use super::GrundyTheorem;
use crate::automata::{Automaton, Letter, State};
use crate::logic::{NumberSystem, Numerals};
use crate::prove::family::at_most;
use crate::prove::proof::Proof;
use crate::prove::source::Source;
use crate::rules::Rules;

/// The largest value that is known, for each k.
const MOST: [u32; 3] = [1, 10, 4];
/// The automata, for each k.
#[cfg(feature = "values")]
const TEXTS: &[&str] = &[
    include_str!("../../../data/values/wythoff-0.txt"),
    include_str!("../../../data/values/wythoff-1.txt"),
    include_str!("../../../data/values/wythoff-2.txt"),
];
#[cfg(not(feature = "values"))]
const TEXTS: &[&str] = &[];

/// The theorem about the small Grundy values of k-Wythoff that comes with the library (feature `values`); `None`: none
/// does.
///
/// It can be played by, but has no certificate of its own: [`search_values`](super::search_values) makes one.
///
/// ```
/// use wythoff::{UBig, prove::shipped_values};
/// let theorem = shipped_values(0).unwrap();
/// assert_eq!(theorem.most(), Some(1));
/// assert_eq!(theorem.value(&[UBig::from(8u8), UBig::from(4u8)])?, Some(UBig::ONE));
/// assert_eq!(theorem.value(&[UBig::from(10u8).pow(100), UBig::from(8u8)])?, None); // at least 2
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shipped_values(k: u16) -> Option<Arc<GrundyTheorem>> {
    static THEOREMS: [LazyLock<Arc<GrundyTheorem>>; 3] = [
        LazyLock::new(|| Arc::new(shipped(0))),
        LazyLock::new(|| Arc::new(shipped(1))),
        LazyLock::new(|| Arc::new(shipped(2))),
    ];
    TEXTS.get(usize::from(k))?;
    Some(Arc::clone(&THEOREMS[usize::from(k)]))
}

/// Panics if a file is not as it should be: the tests read each.
fn shipped(k: u16) -> GrundyTheorem {
    let (most, text) = (MOST[usize::from(k)], TEXTS[usize::from(k)]);
    let rules = Rules::wythoff(k);
    let sum = rules.with_heap(Some(most)).expect("three piles");
    let numerals = Numerals::Greedy(vec![u32::from(k) + 1, 1]);
    let system = NumberSystem::new(numerals).expect("a system");
    let source = Source::Values {
        rules: &rules,
        most: Some(most),
        sum: &sum,
    };
    let lost = source.completed(&system, read(text));
    let proof = Proof {
        rules: sum,
        system,
        lost,
        moves: Vec::new(),
        ends: None,
        zeros: 0,
        checked: false,
    };
    GrundyTheorem {
        rules,
        most: Some(most),
        proof,
        is_shipped: true,
    }
}

/// The positions of small value, as the files hold them: a line for each state, `*` where a word may end, then each
/// letter and where it leads; `None`: the theorem knows all values.
pub fn written_values(theorem: &GrundyTheorem) -> Option<String> {
    let Proof {
        system,
        lost,
        rules,
        ..
    } = theorem.proof();
    let small = at_most(system, theorem.most()?, rules.piles());
    let values = lost.combined(&small, false, |lost, small| lost && small);
    let values = values.minimised().0;
    let mut text = String::new();
    for state in 0..values.states() as State {
        if values.is_accepting(state) {
            text.push('*');
        }
        for (place, (letter, to)) in values.edges(state).iter().enumerate() {
            let blank = if place == 0 { "" } else { " " };
            let _ = write!(text, "{blank}{letter}:{to}"); // a string takes everything
        }
        text.push('\n');
    }
    Some(text)
}

fn read(text: &str) -> Automaton {
    let number = |text: &str| text.parse().expect("a number");
    let edge = |edge: &str| -> (Letter, State) {
        let (letter, to) = edge.split_once(':').expect("a letter and a state");
        (number(letter), number(to))
    };
    let (mut accepting, mut edges) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let rest = line.strip_prefix('*');
        accepting.push(rest.is_some());
        let list = rest.unwrap_or(line).split_whitespace();
        edges.push(list.map(edge).collect());
    }
    Automaton::new(0, accepting, edges)
}
