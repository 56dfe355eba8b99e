//! What is asked: a position of a named game, of a game by rules, or of a sum of them.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use wythoff::prove::SearchOptions;
use wythoff::solve::sum::SumError;
use wythoff::{
    Answer, ByRules, Effort, Game, NamedGame, Part, Play, Position, Progress, SolveError, Sum,
    UBig, parse_game, parse_sum,
};
use wythoff_show::{Message, complaint};

use crate::given::Given;
use crate::integer::{integer, natural};
use crate::patience::Stop;
use crate::search::{self, Failure, Nothing};
use crate::speech::{of, type_error, type_name, value_error};
use crate::theorem::Theorem;

/// How a game is told.
pub(crate) struct Told<'a, 'py> {
    pub(crate) game: Option<&'a Bound<'py, PyAny>>,
    pub(crate) k: Option<&'a Bound<'py, PyAny>>,
    pub(crate) rules: Option<&'a Bound<'py, PyAny>>,
    pub(crate) parameters: Option<&'a Bound<'py, PyDict>>,
    pub(crate) misere: bool,
}

/// A question; a single position is a sum of one part.
#[derive(Clone)]
pub(crate) struct Question {
    pub(crate) sum: Sum,
    pub(crate) play: Play,
    /// The rules that were given by themselves, as they are understood.
    pub(crate) understood: Option<String>,
    /// How far a search for a theorem goes.
    pub(crate) options: SearchOptions,
}

impl Question {
    pub(crate) fn read(piles: &Bound<'_, PyTuple>, told: &Told<'_, '_>) -> PyResult<Self> {
        if piles.is_empty() {
            return Err(type_error(&Message::new("python-no-position")));
        }
        let play = if told.misere {
            Play::Misere
        } else {
            Play::Normal
        };
        if let Some(rules) = told.rules {
            return Self::by_rules(rules, piles, told);
        }
        if told.parameters.is_some() {
            return Err(value_error(&Message::new(
                "python-parameters-without-rules",
            )));
        }
        if let Some(text) = as_sum(piles)? {
            if told.game.is_some() || told.k.is_some() {
                return Err(value_error(&Message::new("python-sum-with-game")));
            }
            let sum =
                parse_sum(&text).map_err(|error| value_error(&complaint::sum(&error, &text)))?;
            if let ([part], true) = (sum.parts(), told.misere)
                && part.game.by_rules().is_some()
            {
                return Err(value_error(&Message::new("python-misere-rules")));
            }
            return Ok(Self {
                sum,
                play,
                understood: None,
                options: SearchOptions::default(),
            });
        }
        let part = Part {
            position: Position(positions(piles)?),
            game: named_game(told.game, told.k)?.into(),
        };
        Ok(Self {
            sum: part.into(),
            play,
            understood: None,
            options: SearchOptions::default(),
        })
    }

    fn by_rules(
        rules: &Bound<'_, PyAny>,
        piles: &Bound<'_, PyTuple>,
        told: &Told<'_, '_>,
    ) -> PyResult<Self> {
        if told.game.is_some() || told.k.is_some() {
            return Err(value_error(&Message::new("python-rules-with-game")));
        }
        if told.misere {
            return Err(value_error(&Message::new("python-misere-rules")));
        }
        let mut options = SearchOptions::default();
        let game = match rules.cast::<Theorem>() {
            Ok(_) if told.parameters.is_some() => {
                return Err(value_error(&Message::new(
                    "python-parameters-without-rules",
                )));
            }
            Ok(theorem) => theorem.get().game(),
            Err(_) => {
                let given = Given::read(rules, told.parameters)?;
                options = given.options();
                ByRules::new(given.text, given.rules)
            }
        };
        let rules = game.rules().clone();
        let position = Position(rules.at_first(positions(piles)?));
        Ok(Self {
            play: rules.play(),
            sum: Part {
                game: game.into(),
                position,
            }
            .into(),
            understood: Some(rules.for_people()),
            options,
        })
    }

    /// Looks for the theorems of the games by rules where they are needed, and answers: of a single game who wins, in a sum
    /// the values where a table of them would be too large.
    pub(crate) fn answered(
        &mut self,
        most_moves: usize,
        stop: &Stop,
    ) -> Result<Answer, Unanswered> {
        let mut effort = watched(stop);
        effort.most_moves = most_moves;
        let not_found = self.attach_theorems(&effort, stop);
        let answer = self.sum.analyse(self.play, &mut effort);
        answer.map_err(|error| Unanswered { error, not_found })
    }

