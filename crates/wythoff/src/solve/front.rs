//! The front door: a named game asked in normal play, with the usual effort.

use dashu_int::UBig;

use super::shipped::with_values;
use super::{analyse, value, valued};
use crate::answer::{Answer, SolveError, Value};
use crate::effort::Effort;
use crate::games::NamedGame;
use crate::position::{Play, Position};

impl NamedGame {
    /// Who wins a position, every winning move, and what the answer rests on.
    ///
    /// [`solve::analyse`](super::analyse) also takes misère play, and how much the question may cost.
    ///
    /// ```
    /// use wythoff::{Position, parse_game};
    /// let answer = parse_game("wythoff")?.analyse(&Position::from([8, 4]))?;
    /// assert!(answer.outcome.is_win());
    /// assert_eq!(answer.moves[0].leaves, Position::from([7, 4]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(&self, position: &Position<UBig>) -> Result<Answer, SolveError> {
        analyse(&*self.rules(Play::Normal), position, &mut Effort::default())
    }

    /// The Grundy value of a position, and what it rests on.
    ///
    /// ```
    /// use wythoff::{Position, UBig, parse_game};
    /// let value = parse_game("nim")?.value(&Position::from([3, 4, 5]))?;
    /// assert_eq!(value.grundy, UBig::from(2u8));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn value(&self, position: &Position<UBig>) -> Result<Value, SolveError> {
        let rules = with_values(self, Play::Normal);
        Ok(value(&*valued(&*rules, position, &mut Effort::default())?))
    }
}
