//! What a proved theorem is good for: any position of the game, at any size.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::proof::Proof;
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, ProofAbout};
use crate::automata::{Letter, Reader};
use crate::game::{ClosedForm, Game, IllegalMove, Move};
use crate::logic::Converter;
use crate::position::{Outcome, PileCountError, Play, Visitor};
use crate::rules::MOST_GROWTH;

impl Proof {
    /// Who wins a position, seen by the player to move.
    ///
    /// ```
    /// use wythoff::{Rules, UBig, automata::Budget, prove::{Verdict, prove, wythoff_automaton}};
    /// let (system, automaton) = wythoff_automaton(0).unwrap();
    /// let verdict = prove(&Rules::wythoff(0), &system, &automaton, &mut Budget::default());
    /// let Ok(Verdict::Proved(proof)) = verdict else { panic!() };
    /// assert!(proof.outcome(&[UBig::from(7u8), UBig::from(4u8)]).unwrap().is_loss());
    /// let moves = proof.winning_moves(&[UBig::from(8u8), UBig::from(4u8)], 10).unwrap();
    /// assert_eq!(moves.count(), Some(UBig::ONE));
    /// assert_eq!(moves[0].leaves.to_string(), "(7, 4)");
    /// ```
    pub fn outcome(&self, piles: &[UBig]) -> Result<Outcome, PileCountError> {
        self.expect_piles(piles)?;
        Ok(Outcome::from_lost(self.is_lost(piles)))
    }

    /// Whether a position with so many piles is lost.
    fn is_lost(&self, piles: &[UBig]) -> bool {
        let converter = self.system.converter(piles);
        let digits = self.system.side_by_side(converter.as_ref(), piles);
        let mut reader = self.reader(digits.length());
        digits.letters(|letters| reader.read(letters));
        reader.accepts()
    }

    /// Whether a word is that of a lost position.
    fn claims(&self, word: &[Letter]) -> bool {
        let mut reader = self.reader(word.len());
        reader.read(word);
        reader.accepts()
    }

    /// Reads a word of so many letters.
    fn reader(&self, length: usize) -> Reader<'_> {
        let letters = self.system.letter_count(self.rules.piles());
        Reader::new(&self.lost, letters, length)
    }

    /// How many winning moves a position has, and the first ones up to a limit, in the order of their words.
    ///
    /// The time is linear in the number of digits, apart from the conversion between numerals.
    pub fn winning_moves(&self, piles: &[UBig], most: usize) -> Result<Moves, PileCountError> {
        self.expect_piles(piles)?;
        let most_after = self.most_after(piles);
        let converter = match &most_after {
            None => self.system.converter(piles),
            Some(greatest) => self.system.converter(std::slice::from_ref(greatest)),
        };
        let word = self.system.word_by(converter.as_ref(), piles);
        let word = self.with_room(word, most_after.as_ref());
        let mut moves = Moves::new(most);
        match Strategy::new(self).and_then(|mut strategy| strategy.answers(&word, most)) {
            Ok(answers) => {
                for after in &answers.first {
                    let leaves = self.position_after(converter.as_ref(), piles, &word, after);
                    let _ = moves.push(leaves);
                }
                Ok(moves.counted(answers.count))
            }
            // Reading the moves off took too many states: there are some, if the position is won.
            Err(_) => {
                if !self.claims(&word) {
                    moves.leave_out();
                }
                Ok(moves)
            }
        }
    }

    /// No pile is larger than this after a move, where piles may grow.
    fn most_after(&self, piles: &[UBig]) -> Option<UBig> {
        let measure = self.rules.measure()?;
        let greatest = measure.iter().copied().max().unwrap_or(1).max(MOST_GROWTH);
        let stones = piles.iter().sum::<UBig>() + UBig::ONE;
        Some(stones * UBig::from(greatest as u64))
    }

    /// The word with so many leading zeros that the word of every position after a move is as long.
    fn with_room(&self, word: Vec<Letter>, most_after: Option<&UBig>) -> Vec<Letter> {
        let Some(most) = most_after else {
            return word;
        };
        let digits = self.system.digits(most).len();
        let zeros = digits.saturating_sub(word.len()).max(self.zeros as usize);
        std::iter::repeat_n(0, zeros).chain(word).collect()
    }

    /// The position of a word after a move. Most moves leave a pile as it is, and that needs no conversion.
    fn position_after(
        &self,
        converter: Option<&Converter<'_>>,
        piles: &[UBig],
        before: &[Letter],
        after: &[Letter],
    ) -> Vec<UBig> {
        let mut unit = 1; // what the digit of a pile counts in a letter
        let mut position: Vec<UBig> = (piles.iter().rev())
            .map(|size| {
                let count = self.system.digit_count();
                let digit = |letter: Letter| letter / unit % count;
                let changes = |(&b, &a)| a != b && digit(a) != digit(b);
                let value = |letters: &[Letter]| {
                    let digits = letters.iter().map(|&letter| digit(letter));
                    self.system.value_by(converter, digits)
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
        position
    }

    fn expect_piles(&self, piles: &[UBig]) -> Result<(), PileCountError> {
        let expected = self.rules.piles();
        if piles.len() != expected {
            return Err(PileCountError {
                expected,
                memory: self.rules.memory(),
                found: piles.len(),
            });
        }
        Ok(())
    }
}

/// The rules, with the theorem.
impl Game for Proof {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        self.rules.visit_options(from, visit)
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        self.rules.legal(before, after)
    }

    fn play(&self) -> Play {
        self.rules.play()
    }

    fn pile_count(&self) -> Option<usize> {
        self.rules.pile_count()
    }

    fn memory_count(&self) -> usize {
        self.rules.memory()
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }
}

impl ClosedForm for Proof {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        Outcome::from_lost(self.is_lost(position))
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let moves = self.winning_moves(position, most);
        moves.expect("the position has been checked")
    }

    fn evidence(&self) -> Evidence {
        Evidence::Proof {
            about: ProofAbout::LostPositions,
            numeration: self.system.numerals().clone(),
            states: self.lost.states(),
            checked: self.checked.into(),
        }
    }
}
