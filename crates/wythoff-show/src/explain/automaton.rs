//! What is claimed of a position by the theorem of a game by rules.

use wythoff::explain::Certificate;
use wythoff::explain::games::automaton::Fact;
use wythoff::logic::{NumberSystem, Numerals};

use super::certificate::written;
use crate::formula::{Formula, natural, number};
use crate::list::listed;
use crate::message::Message;
use crate::page::{Block, Prose};
use crate::pattern;
use crate::texts::Texts;

/// A run of at most so many places is shown whole, of a longer one half as many at each end.
const MOST_PLACES: usize = 24;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    let message = match fact {
        Fact::ReadByAutomaton {
            numeration,
            states,
            lost_states,
            lost,
        } => {
            let read = Message::new("explain-automaton-read")
                .with("numeration", pattern::numeration(&system(numeration)))
                .with("states", *states);
            let mut blocks = vec![
                texts.paragraph(&read),
                texts.paragraph(&ends_in(lost_states)),
            ];
            if let Some(Certificate::Run {
                piles,
                digits,
                states,
                ..
            }) = certificate
            {
                let weights: Vec<_> = system(numeration)
                    .weights()
                    .take(digits.first().map_or(0, Vec::len))
                    .collect();
                let weights = weights.iter().rev().map(natural).collect();
                let piles = piles.iter().map(|pile| natural(pile).into());
                blocks.push(run(weights, piles.collect(), digits, states, texts));
                let places = digits.first().map_or(0, Vec::len);
                blocks.push(texts.paragraph(&end(states, places, *lost)));
            }
            return blocks;
        }
        Fact::NoMoveBetweenLost => Message::new("explain-automaton-every-move-fails"),
        Fact::AllMovesRead => Message::new("explain-automaton-all-moves"),
        Fact::FoundTheorem { checked, misere } => {
            let theorem = match misere {
                true => Message::new("explain-automaton-theorem-misere"),
                false => Message::new("explain-automaton-theorem"),
            };
            match checked {
                true => Message::new("explain-automaton-checked").with("theorem", theorem),
                false => theorem,
            }
        }
    };
    vec![texts.paragraph(&message)]
}

/// `(100, 1010) → 7`
pub(super) fn line(digits: &[Vec<u32>], states: &[u32]) -> Formula {
    let numerals = digits.iter().map(|digits| {
        let zeros = digits.iter().take_while(|&&digit| digit == 0).count();
        written(&digits[zeros..])
    });
    let end = states.last().map_or(Formula::Dots, |&state| number(state));
    Formula::Tuple(numerals.collect()).binary(crate::formula::Sign::To, end)
}

fn system(numerals: &Numerals) -> NumberSystem {
    NumberSystem::new(numerals.clone()).expect("the numerals of a proof make a system")
}

fn ends_in(lost_states: &[u32]) -> Message {
    match lost_states {
        [] => Message::new("explain-automaton-lost-states-many"),
        states => Message::new("explain-automaton-lost-states")
            .with("count", states.len())
            .with("states", listed(states.iter().map(|&state| number(state)))),
    }
}

fn end(states: &[u32], places: usize, lost: bool) -> Message {
    let read = states.len() - 1;
    if read < places {
        return Message::new("explain-automaton-stuck").with("count", read);
    }
    let message = match lost {
        true => Message::new("explain-automaton-ends-lost"),
        false => Message::new("explain-automaton-ends-won"),
    };
    message.with("state", number(states[read]))
}

/// Place by place: the weight, the digits, the state after reading them.
fn run(
    weights: Vec<Formula>,
    piles: Vec<Prose>,
    digits: &[Vec<u32>],
    states: &[u32],
    texts: &Texts,
) -> Block {
    let title = |message: Message| texts.prose(&message);
    let state = |place: usize| match states.get(place) {
        Some(&state) => number(state).into(),
        None => Prose::from(Formula::Word("–")),
    };
    let places = weights.len();
    let width = piles.len();
    let mut head = vec![title(Message::new("explain-automaton-weight"))];
    head.extend(piles);
    head.push(title(Message::new("explain-automaton-state")));
    let mut start = vec![title(Message::new("explain-automaton-start"))];
    start.extend(vec![Prose::default(); width]);
    start.push(state(0));
    let mut rows = vec![start];
    for (place, weight) in weights.into_iter().enumerate() {
        let left_out =
            places > MOST_PLACES && (MOST_PLACES / 2..places - MOST_PLACES / 2).contains(&place);
        if left_out {
            if place == MOST_PLACES / 2 {
                rows.push(vec![Formula::Dots.into(); width + 2]);
            }
            continue;
        }
        let mut row = vec![weight.into()];
        row.extend((digits.iter()).map(|digits| Prose::from(number(digits[place]))));
        row.push(state(place + 1));
        rows.push(row);
    }
    Block::Table { head, rows }
}
