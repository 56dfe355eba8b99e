//! What a proved theorem is good for: any position of the game, at any size.

use dashu_int::UBig;

use super::player::Player;
use super::proof::Proof;
use crate::analysis::PileCountError;
use crate::automata::{Letter, OutOfBudget};
use crate::logic::Converter;
use crate::position::{Outcome, Position};

/// The winning moves of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WinningMoves {
    /// How many positions a winning move leaves.
    pub count: UBig,
    /// The first of them, in the order of their words.
    pub first: Vec<Position<UBig>>,
}

impl Proof {
    /// Who wins a position, seen by the player to move.
    ///
    /// ```
    /// use wythoff::{Rules, UBig, automata::Budget, prove::{Verdict, prove, wythoff_automaton}};
    /// let (system, automaton) = wythoff_automaton(0).unwrap();
    /// let verdict = prove(&Rules::wythoff(0), &system, &automaton, &mut Budget::default());
    /// let Ok(Verdict::Proved(proof)) = verdict else { panic!() };
    /// assert!(proof.outcome(&[UBig::from(7u8), UBig::from(4u8)]).unwrap().is_loss());
    /// let moves = proof.winning_moves(&[UBig::from(8u8), UBig::from(4u8)], 10).unwrap().unwrap();
    /// assert_eq!(moves.count, UBig::ONE);
    /// assert_eq!(moves.first[0].to_string(), "(7, 4)");
    /// ```
    pub fn outcome(&self, piles: &[UBig]) -> Result<Outcome, PileCountError> {
        self.expect_piles(piles)?;
        Ok(Outcome::from_lost(
            self.lost.accepts(&self.system.word(piles)),
        ))
    }

    /// How many winning moves a position has, and the first ones up to a limit.
    ///
    /// The time is linear in the number of digits, apart from the conversion between numerals.
    pub fn winning_moves(
        &self,
        piles: &[UBig],
        limit: usize,
    ) -> Result<Result<WinningMoves, OutOfBudget>, PileCountError> {
        self.expect_piles(piles)?;
        let mut converter = None;
        let word = self.system.word_by(&mut converter, piles);
        let answers = Player::new(self).and_then(|mut player| player.answers(&word, limit));
        Ok(answers.map(|answers| WinningMoves {
            count: answers.count,
            first: (answers.first.iter())
                .map(|after| self.position_after(&mut converter, piles, &word, after))
                .collect(),
        }))
    }

    /// The position of a word after a move. Most moves leave a pile as it is, and that needs no conversion.
    fn position_after<'a>(
        &'a self,
        converter: &mut Option<Converter<'a>>,
        piles: &[UBig],
        before: &[Letter],
        after: &[Letter],
    ) -> Position<UBig> {
        let count = piles.len();
        let after = piles.iter().enumerate().map(|(pile, size)| {
            let digit = |letter: &Letter| self.system.digit(*letter, pile, count);
            match before.iter().map(digit).eq(after.iter().map(digit)) {
                true => size.clone(),
                false => (converter.get_or_insert_with(|| Converter::new(&self.system)))
                    .value(&after.iter().map(digit).collect::<Vec<u32>>()),
            }
        });
        Position(after.collect())
    }

    fn expect_piles(&self, piles: &[UBig]) -> Result<(), PileCountError> {
        let expected = self.rules.piles();
        if piles.len() != expected {
            return Err(PileCountError {
                expected,
                found: piles.len(),
            });
        }
        Ok(())
    }
}
