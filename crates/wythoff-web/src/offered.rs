//! The games there are to choose from.

use serde::Serialize;
use ts_rs::TS;
use wythoff::{games, parse_game};
use wythoff_show::Texts;

use crate::words;

/// Beside Wythoff, whose example has no parameter: the game for k ≥ 1.
const K_WYTHOFF: &str = "wythoff(k=1)[7,12]";

/// A game to choose, with a position to begin with.
#[derive(Debug, Serialize, TS)]
pub struct Offered {
    /// Its name, without parameters.
    name: &'static str,
    /// Its parameters as they are typed, `k=1`; `null`: it has none.
    parameters: Option<&'static str>,
    /// What people call it.
    title: String,
    /// The piles of its example, as they are typed.
    piles: &'static str,
}

/// Every game that has a name, as its example has it.
pub fn offered(texts: &Texts) -> Vec<Offered> {
    let mut examples: Vec<&str> = games().iter().map(|game| game.example()).collect();
    examples.insert(1, K_WYTHOFF);
    let offers = examples.into_iter().filter_map(|one| offer(one, texts));
    offers.collect()
}

/// `bachet(m=3)[10]` taken apart.
fn offer(example: &'static str, texts: &Texts) -> Option<Offered> {
    let (game, piles) = example.strip_suffix(']')?.split_once('[')?;
    let parameters = game.strip_suffix(')').and_then(|game| game.split_once('('));
    Some(Offered {
        name: parameters.map_or(game, |(name, _)| name),
        parameters: parameters.map(|(_, parameters)| parameters),
        title: texts.say(&words::of_game(&parse_game(game).ok()?)),
        piles,
    })
}
