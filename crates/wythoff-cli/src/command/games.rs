//! `wythoff games`: the games there are, what a move is, and a position to try.

use std::collections::BTreeMap;
use std::io::{self, Write};

use anstyle::Style;
use clap::Args;
use serde::Serialize;
use wythoff::{GameEntry, games};

use crate::console::Console;
use crate::failure::Failure;
use wythoff_show::{Language, Message, Texts, game};

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
        let example = Message::new("games-example").with("example", game.example());
        format!(
            "{NAME}{}{NAME:#}  {}\n  {}\n  {}\n",
            game.name(),
            other_names(game, &console.texts).join(", "),
            console.say(&game::rules_of(game)),
            console.say(&example)
        )
    });
    paragraphs.collect::<Vec<_>>().join("\n")
}

/// The names beside the one it is written with; those in the writing of the language come first.
fn other_names(game: &GameEntry, texts: &Texts) -> Vec<&'static str> {
    let in_ascii = texts.say(&game::name_of(game)).is_ascii();
    let mut names: Vec<&str> = game.names().iter().copied().skip(1).collect();
    names.sort_by_key(|name| name.is_ascii() != in_ascii);
    names
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
    /// By the code of the language.
    rules: BTreeMap<&'static str, String>,
    example: &'static str,
}

/// The same in English and in Chinese.
#[derive(Serialize)]
struct Both<T> {
    en: T,
    zh: T,
}

fn document() -> Document {
    let languages: Vec<(&str, Texts)> = Language::all()
        .map(|language| (language.code(), Texts::new(language)))
        .collect();
    let rules = |game: &GameEntry| {
        let rules = game::rules_of(game);
        let languages = languages.iter();
        languages
            .map(|(code, texts)| (*code, texts.say(&rules)))
            .collect()
    };
    let games = games().iter().map(|game| Entry {
        name: game.name(),
        names: Both {
            en: english_names(game),
            zh: chinese_names(game),
        },
        rules: rules(game),
        example: game.example(),
    });
    Document {
        schema: "wythoff/games/1",
        games: games.collect(),
    }
}
