//! The rules of a heap are read and written as the games that have names: `0.77`, `subtraction(1,3,4)`, `grundy`.

use std::fmt;
use std::str::FromStr;

use super::{GameNameError, parse_game};
use crate::games::{NamedGame, all_but, grundy, lasker, octal, subtraction};
use crate::heap::{HeapRules, HeapRulesError, HeapRulesReason};

impl FromStr for HeapRules {
    type Err = GameNameError;

    /// Reads a game of heaps by any of its names.
    ///
    /// ```
    /// use wythoff::{GameNameError, HeapRules};
    /// assert_eq!("Subtraction（4，1，3）".parse::<HeapRules>()?.to_string(), "subtraction(1,3,4)");
    /// let error = "0.78".parse::<HeapRules>().unwrap_err();
    /// assert!(error.to_string().starts_with("column 4: the digits of an octal code are 0 to 7, found 8"));
    /// # Ok::<(), GameNameError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, GameNameError> {
        let unknown = |column, name: &str| {
            let reason = HeapRulesReason::UnknownName(name.to_owned());
            GameNameError::Heap(HeapRulesError { column, reason })
        };
        let game = parse_game(text).map_err(|error| match error {
            GameNameError::UnknownGame { column, found, .. } => unknown(column, &found),
            error => error,
        })?;
        game.heap_rules().ok_or_else(|| unknown(1, text.trim()))
    }
}

impl From<HeapRules> for NamedGame {
    fn from(rules: HeapRules) -> Self {
        match rules {
            HeapRules::Code(code) => octal::Ruleset(code).into(),
            HeapRules::Subtraction(amounts) => subtraction::Ruleset::OneOf(amounts).into(),
            HeapRules::AtMost(most) => subtraction::Ruleset::AtMost(most).into(),
            HeapRules::AllBut(amounts) => all_but::Ruleset(amounts).into(),
            HeapRules::Lasker => lasker::Ruleset.into(),
            HeapRules::Grundy => grundy::Ruleset.into(),
        }
    }
}

impl fmt::Display for HeapRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        NamedGame::from(self.clone()).fmt(f)
    }
}
