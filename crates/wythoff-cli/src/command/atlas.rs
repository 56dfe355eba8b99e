//! `wythoff atlas`: questions to the atlas of small games.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use wythoff::rules::Table;
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use crate::atlas::{Games, Line, Query, Stats, numeration_words, result_words, rows};
use crate::census::{COMPARED, Outcome, Row, lost_set};
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::{Given, Settings, for_shell};
use crate::whole_number;

#[derive(Debug, Args)]
pub(crate) struct Atlas {
    // One of the words `search`, `show`, `like`, `stats`.
    what: String,
    // What follows it.
    words: Vec<String>,
    #[arg(long)]
    file: Option<PathBuf>,
    #[arg(long, value_parser = whole_number::count, default_value = "20", allow_negative_numbers = true)]
    count: u64,
    #[arg(long)]
    json: bool,
}

impl Atlas {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        match (&self.what[..], &self.words[..]) {
            ("search", words) => self.search(&words.join(" "), console),
            ("show", [key]) => self.show(key, console),
            ("like", [rules]) => self.like(rules, console),
            ("stats", []) => self.stats(console),
            _ => Err(Failure::Usage(Message::new("error-atlas-words"))),
        }
    }

    fn rows(&self) -> Result<Vec<Row>, Failure> {
        rows(self.file.as_deref())
    }

    fn search(&self, query: &str, console: &Console) -> Result<(), Failure> {
        let query = Query::parse(query).map_err(Failure::Usage)?;
        let mut found = self.rows()?;
        found.retain(|row| query.holds(row));
        self.list(&found, console)
    }

    /// The simplest first: by the length of their rules.
    fn list(&self, found: &[Row], console: &Console) -> Result<(), Failure> {
        let mut sorted: Vec<&Row> = found.iter().collect();
        sorted.sort_by_key(|row| (row.rules.len(), &row.rules));
        let most = usize::try_from(self.count).unwrap_or(usize::MAX);
        if self.json {
            let listed = &sorted[..sorted.len().min(most)];
            document(&Games::found(sorted.len(), listed))?;
            return answered(found);
        }
        let mut text = String::new();
        for row in sorted.iter().take(most) {
            let theorem = match row.outcome {
                Outcome::Proved => format!("{} {}", row.numeration, row.states),
                open => open.word().to_owned(),
            };
            text += &format!("{}  {theorem:<20}  {}\n", &row.key[..12], row.rules);
        }
        let message = match sorted.len().saturating_sub(most) {
            0 => Message::new("atlas-found").with("count", sorted.len()),
            hidden => Message::new("atlas-more")
                .with("count", sorted.len())
                .with("hidden", hidden),
        };
        console.print(&(text + &console.say(&message) + "\n"))?;
        answered(found)
    }

    fn show(&self, key: &str, console: &Console) -> Result<(), Failure> {
        let rows = self.rows()?;
        let found: Vec<&Row> = rows.iter().filter(|row| row.key.starts_with(key)).collect();
        let row = match found[..] {
            [row] if !key.is_empty() => row,
            _ => {
                let message = Message::new("error-atlas-key").with("found", quote(key));
                return Err(Failure::Input(message.with("count", found.len())));
            }
        };
        let same =
            (rows.iter()).filter(|other| other.lost_set == row.lost_set && other.key != row.key);
        let same: Vec<&Row> = same.collect();
        if self.json {
            return document(&Games::shown(row, &same));
        }
        let chinese = console.texts.code() == "zh";
        let words = if chinese {
            &row.words_zh
        } else {
            &row.words_en
        };
        let mut text = format!("{}\n{}\n{}\n\n", row.key, row.rules, row.normal_form);
        text += &match row.outcome {
            Outcome::Proved => {
                let message = Message::new("atlas-theorem")
                    .with("numeration", numeration_words(&row.numeration))
                    .with("states", row.states.to_string());
                format!("{}\n{words}\n", console.say(&message))
            }
            open => {
                let message = Message::new("atlas-open").with("result", result_words(open));
                console.say(&message.with("reason", row.reason.clone())) + "\n"
            }
        };
        let positions = row
            .first_lost
            .split(' ')
            .take(12)
            .map(|pair| format!("({pair})"));
        let positions = positions.collect::<Vec<_>>().join(" ").replace(',', ", ");
        text += &(console.say(&Message::new("lab-first").with("positions", positions)) + "\n");
        if !same.is_empty() {
            let message = Message::new("atlas-same").with("count", same.len());
            text += &(console.say(&message) + "\n");
            let lines = same.iter().take(10).map(|row| format!("  {}\n", row.rules));
            text += &lines.collect::<String>();
        }
        text += &format!("\nwythoff lab {}\n", for_shell(&row.rules));
        console.print(&text)
    }

    /// The games with the lost positions of these rules, as far as piles below 200 tell.
    fn like(&self, rules: &str, console: &Console) -> Result<(), Failure> {
        let given = Given::read(rules, &Settings::default(), console)?;
        if given.rules.piles() != 2 {
            return Err(Failure::Input(Message::new("error-atlas-piles")));
        }
        let wanted = lost_set(&Table::new(&given.rules, &[COMPARED; 2]));
        let mut found = self.rows()?;
        found.retain(|row| row.lost_set == wanted);
        self.list(&found, console)
    }

    fn stats(&self, console: &Console) -> Result<(), Failure> {
        let stats = Stats::new(&self.rows()?);
        if self.json {
            return document(&stats);
        }
        let mut text = String::new();
        for line in stats.lines() {
            text += &match line {
                Line::Words(message) => console.say(&message) + "\n",
                Line::Title(message) => format!("\n{}\n", console.say(&message)),
                Line::Figure(name, count) => format!("{count:>7}  {name}\n"),
                Line::Named(name, count, words) => {
                    format!(
                        "{count:>7}  {name:<15}  {}\n",
                        console.texts.say_value(&words)
                    )
                }
            };
        }
        console.print(&text)
    }
}

fn document(document: &impl Serialize) -> Result<(), Failure> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut stdout, document).map_err(io::Error::from)?;
    writeln!(stdout)?;
    Ok(stdout.flush()?)
}

/// Nothing found is an answer, and the shell is told.
fn answered(found: &[Row]) -> Result<(), Failure> {
    match found.is_empty() {
        true => Err(Failure::Finding),
        false => Ok(()),
    }
}
