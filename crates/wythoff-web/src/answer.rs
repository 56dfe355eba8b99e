//! The answer to every question.

use serde::Serialize;
use ts_rs::TS;
use wythoff_show::{Message, Texts};

use crate::game_state::{Choice, State};
use crate::laboratory::{Example, Read};
use crate::offered::Offered;
use crate::opponent::{Hint, Reply};
use crate::puzzle::Puzzle;
use crate::question::{Asked, Question};
use crate::review::Looked;
use crate::setup::Move;
use crate::solve::Solved;
use crate::{game_state, laboratory, learn, offered, opponent, puzzle, review, see, solve, take};

/// An answer, under the name of its question.
#[derive(Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// Where the game stands.
    State(State),
    /// The move.
    Take(Choice),
    /// What the opponent does.
    Reply(Reply),
    /// A winning move, if there is one.
    Hint(Hint),
    /// The winning moves.
    Worth(Vec<Move>),
    /// Every move, looked at again.
    Review(Vec<Looked>),
    /// Who wins.
    Solve(Solved),
    /// Why: an html fragment whose only text from outside are numbers.
    Explain(String),
    /// The pairs.
    Pairs(Vec<[u64; 2]>),
    /// What the rules say.
    Rules(Read),
    /// One letter a place, the digits of all numbers side by side: `1,0`.
    Digits(Vec<String>),
    /// A puzzle.
    Puzzle(Puzzle),
    /// The games that have a name.
    Games(Vec<Offered>),
    /// Games to start from.
    Examples(Vec<Example>),
}

/// What comes back: an answer, or in words why there is none.
#[derive(Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Answered<A> {
    /// The answer.
    Ok(A),
    /// Why there is none.
    Error(String),
}

/// Answers a question: `{"ok": …}` or `{"error": "…"}`.
///
/// ```
/// let question = r#"{"language": "en", "what": {"solve": {"game": "wythoff", "piles": "8 4", "misere": false}}}"#;
/// let answer = wythoff_web::answer(question);
/// assert!(answer.contains(r#""win":true"#), "{answer}");
///
/// let incomplete = question.replace(r#", "misere": false"#, "");
/// assert!(wythoff_web::answer(&incomplete).contains("missing field `misere`"));
/// ```
pub fn answer(question: &str) -> String {
    written(Asked::read(question).and_then(|asked| {
        let texts = asked.texts()?;
        to(asked.what, &texts).map_err(|error| texts.say(&error))
    }))
}

/// An answer, or why there is none, as JSON.
pub(crate) fn written<A: Serialize>(answer: Result<A, String>) -> String {
    let answered = match answer {
        Ok(answer) => Answered::Ok(answer),
        Err(error) => Answered::Error(error),
    };
    serde_json::to_string(&answered).expect("text, numbers, lists of them: all can be written")
}

fn to(question: Question, texts: &Texts) -> Result<Answer, Message> {
    Ok(match question {
        Question::State(game) => Answer::State(game_state::state(&game, texts)?),
        Question::Take { game, part, taken } => {
            Answer::Take(take::take(&game, part, &taken, texts)?)
        }
        Question::Reply {
            game,
            opponent,
            dice,
        } => Answer::Reply(opponent::reply(&game, opponent, dice, texts)?),
        Question::Hint(game) => Answer::Hint(opponent::hint(&game, texts)?),
        Question::Worth(game) => Answer::Worth(opponent::worth(&game)?),
        Question::Review(game) => Answer::Review(review::review(&game, texts)?),
        Question::Solve(standing) => Answer::Solve(solve::solve(&standing, texts)?),
        Question::Explain(standing) => Answer::Explain(learn::explain(&standing, texts)?),
        Question::Pairs { k, count } => Answer::Pairs(see::pairs(k, count)),
        Question::Rules { text } => Answer::Rules(laboratory::read_rules(&text, texts)),
        Question::Digits { numerals, piles } => {
            Answer::Digits(laboratory::digits(&numerals, &piles)?)
        }
        Question::Puzzle { kind, level, seed } => {
            Answer::Puzzle(puzzle::puzzle(kind, level, seed)?)
        }
        Question::Games {} => Answer::Games(offered::offered(texts)),
        Question::Examples {} => Answer::Examples(laboratory::examples(texts)),
    })
}
