//! From the words of the command line to stones on the table.

use wythoff::solve::sum::SumError;
use wythoff::{NamedGame, Outcome, Play, SolveError, Sum, UBig, Wythoff, parse_game, parse_sum};
use wythoff_show::{Message, Value, complaint};

use super::dice::Dice;
use super::hand::piles_of;
use super::{First, Play as Arguments, options};
use crate::command::question::{Asked, Question};
use crate::command::{convention, effort, sum};
use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt;
use crate::theorem::{Options, Values};

/// The most piles, those of all games of a sum together.
const MOST_PILES: usize = 12;
/// The most stones of a pile.
const MOST_STONES: u64 = 1_000_000;
/// The most positions below one of a game given by rules: the rules are asked for every move.
const MOST_POSITIONS: u64 = 1_000_000;

/// The first position of Wythoff's game if none is given: so many at least, and one of so many sizes. With at most 13 stones
/// the corner is in sight on a screen of 24 lines.
const LEAST: u64 = 5;
const SPREAD: u64 = 9;
/// How often piles are thrown for.
const TRIES: usize = 1000;

/// The game asked for with its first position, or why it cannot be played.
pub(super) fn read(
    arguments: &Arguments,
    dice: &mut Dice,
    console: &Console,
) -> Result<(Sum, Play), Failure> {
    let is_stdin = |word: &String| word == "-";
    if arguments.rules.iter().chain(&arguments.words).any(is_stdin) {
        return Err(Failure::Usage(Message::new("play-stdin")));
    }
    let (game, mut piles) = game_and_piles(arguments)?;
    if piles.is_empty() {
        piles = first_piles(arguments, game.as_ref(), dice)?;
    }
    let mut question = Question::read(
        &Asked {
            piles: &piles,
            sources: None,
            game: game.as_ref(),
            k: arguments.k.as_ref(),
            rules: arguments.rules.as_deref(),
            settings: &arguments.settings,
            misere: arguments.misere,
        },
        console,
    )?;
    for part in question.sum.parts() {
        let position = part.position.piles();
        let rules = part.game.rules(question.play);
        let name = wythoff_show::report::name(&part.game, &console.texts);
        let check = rules.check(position);
        check.map_err(|error| Failure::Input(complaint::position(&error, &name)))?;
    }
    within_limits(&question.sum)?;
    if !options::is_any(&question.sum, question.play) {
        return Err(Failure::Input(Message::new("play-no-move")));
    }
    let seconds = arguments.timeout;
    let mut effort = effort::within(arguments.budget.as_ref(), Some(seconds));
    let search = Options::usual(seconds, arguments.no_cache);
    question.attach_theorems(&Values::default(), &search, &effort, console)?;
    let answer = question.sum.analyse(question.play, &mut effort);
    answer.map_err(|error| refused(&error, &question.sum, console))?;
    Ok((question.sum, question.play))
}

/// The game named by the first word or by `--game`, and the other words.
fn game_and_piles(arguments: &Arguments) -> Result<(Option<NamedGame>, Vec<String>), Failure> {
    let words = arguments.words.clone();
    let is_name = |word: &String| {
        let first = word.trim_start().chars().next();
        first.is_some_and(|first| first.is_alphabetic()) && !sum::is_sum(&words)
    };
    match (words.split_first(), &arguments.game) {
        (Some((name, _)), Some(_)) if is_name(name) => {
            Err(Failure::Usage(Message::new("play-game-twice")))
        }
        (Some((name, _)), None) if is_name(name) && arguments.rules.is_some() => Err(
            Failure::Usage(Message::new("play-game-and-rules").with("game", name.as_str())),
        ),
        (Some((name, piles)), None) if is_name(name) => {
            let game = parse_game(name);
            let game = game.map_err(|error| Failure::Input(complaint::game(&error, name)))?;
            Ok((Some(game), piles.to_vec()))
        }
        _ => Ok((arguments.game.clone(), words)),
    }
}

/// Piles to begin with where none are given.
fn first_piles(
    arguments: &Arguments,
    game: Option<&NamedGame>,
    dice: &mut Dice,
) -> Result<Vec<String>, Failure> {
    if arguments.rules.is_some() {
        return Err(Failure::Usage(Message::new("play-rules-without-piles")));
    }
    match game {
        Some(game) if game.wythoff_k().is_none() => {
            let example = parse_sum(game.entry().example()).expect("examples are tested");
            let piles = example.parts()[0].position.piles().iter();
            Ok(piles.map(ToString::to_string).collect())
        }
        game => {
            let k = game.and_then(NamedGame::wythoff_k).or(arguments.k.as_ref());
            let k = k.cloned().unwrap_or_default();
            let rules = Wythoff::with_play(k, convention::asked(arguments.misere));
            Ok(winnable(&rules, arguments.first, dice)
                .map(|pile| pile.to_string())
                .to_vec())
        }
    }
}

/// Piles from which the player can win, if a few throws find some.
fn winnable(rules: &Wythoff<UBig>, first: First, dice: &mut Dice) -> [UBig; 2] {
    let wanted = match first {
        First::You => Outcome::Win,
        First::Opponent => Outcome::Loss,
    };
    let mut piles = || [(); 2].map(|()| UBig::from(LEAST + dice.below(SPREAD)));
    let mut throws = (0..TRIES).map(|_| piles());
    let found = throws.find(|[a, b]| rules.outcome(a, b) == wanted);
    found.unwrap_or([LEAST + 1, LEAST].map(UBig::from))
}

fn within_limits(sum: &Sum) -> Result<(), Failure> {
    let piles: usize = sum.parts().iter().map(piles_of).sum();
    if piles > MOST_PILES {
        let message = Message::new("play-most-piles").with("most", MOST_PILES);
        return Err(Failure::Input(message.with("found", piles)));
    }
    for part in sum.parts() {
        let position = part.position.piles();
        if position.iter().any(|pile| *pile > UBig::from(MOST_STONES)) {
            let message = Message::new("play-most-stones");
            return Err(Failure::Input(
                message.with("most", Value::count(MOST_STONES)),
            ));
        }
        let below = position.iter().map(|pile| pile + UBig::ONE);
        let below = below.fold(UBig::ONE, |product, size| product * size);
        if part.game.by_rules().is_some() && below > UBig::from(MOST_POSITIONS) {
            let message = Message::new("play-most-positions");
            return Err(Failure::Input(
                message.with("most", Value::count(MOST_POSITIONS)),
            ));
        }
    }
    Ok(())
}

/// Nobody knows who wins, so there is nobody to play against.
fn refused(error: &SumError, sum: &Sum, console: &Console) -> Failure {
    if interrupt::is_asked() {
        return Failure::Stopped(Message::new("lab-interrupted"));
    }
    let reason = wythoff_show::report::refusal(error, sum, &console.texts);
    let message = match error {
        SumError::Part {
            error: SolveError::Position(_),
            ..
        } => reason,
        SumError::Part {
            error: SolveError::Cancelled,
            ..
        } => Message::new("play-time"),
        _ => Message::new("play-no-strategy").with("reason", reason),
    };
    Failure::Input(message)
}
