//! Every question the page asks, and its answer.

use serde::Serialize;
use wythoff::Language;

use crate::fields::{Fields, parse};
use crate::opponent::Opponent;
use crate::setup::{Move, Setup};
use crate::take::Taken;
use crate::{game_state, laboratory, learn, opponent, review, see, solve, take};

/// The language a question is to be answered in.
pub(crate) fn language(question: Fields<'_>) -> Language {
    match question.text("language") {
        "zh" => Language::Chinese,
        _ => Language::English,
    }
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
    wrapped(parse(question).and_then(|question| reply(Fields(&question))))
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

fn reply(question: Fields<'_>) -> Result<String, String> {
    let language = language(question);
    let asked = question.0["what"]
        .as_object()
        .and_then(|what| what.iter().next());
    let (name, fields) = asked.ok_or("nothing is asked")?;
    let fields = Fields(fields);
    let setup = Setup::read(fields.object("setup"))?;
    let moves = fields
        .list("moves")
        .map(Move::read)
        .collect::<Result<Vec<_>, _>>()?;
    let game = (
        fields.text("game"),
        fields.text("piles"),
        fields.flag("misere"),
    );
    match name.as_str() {
        "state" => value(game_state::state(&setup, &moves, language)?),
        "take" => {
            let taken = fields
                .list("taken")
                .map(Taken::read)
                .collect::<Result<Vec<_>, _>>()?;
            value(take::take(
                &setup,
                &moves,
                small(fields.number("part")?),
                &taken,
                language,
            )?)
        }
        "reply" => {
            let opponent = Opponent::read(fields.text("opponent"));
            let dice = fields.numbers("dice")?;
            value(opponent::reply(&setup, &moves, opponent, &dice, language)?)
        }
        "hint" => value(opponent::hint(&setup, &moves, language)?),
        "review" => value(review::review(&setup, &moves, language)?),
        "solve" => value(solve::solve(game.0, game.1, game.2, language)?),
        "explain" => value(learn::explain(game.0, game.1, game.2, language)?),
        "pairs" => value(see::pairs(
            fields.number("k")?,
            small(fields.number("count")?),
        )),
        "rules" => value(laboratory::read_rules(fields.text("text"), language)),
        "examples" => value(laboratory::examples(language)),
        other => Err(format!("nobody knows {other}")),
    }
}

/// A number of things; too many of them is as wrong as any number that is too large.
pub(crate) fn small(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// An answer as JSON.
pub(crate) fn value(answer: impl Serialize) -> Result<String, String> {
    serde_json::to_string(&answer).map_err(|error| error.to_string())
}
