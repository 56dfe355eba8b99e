//! The rules of games in the rule language.

use dashu_int::UBig;

use super::NamedGame;
use crate::position::Play;

/// The greatest number that is written into rules.
const MOST: u64 = 1_000_000_000;

impl NamedGame {
    /// Its rules in the rule language for so many piles; `None` for more than five piles or a number of piles that the
    /// game does not have, for huge parameters, and where they are not conditions on what is taken: a pile breaks or
    /// grows (Kayles, staircase Nim), conditions are not linear (Euclid) or speak of earlier moves (Fibonacci Nim).
    ///
    /// ```
    /// use wythoff::{Play, Rules, parse_game, parse_rules};
    /// let text = parse_game("wythoff(k=2)").unwrap().rules_text(2, Play::Normal).unwrap();
    /// assert!(parse_rules(&text).unwrap().is_same_as(&Rules::wythoff(2)));
    /// assert_eq!(parse_game("euclid").unwrap().rules_text(2, Play::Normal), None);
    /// ```
    pub fn rules_text(&self, piles: usize, play: Play) -> Option<String> {
        let names = ["a", "a b", "a b c", "a b c d", "a b c d e"].get(piles.checked_sub(1)?)?;
        let moves = self.moves_text(piles)?;
        let misere = match play {
            Play::Normal => "",
            Play::Misere => "misere\n",
        };
        Some(format!("piles {names}\n{misere}{moves}\n"))
    }
}

/// A number that may stand in rules.
pub(super) fn number(number: &UBig) -> Option<u64> {
    u64::try_from(number).ok().filter(|&number| number <= MOST)
}

/// The moves that take an amount x with this condition from any one of so many piles.
pub(super) fn from_one_pile(condition: &str, piles: usize) -> String {
    match piles {
        1 => format!("move {condition}"),
        2 => format!("symmetric\nmove {condition}, y = 0"),
        3 => format!("symmetric\nmove {condition}, y = z = 0"),
        4 => format!("symmetric\nmove {condition}, y = z = u = 0"),
        _ => format!("symmetric\nmove {condition}, y = z = u = v = 0"),
    }
}
