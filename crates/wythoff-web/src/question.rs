//! Every question the page asks, and its answer.

use serde::{Deserialize, Serialize};
use wythoff::Language;

use crate::opponent::Opponent;
use crate::setup::{Move, Setup};
use crate::take::Taken;
use crate::{game_state, laboratory, learn, opponent, review, see, solve, take};

/// The longest question that is read, in bytes.
const LONGEST: usize = 1 << 19;

/// A language as the page writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// English.
    En,
    /// Chinese.
    Zh,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::Zh => Self::Chinese,
        }
    }
}

#[derive(Debug, Deserialize)]
struct Question {
    language: Tongue,
    what: What,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    State {
        setup: Setup,
        moves: Vec<Move>,
    },
    Take {
        setup: Setup,
        moves: Vec<Move>,
        part: usize,
        taken: Vec<Taken>,
    },
    Reply {
        setup: Setup,
        moves: Vec<Move>,
        opponent: Opponent,
        dice: [u32; 2],
    },
    Hint {
        setup: Setup,
        moves: Vec<Move>,
    },
    Review {
        setup: Setup,
        moves: Vec<Move>,
    },
    Solve {
        game: String,
        piles: String,
        misere: bool,
    },
    Pairs {
        k: u64,
        count: usize,
    },
    Figure(see::Question),
    Rules {
        text: String,
    },
    Examples {},
    Explain {
        game: String,
        piles: String,
        misere: bool,
    },
}

/// Answers a question: `{"ok": …}` or `{"error": "…"}`.
///
/// ```
/// let question = r#"{"language": "en", "what": {"solve": {"game": "wythoff", "piles": "8 4", "misere": false}}}"#;
/// let answer = wythoff_web::answer(question);
/// assert!(answer.contains(r#""win":true"#), "{answer}");
/// assert!(wythoff_web::answer("nonsense").starts_with(r#"{"error":"#));
/// ```
pub fn answer(question: &str) -> String {
    wrapped(read(question).and_then(reply))
}

/// An answer that is JSON already, or an error in words, as one document.
pub(crate) fn wrapped(answer: Result<String, String>) -> String {
    let (key, json) = match answer {
        Ok(json) => ("ok", json),
        // Text can always be written.
        Err(error) => ("error", serde_json::to_string(&error).unwrap_or_default()),
    };
    format!("{{\"{key}\":{json}}}")
}

/// Reads a question of some kind.
pub(crate) fn read<'a, Q: Deserialize<'a>>(question: &'a str) -> Result<Q, String> {
    if question.len() > LONGEST {
        return Err(format!(
            "{} bytes, at most {LONGEST} / {} 字节，最多 {LONGEST} 字节",
            question.len(),
            question.len()
        ));
    }
    serde_json::from_str(question).map_err(|error| error.to_string())
}

fn reply(question: Question) -> Result<String, String> {
    let language = question.language.into();
    match question.what {
        What::State { setup, moves } => value(game_state::state(&setup, &moves, language)?),
        What::Take {
            setup,
            moves,
            part,
            taken,
        } => value(take::take(&setup, &moves, part, &taken, language)?),
        What::Reply {
            setup,
            moves,
            opponent,
            dice,
        } => value(opponent::reply(&setup, &moves, opponent, dice, language)?),
        What::Hint { setup, moves } => value(opponent::hint(&setup, &moves, language)?),
        What::Review { setup, moves } => value(review::review(&setup, &moves, language)?),
        What::Solve {
            game,
            piles,
            misere,
        } => value(solve::solve(&game, &piles, misere, language)?),
        What::Pairs { k, count } => value(see::pairs(k, count)),
        What::Figure(figure) => value(see::figure(&figure, language)?),
        What::Rules { text } => value(laboratory::read_rules(&text, language)),
        What::Explain {
            game,
            piles,
            misere,
        } => value(learn::explain(&game, &piles, misere, language)?),
        What::Examples {} => value(laboratory::examples(language)),
    }
}

/// An answer as JSON.
pub(crate) fn value(answer: impl Serialize) -> Result<String, String> {
    serde_json::to_string(&answer).map_err(|error| error.to_string())
}
