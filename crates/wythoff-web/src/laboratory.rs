//! From rules to a theorem: the guesses, the proof, what it says in words, and its files.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wythoff::games::nim;
use wythoff::logic::NumberSystem;
use wythoff::prove::{
    Attempt, Counterexample, Doing, Failure, Found, Proof, SearchOptions, dot, patterns, search,
    search_values,
};
use wythoff::{Game, NamedGame, Play, Position, Rules, UBig, Watch, check, gallery, parse_rules};
use wythoff_show::{Message, Texts, flaw, pattern, rules};

use crate::answer::written;
use crate::question::Asked;
use crate::solve::numbers;

/// How many of the losing positions are shown.
const SHOWN: usize = 12;
/// The most states of an automaton that is drawn.
const MOST_DRAWN: usize = 24;
/// The most numbers that are read side by side.
const MOST_READ: usize = 8;

/// What a text says, or why it says nothing.
#[derive(Debug, Serialize, TS)]
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
#[derive(Debug, Serialize, TS)]
pub struct Example {
    name: &'static str,
    title: &'static str,
    /// Without the heading of its file.
    rules: String,
}

/// Reads rules.
pub fn read_rules(text: &str, texts: &Texts) -> Read {
    match parse_rules(text) {
        Ok(rules) if rules.clauses().is_empty() => Read::Wrong {
            wrong: texts.say(&Message::new("laboratory-no-moves")),
        },
        Ok(rules) => Read::Rules {
            piles: rules.piles(),
            clauses: rules.clauses().len(),
            misere: rules.play() == Play::Misere,
        },
        Err(error) => Read::Wrong {
            wrong: texts.say(&rules::in_place(&error, text)),
        },
    }
}

/// Games to start from.
pub fn examples(texts: &Texts) -> Vec<Example> {
    let example = |game: &'static gallery::GalleryGame| Example {
        name: game.name,
        title: game.title(texts.code()),
        rules: body(game.rules),
    };
    gallery::gallery().iter().map(example).collect()
}

/// The text of a game's file without its heading, which is for those who keep the gallery.
fn body(file: &str) -> String {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// A question for a theorem.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProveQuestion {
    rules: String,
    /// Whether the theorem is to be about the Grundy values, not about the lost positions alone.
    values: bool,
}

/// What a search for a theorem has come to.
#[derive(Debug, Serialize, TS)]
pub struct Report {
    piles: usize,
    /// Present iff a theorem was found and the checker, which knows nothing of the prover, accepted it.
    theorem: Option<Theorem>,
    attempts: Vec<String>,
    tabulated: u64,
}

#[derive(Debug, Serialize, TS)]
struct Theorem {
    /// Whether it is about Grundy values: its positions then have the value as their last number.
    values: bool,
    sentences: Vec<String>,
    numeration: String,
    states: usize,
    first: Vec<String>,
    certificate: String,
    dot: String,
    /// The name of the game, where the book has a program for it.
    known: Option<String>,
    drawing: Option<Drawing>,
}

/// An automaton to be drawn.
#[derive(Debug, Serialize, TS)]
struct Drawing {
    start: u32,
    accepting: Vec<bool>,
    /// From, to, and the letters, a tuple of digits each.
    edges: Vec<(u32, u32, Vec<String>)>,
}

/// Looks for a theorem, JSON in and out; `watch` hears in words what is being done.
pub fn prove(question: &str, watch: &mut dyn for<'w> Watch<&'w str>) -> String {
    written(find(question, watch))
}

fn find(question: &str, watch: &mut dyn for<'w> Watch<&'w str>) -> Result<Report, String> {
    let asked: Asked<ProveQuestion> = Asked::read(question)?;
    let (texts, text) = (asked.texts()?, asked.what.rules.as_str());
    let rules = parse_rules(text).map_err(|error| texts.say(&rules::in_place(&error, text)))?;
    let options = options_for(text);
    let mut in_words = |doing: Doing<'_>| match words(doing) {
        Some(message) => watch.tell(&texts.say(&message)),
        None => ControlFlow::Continue(()),
    };
    let found = match asked.what.values {
        false => search(&rules, &options, &mut in_words),
        true => search_values(&rules, None, &options, &mut in_words)
            .map_err(|error| texts.say(&rules::clauses(&error)))?,
    };
    Ok(match found {
        Found::Theorem { proof, attempts } => Report {
            piles: rules.piles(),
            theorem: Some(match asked.what.values {
                false => theorem(&proof, Some(text.to_owned()), &texts)?,
                true => Theorem {
                    values: true,
                    sentences: pattern::values(&rules, None, &proof)
                        .iter()
                        .map(|sentence| texts.say(&sentence.words))
                        .collect(),
                    ..theorem(&proof, None, &texts)?
                },
            }),
            attempts: attempts
                .iter()
                .map(|attempt| texts.say(&attempt_words(attempt)))
                .collect(),
            tabulated: 0,
        },
        Found::Nothing {
            attempts,
            tabulated,
            ..
        } => Report {
            piles: rules.piles(),
            theorem: None,
            attempts: attempts
                .iter()
                .map(|attempt| texts.say(&attempt_words(attempt)))
                .collect(),
            tabulated,
        },
    })
}

