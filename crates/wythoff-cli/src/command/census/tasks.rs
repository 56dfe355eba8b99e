//! `wythoff census tasks` and `wythoff census task`: the same work handed out as lines, for engines that have machines.

use std::io::{self, BufRead, Read};
use std::path::Path;
use std::thread;

use wythoff_show::{Message, Value};

use crate::census::{Entry, Space, Store, Task, known, tasks};
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::in_text;

/// Longer lines are no task.
const LONGEST_LINE: u64 = 1 << 20;

/// Prints what is to do now, a task to a line; when all of it is done there may be more.
pub(super) fn list(
    space: &Space,
    games: &[Entry],
    store: &Store,
    console: &Console,
) -> Result<(), Failure> {
    let mut text = String::new();
    for task in tasks(games, &space.tiers, &known(store)?, &store.about.identity) {
        text += &(serde_json::to_string(&task).map_err(io::Error::from)? + "\n");
    }
    console.print(&text)
}

/// Does the task that stands on stdin, as long as stdin is open: whoever has handed it out and dies takes it along.
pub(super) fn perform(folder: &Path) -> Result<(), Failure> {
    let mut line = String::new();
    let mut stdin = io::stdin().lock().take(LONGEST_LINE);
    stdin
        .read_line(&mut line)
        .map_err(|error| Failure::reading("-", error))?;
    drop(stdin);
    let task: Task = serde_json::from_str(&line).map_err(|error| no_task(error.to_string()))?;
    let options = Space::tier(&task.budget).map_err(no_task)?;
    let mut store = Store::open(folder)?;
    let version = env!("CARGO_PKG_VERSION");
    if store.about.identity != task.identity || store.about.version != version {
        let message = Message::new("error-census-worker")
            .with("path", folder.display().to_string())
            .with("found_version", store.about.version)
            .with("version", version);
        return Err(Failure::Input(message));
    }
    thread::spawn(|| {
        let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
        std::process::exit(3);
    });
    (task.run(options, &mut store)?).map_err(|(text, error)| in_text(&error, &text))
}

fn no_task(reason: impl Into<Value>) -> Failure {
    Failure::Input(Message::new("error-census-task").with("reason", reason))
}
