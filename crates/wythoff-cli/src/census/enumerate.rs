//! The games of a space, each once.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use wythoff::{Game, ParseRulesError, Progress, Rules, Watch, parse_rules};

use super::space::Space;

/// One game of a space.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    /// Which game it is (`Rules::key`).
    pub(crate) key: String,
    /// The rules as the space writes them, the first of those that say the same.
    pub(crate) text: String,
    /// Their normal form, or that of the twin with the piles exchanged.
    pub(crate) rules: Rules,
}

/// Why a space cannot be enumerated.
#[derive(Debug)]
pub(crate) enum EnumerateError {
    /// A text of it is no game.
    Rules(String, Box<ParseRulesError>),
    Stopped,
}

/// Positions with piles below this are looked at to tell games apart.
const SMALL: u64 = 9;

/// All games of the space, each once, in the order of their first texts.
///
/// Two texts are the same game if they have one key, or if each allows all moves of the other: that is decided exactly,
/// and only asked where all moves between small positions are the same.
pub(crate) fn games(space: &Space, watch: &mut dyn Watch) -> Result<Vec<Entry>, EnumerateError> {
    let texts = space.texts();
    let mut games: Vec<Entry> = Vec::new();
    let mut alike: HashMap<u64, Vec<usize>> = HashMap::new();
    for (done, text) in (0..).zip(&texts) {
        if done % 64 == 0
            && let ControlFlow::Break(()) = watch.tell(Progress::new(done, texts.len() as u64))
        {
            return Err(EnumerateError::Stopped);
        }
        let rules = parse_rules(text);
        let rules = rules.map_err(|error| EnumerateError::Rules(text.clone(), Box::new(error)))?;
        let rules = rules.least_twin();
        let list = alike.entry(small_moves(&rules)).or_default();
        if list
            .iter()
            .any(|&index| games[index].rules.is_same_game(&rules))
        {
            continue;
        }
        list.push(games.len());
        games.push(Entry {
            key: rules.key(),
            text: text.clone(),
            rules,
        });
    }
    Ok(games)
}

/// A number that is the same for games with the same moves between small positions.
fn small_moves(rules: &Rules) -> u64 {
    let piles = rules.piles() as u32;
    let size = if piles <= 2 { SMALL } else { 3 };
    let mut hasher = DefaultHasher::new();
    rules.play().hash(&mut hasher);
    for index in 0..size.pow(piles) {
        let position: Vec<u64> = (0..piles)
            .map(|pile| index / size.pow(pile) % size)
            .collect();
        let _ = rules.visit_options(&position, &mut |after| {
            (&position, after).hash(&mut hasher);
            ControlFlow::Continue(())
        });
    }
    hasher.finish()
}
