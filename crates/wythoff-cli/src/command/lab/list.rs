//! `wythoff lab --list`: the games of the gallery, each tried.

use std::time::Instant;

use serde::Serialize;
use wythoff::gallery::{Expected, GalleryGame, gallery};
use wythoff::logic::Numerals;

use super::duration;
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::{Found, Given, Options, Settings, Sought, find, not_in_gallery};
use crate::wrap;
use wythoff_show::Message;
use wythoff_show::report::numeration;

/// How wide the first columns are.
const NAME: usize = 25;
const RESULT: usize = 12;

#[derive(Serialize)]
struct Row {
    schema: &'static str,
    name: &'static str,
    title: &'static str,
    source: &'static str,
    /// `proved` or `no theorem`.
    status: &'static str,
    expected: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    states: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    numeration: Option<Numerals>,
    milliseconds: f64,
}

/// Tries every game whose name contains the text, without one all that are not large; a finding if one does not come out as expected.
pub(super) fn run(
    part: Option<&str>,
    options: &Options,
    json: bool,
    console: &Console,
) -> Result<(), Failure> {
    let part = part.unwrap_or_default();
    let games: Vec<_> = gallery()
        .iter()
        .filter(|game| game.name.contains(part) && (!part.is_empty() || !game.is_large))
        .collect();
    if games.is_empty() {
        return Err(Failure::Input(not_in_gallery(part)));
    }
    let (mut proved, mut surprises) = (0, 0);
    if !json {
        console.print(&head(console))?;
    }
    for game in &games {
        let row = try_one(game, options, console)?;
        proved += usize::from(row.status == "proved");
        surprises += usize::from(row.status != row.expected);
        if json {
            super::super::print_line(&row)?;
        } else {
            console.print(&line(&row, console))?;
        }
    }
    if !json {
        let message = Message::new("lab-list-end").with("games", games.len());
        let message = message.with("proved", proved).with("surprises", surprises);
        console.print(&format!("\n{}\n", console.say(&message)))?;
    }
    if surprises > 0 {
        Err(Failure::Finding)
    } else {
        Ok(())
    }
}

fn try_one(
    game: &'static GalleryGame,
    options: &Options,
    console: &Console,
) -> Result<Row, Failure> {
    let started = Instant::now();
    let given = Given::read(game.name, &Settings::default(), console)?;
    let found = find(&given, Sought::Lost, options, console)?;
    let spent = started.elapsed();
    let language = console.texts.code();
    let (status, states, numerals) = match &found {
        Found::Theorem(proved) => {
            let proof = &proved.proof;
            (
                "proved",
                Some(proof.lost.states()),
                Some(proof.system.numerals().clone()),
            )
        }
        Found::Nothing(_) => ("no theorem", None, None),
    };
    Ok(Row {
        schema: "wythoff/gallery/1",
        name: game.name,
        title: game.title(language),
        source: game.source(language),
        status,
        expected: match game.expected {
            Expected::Proved => "proved",
            Expected::NoTheorem => "no theorem",
        },
        states,
        numeration: numerals,
        milliseconds: duration::milliseconds(spent),
    })
}

/// The columns: name, result, states, time, numeration; the title below.
fn head(console: &Console) -> String {
    let say = |key: Message| console.say(&key);
    columns(
        &say(Message::new("lab-list-name")),
        &say(Message::new("lab-list-result")),
        &say(Message::new("lab-list-states")),
        "ms",
        &say(Message::new("lab-list-numeration")),
    )
}

fn line(row: &Row, console: &Console) -> String {
    let result = match row.status {
        "proved" => Message::new("lab-list-proved"),
        _ => Message::new("lab-list-nothing"),
    };
    let mark = if row.status == row.expected { "" } else { " !" };
    let system = row.numeration.as_ref();
    let first = columns(
        row.name,
        &(console.say(&result) + mark),
        &row.states
            .map_or("–".to_owned(), |states| states.to_string()),
        &format!("{:.1}", row.milliseconds),
        &system.map_or(String::new(), |numerals| console.say(&numeration(numerals))),
    );
    format!("{first}  {}\n", row.title)
}

fn columns(name: &str, result: &str, states: &str, time: &str, system: &str) -> String {
    let result = padded(result, RESULT);
    let name = padded(name, NAME);
    let gap = |text: &str, width| " ".repeat(width - wrap::columns(text).min(width));
    let line = format!(
        "{name} {result}{}{states} {}{time}  {system}",
        gap(states, 7),
        gap(time, 9),
    );
    line.trim_end().to_owned() + "\n"
}

/// The text with blanks after it, up to a width in columns of the terminal.
fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(wrap::columns(text));
    text.to_owned() + &" ".repeat(missing)
}
