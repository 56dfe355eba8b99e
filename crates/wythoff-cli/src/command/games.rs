//! `wythoff games`: the games there are, what a move is, and a position to try.

use std::io::{self, Write};

use anstyle::Style;
use clap::Args;
use serde::Serialize;
use wythoff::{GameEntry, games};

use crate::console::Console;
use crate::failure::Failure;
use crate::language::Language;
use crate::text::Message;

const NAME: Style = Style::new().bold();

#[derive(Debug, Args)]
pub(crate) struct Games {
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if self.json {
            let mut stdout = io::stdout().lock();
            serde_json::to_writer(&mut stdout, &document()).map_err(io::Error::from)?;
            Ok(writeln!(stdout)?)
        } else {
            console.print(&list(console))
        }
    }
}

/// Every game: its names, then what a move is and a position to try.
fn list(console: &Console) -> String {
    let paragraphs = games().iter().map(|game| {
        let (english, chinese) = (english_names(game), chinese_names(game));
        let names = |names: Vec<_>| names.join(", ");
        let example = Message::new("games-example").with("example", game.example());
        let (names, rules) = match console.texts.language() {
            Language::English => (
                names([english, chinese].concat().split_off(1)),
                game.english(),
            ),
            Language::Chinese => (
                names([chinese, english.into_iter().skip(1).collect()].concat()),
                game.chinese(),
            ),
        };
        format!(
            "{NAME}{}{NAME:#}  {names}\n  {rules}\n  {}\n",
            game.name(),
            console.say(&example)
        )
    });
    paragraphs.collect::<Vec<_>>().join("\n")
}

/// The names in English, the one it is written with first.
fn english_names(game: &GameEntry) -> Vec<&'static str> {
    let names = game.names().iter().copied();
    names.filter(|name| name.is_ascii()).collect()
}

fn chinese_names(game: &GameEntry) -> Vec<&'static str> {
    let names = game.names().iter().copied();
    names.filter(|name| !name.is_ascii()).collect()
}

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    games: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    name: &'static str,
    names: Both<Vec<&'static str>>,
    rules: Both<&'static str>,
    example: &'static str,
}

/// The same in English and in Chinese.
#[derive(Serialize)]
struct Both<T> {
    en: T,
    zh: T,
}

fn document() -> Document {
    let games = games().iter().map(|game| Entry {
        name: game.name(),
        names: Both {
            en: english_names(game),
            zh: chinese_names(game),
        },
        rules: Both {
            en: game.english(),
            zh: game.chinese(),
        },
        example: game.example(),
    });
    Document {
        schema: "wythoff/games/1",
        games: games.collect(),
    }
}
