//! Theorems about the values of k-Wythoff that come with the library: nobody has to wait for them.
//!
//! A file holds the automaton of the positions of small value, each beside the numeral of its value. The tests compare it with a
//! table, and `cargo xtask test --slow` finds it again from the rules and shows the certificate to the checker.

use std::sync::{Arc, LazyLock};

use super::GrundyTheorem;
use crate::automata::{Automaton, Letter, State};
use crate::logic::{NumberSystem, Numerals};
use crate::prove::family::at_most;
use crate::prove::proof::Proof;
use crate::prove::source::Source;
use crate::rules::Rules;

/// The largest value that is known, for each k.
const MOST: [u32; 3] = [2, 10, 4];
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
/// assert_eq!(theorem.most(), Some(2));
/// assert_eq!(theorem.value(&[UBig::from(8u8), UBig::from(4u8)])?, Some(UBig::ONE));
/// assert_eq!(theorem.value(&[UBig::from(10u8).pow(100), UBig::from(8u8)])?, None); // at least 3
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

/// The letter 0, followed by all other printable signs up to the letter 63: none of them is a digit.
const FIRST_LETTER: u8 = b'>';
/// The most letters there may be: three piles in base 4.
const MOST_LETTERS: u32 = 64;

/// The positions of small value, as the files hold them; `None`: the theorem knows all values, or has too many letters.
///
/// A line for each state: `*` where a word may end, then a sign for each letter and the number of the state it leads to. The
/// number is left out if it is the next one: states are numbered in the order in which they are first reached.
pub fn written_values(theorem: &GrundyTheorem) -> Option<String> {
    let Proof {
        system,
        lost,
        rules,
        ..
    } = theorem.proof();
    if system.letter_count(rules.piles())? > MOST_LETTERS {
        return None;
    }
    let small = at_most(system, theorem.most()?, rules.piles());
    let values = lost.combined(&small, false, |lost, small| lost && small);
    Some(written(&values.minimised().0))
}

fn written(automaton: &Automaton) -> String {
    let (mut text, mut next) = (String::new(), 1);
    for state in 0..automaton.states() as State {
        if automaton.is_accepting(state) {
            text.push('*');
        }
        for &(letter, to) in automaton.edges(state) {
            text.push(char::from(FIRST_LETTER + letter as u8)); // below 64
            match to == next {
                true => next += 1,
                false => text.push_str(&to.to_string()),
            }
        }
        text.push('\n');
    }
    text
}

fn read(text: &str) -> Automaton {
    let (mut accepting, mut edges) = (Vec::new(), Vec::new());
    let mut next = 1;
    for line in text.lines() {
        let rest = line.strip_prefix('*');
        accepting.push(rest.is_some());
        let mut here: Vec<(Letter, Option<State>)> = Vec::new();
        for sign in rest.unwrap_or(line).bytes() {
            match (sign.is_ascii_digit(), here.last_mut()) {
                (true, Some((_, to))) => {
                    *to = Some(to.unwrap_or(0) * 10 + State::from(sign - b'0'));
                }
                _ => here.push((Letter::from(sign - FIRST_LETTER), None)),
            }
        }
        let mut to = |to: Option<State>| {
            to.unwrap_or_else(|| {
                next += 1;
                next - 1
            })
        };
        edges.push(
            (here
                .into_iter()
                .map(|(letter, target)| (letter, to(target))))
            .collect(),
        );
    }
    Automaton::new(0, accepting, edges)
}
