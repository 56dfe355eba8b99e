//! `wythoff.solve`, and the answer it gives.

use std::sync::OnceLock;
use std::time::Duration;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use wythoff::explain::{ExplainError, Explanation, explain_sum};
use wythoff::solve::document::Document;
use wythoff::solve::sum::SumError;
use wythoff::{Outcome, Play, SolveError, UBig};
use wythoff_show::explain::written;
use wythoff_show::render::{Format, Numbers};
use wythoff_show::report::{Report, refusal};
use wythoff_show::{Message, complaint, shorten};

use crate::evidence::Evidence;
use crate::integer::{to_python, tuple};
use crate::json;
use crate::moves::Move;
use crate::patience::{self, USUAL, patiently};
use crate::question::{Question, Told, Unanswered, needs_theorem, watched};
use crate::speech::{of, own_error, texts, value_error};

/// How many winning moves are listed, unless told.
pub(crate) const MOST_MOVES: usize = 1000;

/// Who wins a position, every winning move, and what the answer rests on.
///
/// The piles are arguments, or one sequence of them: integers of any size. A text with positions in square brackets is a sum of
/// games. `game` names another game than Wythoff's, with its parameters in round brackets; `rules` is a text in the rule
/// language or the name of a game of the gallery, and `parameters` gives its parameters other values.
///
/// A search ends after `timeout` seconds, and lists at most `limit` moves.
///
/// >>> answer = wythoff.solve(5, 7)
/// >>> bool(answer), answer.outcome, answer.winning_moves
/// (True, 'win', [(3, 5), (5, 3), (4, 7)])
/// >>> wythoff.solve((3, 4, 5), game="nim").winning_moves
/// [(1, 4, 5)]
/// >>> wythoff.solve("wythoff[8,4] + nim[3,5]").value
/// 7
/// >>> wythoff.solve(10**50, 17, rules="x>0,y=0 | x=0,y>0 | x=y>0").outcome
/// 'win'
#[pyfunction]
#[pyo3(
    signature = (*piles, game=None, k=None, rules=None, parameters=None, misere=false, limit=MOST_MOVES, timeout=Some(USUAL)),
    text_signature = "(*piles, game=None, k=None, rules=None, parameters=None, misere=False, limit=1000, timeout=60.0)"
)]
#[allow(clippy::too_many_arguments)]
pub(crate) fn solve(
    py: Python<'_>,
    piles: &Bound<'_, PyTuple>,
    game: Option<&Bound<'_, PyAny>>,
    k: Option<&Bound<'_, PyAny>>,
    rules: Option<&Bound<'_, PyAny>>,
    parameters: Option<&Bound<'_, PyDict>>,
    misere: bool,
    limit: usize,
    timeout: Option<f64>,
) -> PyResult<Answer> {
    let question = Question::read(
        piles,
        &Told {
            game,
            k,
            rules,
            parameters,
            misere,
        },
    )?;
    Answer::found(py, question, limit, patience::limit(timeout)?)
}

/// Why there is no answer: a value that is no position, or a question out of reach.
fn no_answer(py: Python<'_>, unanswered: &Unanswered, question: &Question) -> PyErr {
    let Unanswered { error, not_found } = unanswered;
    if let (Some(nothing), true, [part]) = (not_found, needs_theorem(error), question.sum.parts()) {
        let largest = part.position.piles().iter().max();
        let message = Message::new("error-no-theorem")
            .with(
                "pile",
                shorten::number(largest.unwrap_or(&UBig::ZERO), false),
            )
            .with("size", nothing.tabulated.to_string());
        return unsolved(py, &message);
    }
    refused(py, error, question)
}

fn refused(py: Python<'_>, error: &SumError, question: &Question) -> PyErr {
    match texts(None) {
        Err(error) => error,
        Ok(texts) => {
            let message = refusal(error, &question.sum, &texts);
            match error {
                SumError::Part {
                    error: SolveError::Position(_),
                    ..
                } => value_error(&message),
                SumError::Part {
                    error: SolveError::Cancelled,
                    ..
                } => unsolved(py, &Message::new("python-time")),
                SumError::Misere | SumError::Part { .. } => unsolved(py, &message),
            }
        }
    }
}

fn unsolved(py: Python<'_>, message: &Message) -> PyErr {
    own_error(py, "Unsolved", message, &[])
}

/// The answer to a position; it is true if the player to move wins.
///
/// >>> answer = wythoff.solve(1, 2)
/// >>> bool(answer)
/// False
/// >>> print(answer)
/// (1, 2): the player to move loses, whatever the move.
/// <BLANKLINE>
/// This is losing pair n = 1.
/// <BLANKLINE>
/// Proved: Wythoff's theorem (W. A. Wythoff, A modification of the game of Nim, 1907).
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Answer {
    question: Question,
    answer: wythoff::Answer,
    value: OnceLock<UBig>,
}

impl Answer {
    /// Answers a question.
    pub(crate) fn found(
        py: Python<'_>,
        mut question: Question,
        limit: usize,
        time: Option<Duration>,
    ) -> PyResult<Self> {
        let found = patiently(py, time, move |stop| {
            let answer = question.answered(limit, stop);
            (question, answer)
        })?;
        let Some((question, answer)) = found else {
            return Err(unsolved(py, &Message::new("python-time")));
        };
        match answer {
            Ok(answer) => Ok(Self {
                question,
                answer,
                value: OnceLock::new(),
            }),
            Err(unanswered) => Err(no_answer(py, &unanswered, &question)),
        }
    }

