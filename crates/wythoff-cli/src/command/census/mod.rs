//! `wythoff census`: every game of a space, with its theorem if one is found.

mod cluster;
mod tasks;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use crate::census::{
    About, Entry, EnumerateError, Outcome, Row, Space, SpaceError, Store, games, run,
};
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Bar;
use crate::theorem::in_text;
use crate::{interrupt, read_file, whole_number};

/// The spaces that come with the program.
pub(crate) const SPACES: [(&str, &str); 2] = [
    ("tiny", include_str!("../../../spaces/tiny.space")),
    ("two-pile", include_str!("../../../spaces/two-pile.space")),
];

/// Larger texts are no space.
const MOST_BYTES: u64 = 1 << 20;

#[derive(Debug, Args)]
pub(crate) struct Census {
    // A space, or one of the words `list`, `status`, `compact`, `export`, `tasks`, `task`.
    space: String,
    // What follows one of these words.
    of: Option<String>,
    #[arg(long)]
    out: Option<PathBuf>,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true)]
    threads: Option<u64>,
    #[arg(long)]
    shard: Option<String>,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true)]
    part: Option<u64>,
    #[arg(long, conflicts_with_all = ["threads", "shard", "part"])]
    cluster: Option<String>,
}

impl Census {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        interrupt::listen();
        match (&self.space[..], &self.of) {
            ("list", Some(space)) => list(&read(space)?, console),
            ("status", Some(folder)) => status(Path::new(folder), console),
            ("compact", Some(folder)) => compact(Path::new(folder), console),
            ("export", Some(folder)) => match &self.out {
                Some(file) => Store::open(Path::new(folder))?.export(file),
                None => Err(Failure::Usage(Message::new("error-census-export"))),
            },
            ("tasks", Some(space)) => self.tasks(space, console),
            ("task", Some(folder)) => tasks::perform(Path::new(folder)),
            ("list" | "status" | "compact" | "export" | "tasks" | "task", None) | (_, Some(_)) => {
                Err(Failure::Usage(Message::new("error-census-words")))
            }
            (_, None) => self.take(console),
        }
    }

    /// Looks at every game of the space that the folder does not know yet.
    fn take(&self, console: &Console) -> Result<(), Failure> {
        // What makes no sense is refused before a folder is made.
        let threads = match self.threads.map(usize::try_from) {
            Some(Ok(threads @ 1..=MOST_THREADS)) => threads,
            Some(_) => return Err(Failure::Usage(Message::new("error-threads"))),
            None => thread::available_parallelism().map_or(1, usize::from),
        };
        self.cluster.as_deref().map(cluster::check).transpose()?;
        let Begun {
            space,
            games,
            mut store,
            out,
        } = self.begin(&self.space)?;
        let most = self.part.map_or(usize::MAX, |rows| {
            usize::try_from(rows).unwrap_or(usize::MAX)
        });
        match &self.cluster {
            Some(address) => cluster::run(address, &self.space, out, console)?,
            None => run(&mut store, &games, &space.tiers, threads, most)?,
        }
        let wanted: HashSet<&str> = games.iter().map(|game| &game.key[..]).collect();
        let mut rows = store.rows()?;
        rows.retain(|row| wanted.contains(&row.key[..]));
        let about = &store.about;
        console.print(&summary(&rows, &about.space, games.len() as u64, console))
    }

    /// Prints what is to do now.
    fn tasks(&self, space: &str, console: &Console) -> Result<(), Failure> {
        let Begun {
            space,
            games,
            store,
            ..
        } = self.begin(space)?;
        tasks::list(&space, &games, &store, console)
    }

    /// The games of the space, and the folder, made if it is not there.
    fn begin(&self, space: &str) -> Result<Begun<'_>, Failure> {
        let Some(out) = &self.out else {
            return Err(Failure::Usage(Message::new("error-census-out")));
        };
        let shard = self.shard.as_deref().map(shard).transpose()?;
        let space = read(space)?;
        let mut games = enumerated(&space)?;
        let store = Store::create(out, About::new(&space, games.len()))?;
        if let Some((index, of)) = shard {
            games.retain(|game| place(game, of) == index);
        }
        Ok(Begun {
            space,
            games,
            store,
            out,
        })
    }
}

