//! `cargo xtask bench --unsolved SECONDS`: how far the games whose period nobody knows have been taken.
//!
//! What was found stays in checkpoints under the target directory: the next run goes on from there.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, run as run_command, target_directory};
use crate::peers::timed;
use crate::side_by_side::side_by_side;

/// The octal games of one and two digits that are unsolved, and Grundy's game.
const GAMES: [&str; 9] = [
    "0.6", "0.04", "0.06", "0.14", "0.36", "0.64", "0.74", "0.76", "grundy",
];

/// Where to stop at the latest: two games of so many heaps fit into eight gigabytes.
const MOST: &str = "400000000";

pub(crate) fn run(seconds: u32) -> Result<()> {
    run_command(&mut cargo(&["build", "--release", "--bin", "wythoff"]))?;
    let program = target_directory().join("release/wythoff");
    let folder = target_directory().join("unsolved");
    fs::create_dir_all(&folder)?;
    let rows = Mutex::new(vec![String::new(); GAMES.len()]);
    let places: Vec<usize> = (0..GAMES.len()).collect();
    side_by_side(&places, |&place| {
        let game = GAMES[place];
        eprintln!("{game}: {seconds} s");
        let row = taken_further(&program, &folder.join(game), game, seconds)
            .with_context(|| format!("the game {game}"))?;
        eprintln!("{row}");
        rows.lock().expect("no panic")[place] = row;
        Ok(())
    })?;
    println!("{HEAD}");
    for row in rows.into_inner().expect("no panic") {
        println!("{row}");
    }
    Ok(())
}

const HEAD: &str = "| game | processor, now | to heap | largest value | at heap | mask | rare heaps | the last | period |\n\
    |---|---|---|---|---|---|---|---|---|";

/// Goes on with a game for so long, and makes its line of the table.
fn taken_further(program: &Path, checkpoint: &Path, game: &str, seconds: u32) -> Result<String> {
    let checkpoint = checkpoint.to_str().context("a path that is text")?;
    let seconds = seconds.to_string();
    let common = [
        "heap",
        game,
        "--checkpoint",
        checkpoint,
        "--format",
        "json",
        "--timeout",
    ];
    let further = ["--period", "--to", MOST];
    let (found, time) = timed(program, &[&common[..], &[&seconds], &further].concat())?;
    let found: Value = serde_json::from_str(&found)?;
    let known = found["known_to"].to_string();
    // All of it is in the checkpoint: this takes no time worth a limit.
    let sparse = ["--sparse", "--to", &known];
    let (spaces, _) = timed(program, &[&common[..], &["600"], &sparse].concat())?;
    Ok(row(game, time, &found, &serde_json::from_str(&spaces)?))
}

fn row(game: &str, time: f64, found: &Value, spaces: &Value) -> String {
    let spaces = &spaces["sparse"];
    let rare = spaces["rare"].as_array().map_or(&[][..], Vec::as_slice);
    let last = rare.last().map_or(&Value::Null, |pair| &pair[0]);
    format!(
        "| {game} | {time:.0} s | {} | {} | {} | {:#x} | {} | {last} | {} |",
        found["known_to"],
        spaces["largest_value"],
        spaces["largest_value_at"],
        spaces["mask"].as_u64().unwrap_or_default(),
        rare.len(),
        found["status"].as_str().unwrap_or_default(),
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_line_says_how_far_a_game_was_taken() {
        let found = json!({ "known_to": 300, "status": "unknown" });
        let spaces = json!({ "sparse": {
            "largest_value": 7, "largest_value_at": 122, "mask": 14, "rare": [[1, 1], [2, 0], [39, 0]],
        } });
        let expected = "| 0.36 | 12 s | 300 | 7 | 122 | 0xe | 3 | 39 | unknown |";
        assert_eq!(row("0.36", 12.3, &found, &spaces), expected);
    }
}