    fn explanation(&self, py: Python<'_>) -> PyResult<Explanation> {
        let question = self.question.clone();
        let explained = patiently(py, None, move |stop| {
            explain_sum(&question.sum, question.play, None, &mut watched(stop))
        })?;
        let explained = explained.expect("there is no time limit");
        explained.map_err(|error| match error {
            ExplainError::Sum(error) => refused(py, &error, &self.question),
            ExplainError::Solve(error) => unsolved(py, &complaint::solve(&error)),
            other => unsolved(py, &complaint::as_it_is(&other)),
        })
    }

    /// The report in words, without the line end.
    fn words(&self, lang: Option<&str>, full: bool) -> PyResult<String> {
        let Question {
            sum,
            play,
            understood,
            ..
        } = &self.question;
        let report = Report {
            understood: understood.as_deref(),
            full,
            ..Report::new(sum, *play, &self.answer)
        };
        Ok(report.written(&*texts(lang)?).trim_end().to_owned())
    }
}

#[pymethods]
impl Answer {
    /// "win" or "loss", seen by the player to move.
    #[getter]
    fn outcome(&self) -> &'static str {
        outcome_name(self.answer.outcome)
    }

    /// The winning moves, each named by the position it leaves.
    #[getter]
    fn winning_moves(&self) -> Vec<Move> {
        let parts = self.question.sum.parts();
        self.answer
            .moves
            .iter()
            .map(|to| Move::new(parts, to))
            .collect()
    }

    /// How many winning moves there are, listed or not; None if that is not known.
    #[getter]
    fn move_count<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let is_whole = self.answer.parts.iter().all(|part| part.unlisted.is_none());
        let count = self.answer.moves.count().filter(|_| is_whole);
        count.map(|count| to_python(py, &count)).transpose()
    }

    /// The Grundy value; None in misère play, where positions have none. It is found when it is asked for, and where it is
    /// out of reach that is an :class:`Unsolved`.
    #[getter]
    fn value<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        if self.question.play == Play::Misere {
            return Ok(None);
        }
        let known = self.answer.value.as_ref().map(|value| &value.grundy);
        if let Some(value) = known.or(self.value.get()) {
            return to_python(py, value).map(Some);
        }
        let question = self.question.clone();
        let found = patiently(py, None, move |stop| question.value(stop))?;
        let value = found.expect("there is no time limit");
        let value = value.map_err(|error| refused(py, &error, &self.question))?;
        to_python(py, self.value.get_or_init(|| value)).map(Some)
    }

    /// What the outcome and the moves rest on.
    #[getter]
    fn evidence(&self) -> Evidence {
        Evidence(self.answer.evidence.clone())
    }

    /// The game, or the sum, with its position, as the command line writes it.
    #[getter]
    fn question(&self) -> String {
        self.question.sum.to_string()
    }

    /// The piles of each part: one of a single game, several of a sum.
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let parts = self.question.sum.parts().iter();
        parts.map(|part| tuple(py, part.position.piles())).collect()
    }

    /// Why: an explanation in a language, as "text", "markdown" or "html" (with formulas in MathML).
    ///
    /// Numbers of more than 200 digits are shortened unless `full`.
    ///
    /// >>> "先手必胜" in wythoff.solve(5, 9).explain(lang="zh")
    /// True
    #[pyo3(signature = (lang=None, format="text", full=false))]
    fn explain(
        &self,
        py: Python<'_>,
        lang: Option<&str>,
        format: &str,
        full: bool,
    ) -> PyResult<String> {
        let format = format_named(format)?;
        let texts = texts(lang)?;
        let numbers = if full {
            Numbers::Full
        } else {
            Numbers::Shortened
        };
        Ok(written(&self.explanation(py)?, format, numbers, &texts))
    }

    /// The answer in words, as the command line prints it.
    #[pyo3(signature = (lang=None, full=false))]
    fn report(&self, lang: Option<&str>, full: bool) -> PyResult<String> {
        self.words(lang, full)
    }

    /// The document `wythoff/answer/1`, as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Question { sum, play, .. } = &self.question;
        json::to_python(py, &Document::new(sum, *play, &self.answer))
    }

    /// For notebooks: the answer as text, and why as HTML with formulas in MathML.
    #[pyo3(signature = (include=None, exclude=None))]
    #[allow(unused_variables)]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let bundle = PyDict::new(py);
        bundle.set_item("text/plain", self.words(None, false)?)?;
        // What cannot be explained is told as text.
        if let Ok(explanation) = self.explanation(py) {
            let html = written(
                &explanation,
                Format::Html,
                Numbers::Shortened,
                &*texts(None)?,
            );
            bundle.set_item("text/html", html)?;
        }
        Ok(bundle)
    }

    fn __bool__(&self) -> bool {
        self.answer.outcome.is_win()
    }

    fn __str__(&self) -> PyResult<String> {
        self.words(None, false)
    }

    fn __repr__(&self) -> String {
        format!("<Answer: {} {}>", self.question.sum, self.outcome())
    }
}

/// The name of an outcome in documents.
pub(crate) fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Loss => "loss",
    }
}

fn format_named(name: &str) -> PyResult<Format> {
    match name {
        "text" => Ok(Format::Text),
        "markdown" => Ok(Format::Markdown),
        "html" => Ok(Format::Html),
        other => {
            let reason = Message::new("python-one-of")
                .with("found", complaint::quote(other))
                .with("known", "text, markdown, html");
            Err(value_error(&of("format", reason)))
        }
    }
}