/// A census that can be gone on with.
struct Begun<'a> {
    space: Space,
    games: Vec<Entry>,
    store: Store,
    out: &'a Path,
}

/// How many threads there may be.
const MOST_THREADS: usize = 1024;

/// The space of a name or a file. What comes with the program is found as `spaces/tiny.space`, too, unless such a file is there.
fn read(argument: &str) -> Result<Space, Failure> {
    let file_name = argument.strip_prefix("spaces/");
    let called = file_name.and_then(|name| name.strip_suffix(".space"));
    let called = called.filter(|_| !Path::new(argument).exists());
    let name = called.unwrap_or(argument);
    let known = SPACES.iter().find(|(known, _)| *known == name);
    let text = match known {
        Some((_, text)) => (*text).to_owned(),
        None => read_file::text(argument, MOST_BYTES)?,
    };
    Space::parse(&text).map_err(|SpaceError { line, reason }| {
        let message = match line {
            0 => Message::new("error-space-whole"),
            line => Message::new("error-space").with("line", line.to_string()),
        };
        Failure::Input(message.with("path", quote(argument)).with("reason", reason))
    })
}

fn enumerated(space: &Space) -> Result<Vec<Entry>, Failure> {
    games(space, &mut Bar::new(None)).map_err(|error| match error {
        EnumerateError::Rules(text, error) => in_text(&error, &text),
        EnumerateError::Stopped => Failure::Stopped(Message::new("census-stopped")),
    })
}

/// `3/200`: the third of two hundred parts.
fn shard(text: &str) -> Result<(u64, u64), Failure> {
    let numbers = text.split_once('/');
    let numbers = numbers.and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
    let numbers = numbers.filter(|&(index, of): &(u64, u64)| 1 <= index && index <= of);
    numbers.ok_or_else(|| Failure::Usage(Message::new("error-shard").with("found", quote(text))))
}

/// In which of so many parts a game is, from 1: by its key, so that every machine says the same.
fn place(game: &Entry, of: u64) -> u64 {
    let digits = game.key.get(..16).unwrap_or("0");
    u64::from_str_radix(digits, 16).unwrap_or(0) % of + 1
}

/// Every game of a space: its key and its rules.
fn list(space: &Space, console: &Console) -> Result<(), Failure> {
    let mut text = String::new();
    for game in enumerated(space)? {
        text += &format!("{} {}\n", game.key, game.text);
    }
    console.print(&text)
}

fn status(folder: &Path, console: &Console) -> Result<(), Failure> {
    let store = Store::open(folder)?;
    let rows = store.rows()?;
    let About { space, games, .. } = &store.about;
    let mut text = summary(&rows, space, *games, console);
    let parts = Message::new("census-parts").with("count", store.parts("results")?.len());
    text += &(console.say(&parts) + "\n");
    console.print(&text)
}

fn compact(folder: &Path, console: &Console) -> Result<(), Failure> {
    let parts = Store::open(folder)?.compact()?;
    let message = Message::new("census-compacted").with("count", parts);
    console.print(&(console.say(&message) + "\n"))
}

/// How many games are done, and what was found.
fn summary(rows: &[Row], space: &str, games: u64, console: &Console) -> String {
    let mut lines = vec![
        Message::new("census-done")
            .with("space", space)
            .with("done", rows.len())
            .with("games", games.to_string()),
    ];
    for outcome in Outcome::ALL {
        let count = rows.iter().filter(|row| row.outcome == outcome).count();
        let message = match outcome {
            Outcome::Proved => Message::new("census-proved"),
            Outcome::Exhausted => Message::new("census-exhausted"),
            Outcome::OverBudget => Message::new("census-over-budget"),
            Outcome::Refused => Message::new("census-refused"),
            Outcome::Crashed => Message::new("census-crashed"),
        };
        if count > 0 || outcome == Outcome::Proved {
            lines.push(message.with("count", count));
        }
    }
    let proved = || rows.iter().filter(|row| row.outcome == Outcome::Proved);
    let sets: HashSet<&str> = proved().map(|row| &row.lost_set[..]).collect();
    lines.push(Message::new("census-sets").with("count", sets.len()));
    let text: Vec<String> = lines.iter().map(|line| console.say(line) + "\n").collect();
    text.concat()
}
