//! Programs with their comments, and contest problems in words.

use std::fmt;

use wythoff::NamedGame;
use wythoff::code::{
    NoProgram, Program, Programming, checker, for_game, for_other_problem, for_problem,
    for_theorem, word_checker,
};
use wythoff::judge::{OtherProblem, Problem};
use wythoff::prove::Proof;

use crate::game;
use crate::message::Message;
use crate::texts::Texts;

/// A program that answers a contest problem, with its comments.
///
/// ```
/// use wythoff::{code::Programming, judge::Problem};
/// use wythoff_show::{Language, Texts, program};
/// let texts = Texts::new(Language::english());
/// let program = program::of_problem(Problem::Hdu1527, Programming::Cpp, &texts);
/// assert!(program.starts_with("// hdu-1527: HDU 1527, Taking Stones\n"));
/// ```
pub fn of_problem(problem: Problem, programming: Programming, texts: &Texts) -> String {
    let program = for_problem(problem, programming);
    headed(&program, &problem.to_string(), &title(problem), texts)
}

/// A program that answers a contest problem of another game than Wythoff's, with its comments.
pub fn of_other_problem(problem: OtherProblem, programming: Programming, texts: &Texts) -> String {
    let program = for_other_problem(problem, programming);
    headed(&program, problem.name(), &title(problem), texts)
}

/// A program for a game, with its comments.
pub fn of_game(
    game: &NamedGame,
    programming: Programming,
    texts: &Texts,
) -> Result<String, NoProgram> {
    let program = for_game(game, programming)?;
    let rules = game::rules_of(game.entry());
    Ok(headed(&program, &game.to_string(), &rules, texts))
}

/// A program for the theorem of a game of that name, with its comments.
pub fn of_theorem(
    name: &str,
    proof: &Proof,
    programming: Programming,
    texts: &Texts,
) -> Result<String, NoProgram> {
    let program = for_theorem(proof, programming)?;
    let about = Message::new("program-theorem");
    Ok(headed(&program, name, &about, texts))
}

/// A checker for testlib, with its comments.
pub fn of_checker(problem: Problem, texts: &Texts) -> String {
    checker_of(&checker(problem), problem.name(), texts)
}

/// A checker for testlib that compares words, for a problem of that name.
pub fn of_word_checker(name: &str, texts: &Texts) -> String {
    checker_of(&word_checker(), name, texts)
}

fn checker_of(checker: &Program, name: &str, texts: &Texts) -> String {
    checker.explained(|place| match place {
        "checker-problem" => name.to_owned(),
        place => comment(place, texts),
    })
}

/// The title of a contest problem.
pub fn title(problem: impl fmt::Display) -> Message {
    Message::new(format!("problem-{problem}"))
}

/// What a contest problem gives, what it wants, and how large the numbers are; larger ones are answered too.
pub fn statement(problem: impl fmt::Display) -> [Message; 3] {
    let part = |name: &str| Message::new(format!("problem-{problem}.{name}"));
    [
        Message::new("judge-input").with("text", part("input")),
        Message::new("judge-output").with("text", part("output")),
        Message::new("judge-limits").with("text", part("limits")),
    ]
}

/// The program below a comment that says what it is for.
fn headed(program: &Program, name: &str, about: &Message, texts: &Texts) -> String {
    let sign = program.programming().comment();
    let program = program.explained(|place| comment(place, texts));
    format!("{sign} {name}: {}\n{program}", texts.say(about))
}

fn comment(place: &str, texts: &Texts) -> String {
    texts.say(&Message::new(format!("comment-{place}")))
}
