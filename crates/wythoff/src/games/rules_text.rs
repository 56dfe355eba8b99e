//! The rules of built-in games in the rule language.

use super::name::NamedGame;
use crate::position::Play;
use crate::solve::heap::HeapRules;

/// The greatest number that is written into rules.
const MOST: u64 = 1_000_000_000;

impl NamedGame {
    /// Its rules in the rule language for so many piles; `None`: they cannot be said there.
    ///
    /// That is so for more than three piles or a number of piles that the game does not have, where a pile may grow or
    /// break (staircase Nim, Kayles), where conditions are not linear (Euclid) or speak of earlier moves (Fibonacci
    /// Nim), and for huge parameters.
    ///
    /// ```
    /// use wythoff::{Play, Rules, parse_game, parse_rules};
    /// let text = parse_game("wythoff(k=2)").unwrap().rules_text(2, Play::Normal).unwrap();
    /// assert!(parse_rules(&text).unwrap().is_same_as(&Rules::wythoff(2)));
    /// assert_eq!(parse_game("euclid").unwrap().rules_text(2, Play::Normal), None);
    /// ```
    pub fn rules_text(&self, piles: usize, play: Play) -> Option<String> {
        if !(1..=3).contains(&piles) {
            return None;
        }
        let number = || u64::try_from(self.number()?).ok().filter(|&n| n <= MOST);
        let moves = match self.entry().name() {
            "nim" => single("x > 0", piles),
            "wythoff" if piles == 2 => format!(
                "{}\nmove x > 0, y > 0, |x - y| <= {}",
                single("x > 0", 2),
                number()?
            ),
            "moore" => match (number()?, piles) {
                (1, _) => single("x > 0", piles),
                (2, 3) => "symmetric\nmove x > 0, z = 0".to_string(),
                _ => format!("move {} > 0", ["x", "x + y", "x + y + z"][piles - 1]),
            },
            "bachet" => single(&format!("0 < x <= {}", number()?), piles),
            _ => single(&heap_condition(&self.heap_rules()?)?, piles),
        };
        let names = ["a", "a b", "a b c"][piles - 1];
        let misere = match play {
            Play::Normal => "",
            Play::Misere => "misere\n",
        };
        Some(format!("piles {names}\n{misere}{moves}\n"))
    }
}

/// Which amounts may be taken from a heap, where that is all there is to a move.
fn heap_condition(rules: &HeapRules) -> Option<String> {
    match rules {
        HeapRules::AtMost(most) => Some(format!("0 < x <= {most}")),
        HeapRules::Subtraction(amounts) if amounts.iter().count() <= 64 => {
            let amounts: Vec<String> = amounts.iter().map(|s| format!("x = {s}")).collect();
            Some(amounts.join(" or "))
        }
        HeapRules::AllBut(amounts) if amounts.iter().count() <= 8 => {
            let amounts: Vec<String> = amounts.iter().map(|s| format!("x != {s}")).collect();
            Some(format!("x > 0, {}", amounts.join(", ")))
        }
        _ => None,
    }
}

/// The moves of one pile, on any one of them.
fn single(condition: &str, piles: usize) -> String {
    match piles {
        1 => format!("move {condition}"),
        2 => format!("symmetric\nmove {condition}, y = 0"),
        _ => format!("symmetric\nmove {condition}, y = z = 0"),
    }
}
