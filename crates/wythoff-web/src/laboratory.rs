//! From rules to a theorem: the guesses, the proof, what it says in words, and its files.

use std::ops::ControlFlow;

use serde::Serialize;
use wythoff::prove::{
    Attempt, Counterexample, Failure, Found, Progress, Proof, SearchOptions, dot, numeration_words,
    patterns, search,
};
use wythoff::{
    Game, Language, ParseRulesError, Play, Position, Rules, UBig, check, gallery, parse_rules,
};

use crate::fields::{Fields, parse};
use crate::question::{language, value, wrapped};

/// How many of the losing positions are shown.
const SHOWN: usize = 12;
/// The most states of an automaton that is drawn.
const MOST_DRAWN: usize = 24;

/// What a text says, or why it says nothing.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Read {
    /// It is the rules of a game.
    Rules {
        /// How many piles it has.
        piles: usize,
        /// How many kinds of moves.
        clauses: usize,
        /// Whether the last stone loses.
        misere: bool,
    },
    /// It is not.
    Wrong {
        /// What is wrong, and where, with carets below the place.
        wrong: String,
    },
}

/// A game to start from.
#[derive(Debug, Serialize)]
pub struct Example {
    name: &'static str,
    title: &'static str,
    rules: &'static str,
}

/// Reads rules.
pub fn read_rules(text: &str, language: Language) -> Read {
    match parse_rules(text) {
        Ok(rules) => Read::Rules {
            piles: rules.piles(),
            clauses: rules.clauses().len(),
            misere: rules.play() == Play::Misere,
        },
        Err(error) => Read::Wrong {
            wrong: complaint(&error, text, language),
        },
    }
}

/// What is wrong with a text, and the place.
pub fn complaint(error: &ParseRulesError, text: &str, language: Language) -> String {
    error.render_in(text, language)
}

/// Games to start from.
pub fn examples(language: Language) -> Vec<Example> {
    let example = |game: &'static gallery::GalleryGame| Example {
        name: game.name,
        title: game.title.of(language),
        rules: game.rules,
    };
    gallery::gallery().iter().map(example).collect()
}

#[derive(Debug, Serialize)]
struct Answer {
    piles: usize,
    /// Present iff a theorem was found and the checker, which knows nothing of the prover, accepted it.
    theorem: Option<Theorem>,
    attempts: Vec<String>,
    tabulated: u64,
}

#[derive(Debug, Serialize)]
struct Theorem {
    sentences: Vec<String>,
    numeration: String,
    states: usize,
    first: Vec<String>,
    certificate: String,
    dot: String,
    /// The name of the game, where the book has a program for it.
    known: Option<&'static str>,
    drawing: Option<Drawing>,
}

/// An automaton to be drawn.
#[derive(Debug, Serialize)]
struct Drawing {
    start: u32,
    accepting: Vec<bool>,
    /// From, to, and the letters, a tuple of digits each.
    edges: Vec<(u32, u32, Vec<String>)>,
}

/// Looks for a theorem, JSON in and out; `go_on` hears what is being done and may stop it.
pub fn prove(question: &str, go_on: &mut dyn FnMut(&str) -> ControlFlow<()>) -> String {
    wrapped(find(question, go_on).and_then(value))
}

fn find(question: &str, go_on: &mut dyn FnMut(&str) -> ControlFlow<()>) -> Result<Answer, String> {
    let question = parse(question)?;
    let question = Fields(&question);
    let (language, text) = (language(question), question.text("rules"));
    let rules = parse_rules(text).map_err(|error| complaint(&error, text, language))?;
    let options = options_for(text);
    let found = search(
        &rules,
        &options,
        &mut |progress| match doing(progress, language) {
            Some(words) => go_on(&words),
            None => ControlFlow::Continue(()),
        },
    );
    Ok(match found {
        Found::Theorem { proof, attempts } => Answer {
            piles: rules.piles(),
            theorem: Some(theorem(&proof, text, language)?),
            attempts: attempts
                .iter()
                .map(|attempt| attempt_words(attempt, language))
                .collect(),
            tabulated: 0,
        },
        Found::Nothing {
            attempts,
            tabulated,
            ..
        } => Answer {
            piles: rules.piles(),
            theorem: None,
            attempts: attempts
                .iter()
                .map(|attempt| attempt_words(attempt, language))
                .collect(),
            tabulated,
        },
    })
}

/// The gallery knows which of its games need a deep table.
fn options_for(text: &str) -> SearchOptions {
    let known = gallery::gallery()
        .iter()
        .find(|game| game.rules.trim() == text.trim());
    known.map_or_else(SearchOptions::default, gallery::GalleryGame::options)
}

fn doing(progress: Progress<'_>, language: Language) -> Option<String> {
    match (progress, language) {
        (Progress::Tabulating(size), Language::English) => {
            Some(format!("tabulating piles below {size}"))
        }
        (Progress::Tabulating(size), Language::Chinese) => {
            Some(format!("正在列出各堆小于 {size} 的局面"))
        }
        (Progress::Proving(_, states), Language::English) => {
            Some(format!("proving a guess of {states} states"))
        }
        (Progress::Proving(_, states), Language::Chinese) => {
            Some(format!("正在证明一个 {states} 个状态的猜想"))
        }
        _ => None,
    }
}

