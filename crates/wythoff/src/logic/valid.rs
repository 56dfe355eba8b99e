//! Which words are numerals, and which are positions.

use super::system::NumberSystem;
use crate::automata::Automaton;
use crate::number::Numerals;

impl NumberSystem {
    /// The automaton of the valid numerals of one number.
    pub(crate) fn valid_numerals(&self) -> Automaton {
        match self.numerals() {
            // State i: the digits read end in c₁ … c_i and in no longer beginning of c₁ … c_d.
            Numerals::Greedy(c) => {
                let states = c.len() as u32;
                let edges = (0..states).map(|i| {
                    let bound = c[i as usize];
                    let below = (0..bound).map(|digit| (digit, 0));
                    below
                        .chain((i + 1 < states).then_some((bound, i + 1)))
                        .collect()
                });
                Automaton::new(0, vec![true; c.len()], edges.collect())
            }
            // The same, and after c₁ … c_d any number of c_d.
            Numerals::Endless(c) => {
                let last = c.len() as u32 - 1;
                let edges = (0..=last).map(|i| {
                    let bound = c[i as usize];
                    let below = (0..bound).map(|digit| (digit, 0));
                    below.chain([(bound, last.min(i + 1))]).collect()
                });
                Automaton::new(0, vec![true; c.len()], edges.collect())
            }
            // State 2r + f: r digits modulo the period are to come, and f says that the next is 0 because the last
            // was the greatest. A numeral does not end in the greatest digit.
            Numerals::Ostrowski(a) => {
                let l = a.len() as u32;
                let edges = (0..2 * l).map(|state| {
                    let (phase, forced) = (state / 2, state % 2 == 1);
                    let next = (phase + l - 1) % l;
                    let most = a[next as usize];
                    let top = if forced { 0 } else { most };
                    (0..=top)
                        .map(|digit| (digit, 2 * next + u32::from(digit == most)))
                        .collect()
                });
                let accepting = (0..2 * l).map(|state| state == 0).collect();
                Automaton::new(0, accepting, edges.collect())
            }
        }
    }

    /// The automaton of the words of all positions.
    pub fn valid(&self, piles: usize) -> Automaton {
        let single = self.valid_numerals();
        let mut tuples = single.clone();
        for _ in 1..piles {
            tuples = self.beside(&tuples, &single);
        }
        tuples.minimised().0
    }

    /// Words of pairs: the left letter, then one digit more.
    fn beside(&self, left: &Automaton, right: &Automaton) -> Automaton {
        let width = right.states() as u32;
        let count = left.states() as u32 * width;
        let edges = (0..count).map(|state| {
            let (a, b) = (state / width, state % width);
            (left.edges(a).iter())
                .flat_map(|&(letter, to)| {
                    (right.edges(b).iter()).map(move |&(digit, next)| {
                        (letter * self.digit_count() + digit, to * width + next)
                    })
                })
                .collect()
        });
        let accepting = (0..count)
            .map(|state| left.is_accepting(state / width) && right.is_accepting(state % width));
        Automaton::new(
            left.start() * width + right.start(),
            accepting.collect(),
            edges.collect(),
        )
    }
}
