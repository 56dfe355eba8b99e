//! A game with its opponent: what both the screen and the lines do.

use wythoff::solve::sum::SumError;
use wythoff::{Answer, MoveTo, Outcome, UBig};
use wythoff_show::Message;

use super::dice::Dice;
use super::game::{Made, NoMove, Playing, Side};
use super::hint::{self, Hint};
use super::opponent::{self, Opponent};
use super::review::{self, Looked};
use super::words;
use crate::command::effort;
use crate::console::Console;

/// How long and how far the program thinks about a position.
#[derive(Debug, Clone)]
pub(super) struct Thought {
    pub(super) budget: Option<UBig>,
    pub(super) seconds: u64,
}

/// A move of the opponent.
pub(super) struct Reply {
    pub(super) made: Made,
    /// The move in words.
    pub(super) words: String,
    /// Why it was made, if the opponent says so.
    pub(super) why: Option<String>,
}

/// A game, who plays against you, and what was asked so far.
pub(super) struct Session<'a> {
    pub(super) game: Playing,
    pub(super) opponent: Opponent,
    pub(super) seed: u64,
    pub(super) console: &'a Console,
    thought: Thought,
    dice: Dice,
    /// How many hints were given for the position on the table.
    hints: usize,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        game: Playing,
        opponent: Opponent,
        seed: u64,
        thought: Thought,
        console: &'a Console,
    ) -> Self {
        Self {
            game,
            opponent,
            seed,
            console,
            thought,
            dice: Dice::new(seed),
            hints: 0,
        }
    }

    /// Whether the program has to move.
    pub(super) fn is_my_turn(&self) -> bool {
        let is_mine = self.opponent != Opponent::Person && self.game.mover() == Side::Other;
        is_mine && !self.game.is_over()
    }

    /// Who wins the position on the table, or why that is not known.
    pub(super) fn know(&self) -> Result<Answer, SumError> {
        self.know_position(&self.game)
    }

    pub(super) fn know_position(&self, game: &Playing) -> Result<Answer, SumError> {
        let Thought { budget, seconds } = &self.thought;
        game.analyse(&mut effort::quiet(budget.as_ref(), Some(*seconds)))
    }

    /// Makes a move of the player's; the words say what it was, or why there is no such move.
    pub(super) fn make(&mut self, to: Result<MoveTo, NoMove>) -> Result<String, String> {
        let made = to.and_then(|to| self.game.make(&to).cloned());
        let made =
            made.map_err(|error| words::of_refusal(&error, self.game.now(), self.console))?;
        self.hints = 0;
        Ok(self.last_words(&made))
    }

    /// The program's move, if it is its turn.
    pub(super) fn reply(&mut self) -> Option<Reply> {
        if !self.is_my_turn() {
            return None;
        }
        let known = self.know().ok();
        let (sum, play) = (self.game.now(), self.game.play());
        let to = opponent::choose(self.opponent, sum, play, known.as_ref(), &mut self.dice)?;
        let why = (self.opponent == Opponent::Teacher).then(|| why(known.as_ref(), &to));
        let made = self.game.make(&to).cloned().ok()?;
        self.hints = 0;
        Some(Reply {
            words: self.last_words(&made),
            why: why.map(|message| self.console.say(&message)),
            made,
        })
    }

    /// Takes moves back until it is the player's turn again; says whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let yours = |made: &Made| made.side == Side::You || self.opponent == Opponent::Person;
        let Some(steps) = self.game.made().rev().position(|(_, made)| yours(made)) else {
            return false;
        };
        for _ in 0..=steps {
            self.game.undo();
        }
        self.hints = 0;
        true
    }

    /// The next hint for the position on the table; the last one again if there are no more.
    pub(super) fn hint(&mut self) -> Hint {
        let grade = hint::GRADES[self.hints.min(hint::GRADES.len() - 1)];
        self.hints += 1;
        let mut dice = self.dice.clone();
        let Thought { budget, seconds } = &self.thought;
        let mut effort = effort::quiet(budget.as_ref(), Some(*seconds));
        hint::give(grade, &self.game, &mut dice, &mut effort, self.console)
    }

    /// Every move so far, looked at again.
    pub(super) fn review(&self) -> Vec<Looked> {
        review::review(
            &self.game,
            |game| self.know_position(game).ok(),
            self.console,
        )
    }

    fn last_words(&self, made: &Made) -> String {
        let (before, _) = self.game.made().next_back().expect("a move was made");
        words::of_move(before, made, self.console)
    }
}

/// Why the teacher makes a move.
fn why(known: Option<&Answer>, to: &MoveTo) -> Message {
    match known {
        None => Message::new("play-reply-unknown"),
        Some(known) if known.outcome == Outcome::Win => {
            Message::new("play-reply-wins").with("left", words::tuple(to.leaves.piles()))
        }
        Some(_) => Message::new("play-reply-lost"),
    }
}
