//! Every question the page asks, as it is read.
//!
//! A field that is missing or that nobody knows is an error, never a default. The types are written once, here; those of
//! the page's TypeScript are made of them ([`crate::typescript`]).

use std::rc::Rc;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;
use wythoff_show::{Language, Texts};

use crate::opponent::Opponent;
use crate::puzzle::Kind;
use crate::setup::{Move, Setup};
use crate::take::Taken;

/// The longest question that is read, in bytes.
const LONGEST: usize = 1 << 19;

/// A question, and the language of its answer.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Asked<Q> {
    language: String,
    /// The question.
    pub what: Q,
}

/// A question that [`crate::answer()`] answers.
#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Question {
    /// Where does a game stand?
    State(Played),
    /// Which move takes these stones from a part of the game?
    Take {
        /// The game so far.
        game: Played,
        /// The part, counted from 0.
        part: usize,
        /// What was picked up.
        taken: Vec<Taken>,
    },
    /// What does the opponent do?
    Reply {
        /// The game so far.
        game: Played,
        /// Who is to move.
        opponent: Opponent,
        /// Random numbers: whether to think, and which of the moves to make.
        dice: [u32; 2],
    },
    /// Which move wins?
    Hint(Played),
    /// Which of the moves win?
    Worth(Played),
    /// Where was a win thrown away?
    Review(Played),
    /// Who wins?
    Solve(Standing),
    /// Why?
    Explain(Standing),
    /// What are the first losing pairs of k-Wythoff?
    Pairs {
        /// The k; so small that every number of the answer is exact in JavaScript.
        k: u32,
        /// How many pairs.
        count: usize,
    },
    /// What do these rules say?
    Rules {
        /// A text in the rule language.
        text: String,
    },
    /// How are these numbers written, digit by digit?
    Digits {
        /// The numeration system of a certificate, as JSON.
        numerals: String,
        /// The numbers, as they were typed.
        piles: String,
    },
    /// A puzzle, please.
    Puzzle {
        /// What to find.
        kind: Kind,
        /// How hard, from 1.
        level: u32,
        /// Which of those: the same number, the same puzzle.
        seed: u32,
    },
    /// Which games have a name?
    Games {},
    /// Which games are there to start from?
    Examples {},
}

/// A game so far.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// How it began.
    pub setup: Setup,
    /// Every move since.
    pub moves: Vec<Move>,
}

/// A position of any size.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The name of the game.
    pub game: String,
    /// The piles, as they were typed.
    pub piles: String,
    /// Whether the last stone loses.
    pub misere: bool,
}

impl<Q: DeserializeOwned> Asked<Q> {
    /// Reads a question.
    pub fn read(question: &str) -> Result<Self, String> {
        let length = question.len();
        if length > LONGEST {
            return Err(format!("{length} > {LONGEST}"));
        }
        serde_json::from_str(question).map_err(|error| error.to_string())
    }

    /// The texts of the language of the answer.
    pub fn texts(&self) -> Result<Rc<Texts>, String> {
        let language = Language::all().find(|language| language.code() == self.language);
        let language = language.ok_or_else(|| format!("unknown language {:?}", self.language))?;
        Ok(Texts::shared(language))
    }
}
