//! Puzzles, graded by how long the play is that decides them.
//!
//! The same kind, level and seed make the same puzzle everywhere: so a day has one puzzle, and nobody has to send it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wythoff_show::Message;

use crate::setup::{Part, Setup, Table};

/// What is to be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A move that wins.
    Win,
    /// The only move that wins.
    Only,
    /// Whether the position is lost.
    Lost,
}

/// A puzzle.
#[derive(Debug, Serialize, TS)]
pub struct Puzzle {
    /// The game with its position, `nim[3,4,5]`.
    text: String,
    /// Whether the player to move loses.
    lost: bool,
    /// How many moves there are.
    moves: usize,
    /// How many of them win.
    winning: usize,
    /// How many moves the game lasts if the winner hurries and the loser delays.
    steps: u32,
}

/// The hardest puzzles are of this level.
pub const LEVELS: u32 = 10;
/// So many positions are graded to choose from.
const CANDIDATES: usize = 40;

/// The games, each with the number of its piles and the most stones of one: at most 15² or 8³ positions below any.
const POOL: [(&str, usize, u64); 7] = [
    ("wythoff", 2, 9),
    ("nim", 3, 7),
    ("wythoff", 2, 14),
    ("bachet(m=3)", 1, 20),
    ("fibonacci", 1, 20),
    ("kayles", 1, 10),
    ("wythoff(k=1)", 2, 12),
];

/// A puzzle: the candidates in order of difficulty, and the level says how far up.
pub fn puzzle(kind: Kind, level: u32, seed: u32) -> Result<Puzzle, Message> {
    let mut dice = Dice(u64::from(seed) << 8 | u64::from(level.min(255)));
    // The question whether it is lost must have both answers equally often.
    let is_lost = dice.below(2) == 0;
    let mut graded: Vec<Puzzle> = Vec::new();
    while graded.len() < CANDIDATES {
        let (game, piles, most) = POOL[dice.below(POOL.len() as u64) as usize];
        let piles: Vec<String> = (0..piles)
            .map(|_| (1 + dice.below(most)).to_string())
            .collect();
        let puzzle = grade(format!("{game}[{}]", piles.join(",")))?;
        let fits = match kind {
            // To take everything is no puzzle.
            Kind::Win => puzzle.steps > 1 && puzzle.winning > 0 && puzzle.winning < puzzle.moves,
            Kind::Only => puzzle.steps > 1 && puzzle.winning == 1 && puzzle.moves > 2,
            Kind::Lost => puzzle.lost == is_lost && puzzle.steps > 1,
        };
        if fits {
            graded.push(puzzle);
        }
    }
    graded.sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.text.clone()));
    // Each level is a tenth of them, and the seed chooses within it.
    let tenth = CANDIDATES / LEVELS as usize;
    let place = (level.clamp(1, LEVELS) as usize - 1) * tenth + dice.below(tenth as u64) as usize;
    Ok(graded.swap_remove(place))
}

impl Puzzle {
    /// Long play is hard, and so is a good move among many.
    fn difficulty(&self) -> u32 {
        let wrong = self.moves / self.winning.max(1);
        3 * self.steps + 4 * wrong.max(1).ilog2()
    }
}

fn grade(text: String) -> Result<Puzzle, Message> {
    let setup = Setup::Sum {
        text: text.clone(),
        misere: false,
    };
    let Table { mut parts, .. } = setup.lay_out()?;
    let part = &mut parts[0];
    let mut known = HashMap::new();
    let (lost, steps) = fate(part, &mut known);
    let options = part.options();
    let winning = options.iter().filter(|option| known[*option].0).count();
    Ok(Puzzle {
        text,
        lost,
        moves: options.len(),
        winning,
        steps,
    })
}

/// Whether a position is lost and how many moves it takes: straight from the definition, every position below looked at once.
fn fate(part: &mut Part, known: &mut HashMap<Vec<u64>, (bool, u32)>) -> (bool, u32) {
    if let Some(&fate) = known.get(&part.piles) {
        return fate;
    }
    let from = part.piles.clone();
    let mut fates = Vec::new();
    for option in part.options() {
        part.piles = option;
        fates.push(fate(part, known));
    }
    part.piles.clone_from(&from);
    let quickest = fates
        .iter()
        .filter(|(lost, _)| *lost)
        .map(|fate| fate.1)
        .min();
    let slowest = fates.iter().map(|fate| fate.1 + 1).max();
    let found = match quickest {
        Some(steps) => (false, steps + 1),
        None => (true, slowest.unwrap_or(0)),
    };
    known.insert(from, found);
    found
}

/// Numbers that look random and are the same everywhere (SplitMix64, Steele, Lea and Flood 2014).
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponent::know;

    #[test]
    fn puzzles_are_the_same_every_time_and_agree_with_the_solver() {
        let mut asked = [0, 0];
        for kind in [Kind::Win, Kind::Only, Kind::Lost] {
            for seed in 0..6 {
                for level in [1, 5, LEVELS] {
                    let made = puzzle(kind, level, seed).unwrap();
                    assert_eq!(made.text, puzzle(kind, level, seed).unwrap().text);
                    let setup = Setup::Sum {
                        text: made.text.clone(),
                        misere: false,
                    };
                    let known = know(&setup.lay_out().unwrap()).unwrap();
                    assert_eq!(known.outcome.is_loss(), made.lost, "{}", made.text);
                    match kind {
                        Kind::Win => assert!(made.winning > 0),
                        Kind::Only => assert_eq!(made.winning, 1),
                        Kind::Lost => asked[usize::from(made.lost)] += 1,
                    }
                }
            }
        }
        assert!(asked.iter().all(|&count| count > 3), "{asked:?}");
    }

    #[test]
    fn the_ladder_goes_up() {
        let hard = |level| {
            let seeds = 0..8;
            let puzzles = seeds.map(|seed| puzzle(Kind::Win, level, seed).unwrap());
            puzzles.map(|puzzle| puzzle.difficulty()).sum::<u32>()
        };
        assert!(hard(1) < hard(4) && hard(4) < hard(7) && hard(7) < hard(10));
    }
}