/// The gallery knows which of its games need a deep table.
fn options_for(text: &str) -> SearchOptions {
    let known = gallery::gallery()
        .iter()
        .find(|game| body(game.rules) == body(text));
    known.map_or_else(SearchOptions::default, gallery::GalleryGame::options)
}

/// What is worth telling of what a search is doing.
fn words(doing: Doing<'_>) -> Option<Message> {
    match doing {
        Doing::Tabulating(size) => {
            Some(Message::new("laboratory-tabulating").with("size", size.to_string()))
        }
        Doing::Proving(_, states) => {
            Some(Message::new("laboratory-proving").with("states", states))
        }
        _ => None,
    }
}

fn attempt_words(attempt: &Attempt) -> Message {
    let fate = match &attempt.failure {
        None => Message::new("laboratory-proved"),
        Some(Failure::Refuted(example)) => refuted(example),
        Some(Failure::GivenUp(_)) => Message::new("laboratory-given-up"),
    };
    let message = match attempt.size {
        0 => Message::new("laboratory-family"),
        size => Message::new("laboratory-guess").with("size", size.to_string()),
    };
    message.with("states", attempt.states).with("fate", fate)
}

fn refuted(example: &Counterexample) -> Message {
    let shown = |piles: &[UBig]| Position(piles.to_vec()).to_string();
    match example {
        Counterexample::MoveInside { from, to, .. } => Message::new("laboratory-move-inside")
            .with("from", shown(from))
            .with("to", shown(to)),
        example => Message::new("laboratory-refuted").with("position", shown(example.position())),
    }
}

/// The theorem that a proof is, of rules that may have a text.
fn theorem(proof: &Proof, text: Option<String>, texts: &Texts) -> Result<Theorem, String> {
    let certificate = proof.certificate(text);
    check::check(&certificate).map_err(|error| texts.say(&flaw::refusal(&error)))?;
    Ok(Theorem {
        values: false,
        sentences: patterns(proof)
            .iter()
            .map(|known| texts.say(&pattern::sentence(known, &proof.rules.names())))
            .collect(),
        numeration: texts.say(&pattern::numeration(&proof.system)),
        states: proof.lost.states(),
        first: first_losses(proof),
        certificate: serde_json::to_string(&certificate).map_err(|error| error.to_string())?,
        dot: dot(proof),
        known: known(&proof.rules),
        drawing: (proof.lost.states() <= MOST_DRAWN).then(|| drawing(proof)),
    })
}

/// The games that have a program in the book.
pub fn with_programs() -> impl Iterator<Item = NamedGame> {
    let wythoff = (0..5u8).map(|k| NamedGame::wythoff(k.into()));
    wythoff.chain([nim::Ruleset.into()])
}

/// The name of the game, if it is one of those.
fn known(rules: &Rules) -> Option<String> {
    let is_the_same = |game: &NamedGame| {
        let text = game.rules_text(rules.piles(), Play::Normal);
        text.is_some_and(|text| parse_rules(&text).is_ok_and(|game| rules.is_same_as(&game)))
    };
    let game = with_programs().find(is_the_same);
    game.map(|game| game.to_string())
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

/// How numbers are written in a numeration system, place by place, as the letters of `Drawing`.
pub fn digits(numerals: &str, piles: &str) -> Result<Vec<String>, Message> {
    let unknown = || Message::new("laboratory-no-numerals");
    let numerals = serde_json::from_str(numerals).map_err(|_| unknown())?;
    let system = NumberSystem::new(numerals).map_err(|_| unknown())?;
    let numbers = numbers(piles)?;
    let longest = UBig::ONE << 512;
    let fits = (1..=MOST_READ).contains(&numbers.len()) && numbers.iter().all(|n| *n < longest);
    if !fits {
        return Err(Message::new("laboratory-too-long"));
    }
    // Each number by itself, so that no letter is made that might be too large.
    let digits: Vec<Vec<u32>> = numbers.iter().map(|number| system.digits(number)).collect();
    let length = digits.iter().map(Vec::len).max().unwrap_or(0);
    let at = |digits: &Vec<u32>, place: usize| {
        let place = (place + digits.len()).checked_sub(length);
        place.map_or(0, |place| digits[place]).to_string()
    };
    let letter = |place| {
        let digits = digits.iter().map(|digits| at(digits, place));
        digits.collect::<Vec<_>>().join(",")
    };
    Ok((0..length).map(letter).collect())
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