    /// The Grundy value, which an answer need not have come by.
    pub(crate) fn value(&self, stop: &Stop) -> Result<UBig, SumError> {
        let value = self.sum.value(self.play, &mut watched(stop))?;
        Ok(value.grundy)
    }

    fn attach_theorems(&mut self, effort: &Effort<'_>, stop: &Stop) -> Option<Nothing> {
        let is_single = self.sum.parts().len() == 1;
        let mut not_found = None;
        for (game, position) in self.sum.by_rules_mut() {
            if game.rules().piles() != position.piles().len() || game.proof().is_some() {
                continue;
            }
            let has_values = || game.has_values_of(position, effort) || game.values().is_some();
            let wants_values = !is_single && !has_values();
            let mut lacks_values = false;
            if wants_values && game.play() == Play::Normal {
                match search::values(game.rules(), &self.options, stop) {
                    Some(Ok(theorem)) => game.attach_values(Arc::new(theorem)),
                    _ => lacks_values = true,
                }
            }
            // Who wins is needed of a single game, and says in a sum at least which positions have the value 0.
            if is_single || lacks_values {
                match search::lost(game.rules(), &self.options, stop) {
                    Ok(proof) => game.attach(Arc::new(proof)),
                    Err(Failure::NotFound(nothing)) => not_found = Some(nothing),
                    // A table may still answer.
                    Err(Failure::Refused(_)) => {}
                }
            }
        }
        not_found
    }
}

/// Why there is no answer.
pub(crate) struct Unanswered {
    pub(crate) error: SumError,
    /// The search for a theorem that found none.
    pub(crate) not_found: Option<Nothing>,
}

/// The usual effort, which ends when it is asked to.
pub(crate) fn watched(stop: &Stop) -> Effort<'static> {
    let stop = stop.clone();
    Effort::default().watched(move |_: Progress| stop.flow())
}

/// The text of a sum: its positions are in square brackets, which no pile has.
fn as_sum(piles: &Bound<'_, PyTuple>) -> PyResult<Option<String>> {
    let first = piles.get_item(0)?;
    let Ok(text) = first.cast::<PyString>() else {
        return Ok(None);
    };
    let text = text.to_str()?;
    let is_sum = piles.len() == 1 && text.contains(['[', '［', '【']);
    Ok(is_sum.then(|| text.to_owned()))
}

/// The piles, each an argument or all of them in one sequence.
pub(crate) fn positions(piles: &Bound<'_, PyTuple>) -> PyResult<Vec<UBig>> {
    if piles.len() == 1 {
        let only = piles.get_item(0)?;
        let is_number = only.cast::<PyString>().is_ok() || only.hasattr("__index__")?;
        let is_sequence = only.hasattr("__len__")? && only.hasattr("__getitem__")?;
        // A numpy array has an `__index__` that works for a single number only.
        if is_sequence && (!is_number || (only.hasattr("ndim")? && only.len().is_ok())) {
            let members = only.try_iter()?;
            return members
                .enumerate()
                .map(|(place, pile)| pile_at(place, &pile?))
                .collect();
        }
    }
    piles
        .iter()
        .enumerate()
        .map(|(place, pile)| pile_at(place, &pile))
        .collect()
}

fn pile_at(place: usize, pile: &Bound<'_, PyAny>) -> PyResult<UBig> {
    natural(
        pile,
        &crate::speech::say(&Message::new("python-pile").with("pile", place + 1)),
    )
}

/// The game asked for: Wythoff's unless told, with its k.
pub(crate) fn named_game(
    game: Option<&Bound<'_, PyAny>>,
    k: Option<&Bound<'_, PyAny>>,
) -> PyResult<NamedGame> {
    let k = k.map(|k| integer(k, "k")).transpose()?;
    let Some(game) = game else {
        return Ok(NamedGame::wythoff(k.unwrap_or_default()));
    };
    let Ok(name) = game.cast::<PyString>() else {
        let reason = Message::new("python-no-game").with("found", type_name(game));
        return Err(type_error(&of("game", reason)));
    };
    let name = name.to_str()?;
    let game = parse_game(name)
        .map_err(|error| value_error(&of("game", complaint::game(&error, name))))?;
    match (k, game.wythoff_k().is_some_and(UBig::is_zero)) {
        (None, _) => Ok(game),
        (Some(k), true) => Ok(NamedGame::wythoff(k)),
        (Some(_), false) => Err(value_error(
            &Message::new("python-k-with-game").with("game", game.to_string()),
        )),
    }
}

/// Whether only a larger table could answer, and no theorem was found.
pub(crate) fn needs_theorem(error: &SumError) -> bool {
    matches!(
        error,
        SumError::Part {
            error: SolveError::BoxTooLarge { .. },
            ..
        }
    )
}
