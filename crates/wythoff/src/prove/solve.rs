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
        Ok(Outcome::from_lost(self.claims(&self.system.word(piles))))
    }

    /// Whether a word is that of a lost position.
    fn claims(&self, word: &[Letter]) -> bool {
        let (states, letters) = (
            self.lost.states(),
            self.system.letter_count(self.rules.piles()),
        );
        let size = letters.map_or(usize::MAX, |letters| {
            states.saturating_mul(letters as usize)
        });
        if size > word.len() {
            return self.lost.accepts(word);
        }
        // A long word is worth a table of all steps; the last row is for what is rejected.
        let width = size / states;
        let mut table = vec![size; size + width];
        for state in 0..states {
            for &(letter, to) in self.lost.edges(state as u32) {
                table[state * width + letter as usize] = to as usize * width;
            }
        }
        let start = self.lost.start() as usize * width;
        let end = (word.iter()).fold(start, |row, &letter| table[row + letter as usize]);
        end < size && self.lost.is_accepting((end / width) as u32)
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
        let converter = self.system.converter(piles);
        let word = self.system.word_by(converter.as_ref(), piles);
        let answers = Player::new(self).and_then(|mut player| player.answers(&word, limit));
        Ok(answers.map(|answers| WinningMoves {
            count: answers.count,
            first: (answers.first.iter())
                .map(|after| self.position_after(converter.as_ref(), piles, &word, after))
                .collect(),
        }))
    }

    /// The position of a word after a move. Most moves leave a pile as it is, and that needs no conversion.
    fn position_after(
        &self,
        converter: Option<&Converter<'_>>,
        piles: &[UBig],
        before: &[Letter],
        after: &[Letter],
    ) -> Position<UBig> {
        let mut unit = 1; // what the digit of a pile counts in a letter
        let mut position: Vec<UBig> = (piles.iter().rev())
            .map(|size| {
                let count = self.system.digit_count();
                let digit = |letter: Letter| letter / unit % count;
                let changes = |(&b, &a)| a != b && digit(a) != digit(b);
                let value = |letters: &[Letter]| {
                    let digits: Vec<u32> = letters.iter().map(|&letter| digit(letter)).collect();
                    match converter {
                        Some(converter) => converter.value(&digits),
                        None => self.system.value(&digits),
                    }
                };
                let after = match before.iter().zip(after).position(changes) {
                    None => size.clone(),
                    // Two lower halves are converted sooner than a whole.
                    Some(place) if place > before.len() / 2 => {
                        size - value(&before[place..]) + value(&after[place..])
                    }
                    Some(_) => value(after),
                };
                unit *= count;
                after
            })
            .collect();
        position.reverse();
        Position(position)
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