fn attempt_words(attempt: &Attempt, language: Language) -> String {
    let Attempt {
        size,
        states,
        failure,
        ..
    } = attempt;
    let fate = match (failure, language) {
        (None, Language::English) => "proved".to_owned(),
        (None, Language::Chinese) => "得证".to_owned(),
        (Some(Failure::Refuted(example)), _) => refuted(example, language),
        (Some(Failure::GivenUp(_)), Language::English) => {
            "given up: the proof grew too large".to_owned()
        }
        (Some(Failure::GivenUp(_)), Language::Chinese) => "放弃：证明太大".to_owned(),
    };
    match (language, size) {
        (Language::English, 0) => format!("a known family, {states} states: {fate}"),
        (Language::Chinese, 0) => format!("已知的一族，{states} 个状态：{fate}"),
        (Language::English, size) => {
            format!("guess from piles below {size}, {states} states: {fate}")
        }
        (Language::Chinese, size) => format!("由小于 {size} 的局面猜出，{states} 个状态：{fate}"),
    }
}

fn refuted(example: &Counterexample, language: Language) -> String {
    let shown = |piles: &[UBig]| Position(piles.to_vec()).to_string();
    match (example, language) {
        (Counterexample::MoveInside { from, to, .. }, Language::English) => {
            format!(
                "refuted: a move leads from {} to {}, both guessed lost",
                shown(from),
                shown(to)
            )
        }
        (Counterexample::MoveInside { from, to, .. }, Language::Chinese) => {
            format!(
                "被反例推翻：{} 一步可到 {}，而两者都被猜为必败",
                shown(from),
                shown(to)
            )
        }
        (example, Language::English) => format!("refuted at {}", shown(example.position())),
        (example, Language::Chinese) => format!("在 {} 处被推翻", shown(example.position())),
    }
}

fn theorem(proof: &Proof, text: &str, language: Language) -> Result<Theorem, String> {
    let certificate = proof.certificate(Some(text.to_owned()));
    check::check(&certificate).map_err(|error| error.text(language))?;
    Ok(Theorem {
        sentences: patterns(proof)
            .iter()
            .map(|pattern| pattern.words(language))
            .collect(),
        numeration: numeration_words(&proof.system, language),
        states: proof.lost.states(),
        first: first_losses(proof),
        certificate: serde_json::to_string(&certificate).map_err(|error| error.to_string())?,
        dot: dot(proof),
        known: known(&proof.rules),
        drawing: (proof.lost.states() <= MOST_DRAWN).then(|| drawing(proof)),
    })
}

/// The games that have a program in the book.
pub const KNOWN: [&str; 6] = [
    "wythoff",
    "wythoff(k=1)",
    "wythoff(k=2)",
    "wythoff(k=3)",
    "wythoff(k=4)",
    "nim",
];

/// The name of the game, if it is one of those.
fn known(rules: &Rules) -> Option<&'static str> {
    if rules.play() == Play::Misere {
        return None;
    }
    match (0..5).find(|&k| rules.is_same_as(&Rules::wythoff(k))) {
        Some(k) => Some(KNOWN[usize::from(k)]),
        None => rules
            .is_same_as(&Rules::nim(rules.piles()))
            .then_some(KNOWN[5]),
    }
}

fn drawing(proof: &Proof) -> Drawing {
    let (automaton, piles) = (&proof.lost, proof.rules.piles());
    let states = 0..automaton.states() as u32;
    let mut edges: Vec<(u32, u32, Vec<String>)> = Vec::new();
    for from in states.clone() {
        for &(letter, to) in automaton.edges(from) {
            let digits = (0..piles).map(|pile| proof.system.digit(letter, pile, piles).to_string());
            let letter = digits.collect::<Vec<_>>().join(",");
            match edges.iter_mut().find(|edge| edge.0 == from && edge.1 == to) {
                Some(edge) => edge.2.push(letter),
                None => edges.push((from, to, vec![letter])),
            }
        }
    }
    Drawing {
        start: automaton.start(),
        accepting: states.map(|state| automaton.is_accepting(state)).collect(),
        edges,
    }
}

/// The first losing positions, by the number of stones.
fn first_losses(proof: &Proof) -> Vec<String> {
    let positions = (0..=60).flat_map(|stones| layouts(stones, proof.rules.piles()));
    let lost =
        positions.filter(|piles| proof.outcome(piles).is_ok_and(|outcome| outcome.is_loss()));
    lost.take(SHOWN)
        .map(|piles| Position(piles).to_string())
        .collect()
}

/// Every way to lay so many stones in so many piles.
fn layouts(stones: u32, piles: usize) -> Vec<Vec<UBig>> {
    if piles == 1 {
        return vec![vec![stones.into()]];
    }
    let with_first = |first: u32| {
        let rest = layouts(stones - first, piles - 1).into_iter();
        rest.map(move |rest| [vec![first.into()], rest].concat())
    };
    (0..=stones).flat_map(with_first).collect()
}
