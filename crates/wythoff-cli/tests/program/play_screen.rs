//! `wythoff play` on a real terminal: tmux shows what a person would see.

use std::process::Command;
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;
use wythoff::Wythoff;

/// So long is waited for what must come; machines that test may be slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal of its own, closed when the test ends.
struct Terminal {
    socket: String,
}

impl Terminal {
    /// A shell in a window of this size; `None`, said loudly, where there is no tmux.
    fn open(name: &str, columns: u16, rows: u16) -> Option<Self> {
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("SKIPPED: {name} needs tmux, which cannot be started here");
            return None;
        }
        let terminal = Self {
            socket: format!("wythoff-{name}-{}", std::process::id()),
        };
        let size = [columns, rows].map(|size| size.to_string());
        terminal.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            &size[0],
            "-y",
            &size[1],
            "sh",
        ]);
        Some(terminal)
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let mut tmux = Command::new("tmux");
        tmux.args(["-u", "-L", &self.socket]).args(arguments);
        let output = tmux.env("LC_ALL", "C.UTF-8").output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {arguments:?}: {complaint}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn run(&self, line: &str) {
        self.tmux(&["send-keys", "-l", line]);
        self.press(&["Enter"]);
    }

    fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until the screen has what is looked for.
    fn wait(&self, found: impl Fn(&str) -> bool, what: &str) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if found(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "no {what}:\n{screen}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn wait_for(&self, text: &str) -> String {
        self.wait(|screen| screen.contains(text), text)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let mut tmux = Command::new("tmux");
        let _ = tmux.args(["-L", &self.socket, "kill-server"]).output();
    }
}

fn play(arguments: &str) -> String {
    let program = cargo_bin!("wythoff");
    format!(
        "clear; LC_ALL=C.UTF-8 '{}' play {arguments}; echo \"exit $?\"",
        program.display()
    )
}

/// The position that the opponent has left, if it has moved.
fn left(screen: &str) -> Option<[u64; 2]> {
    let line = screen.lines().find(|line| line.starts_with("Opponent:"))?;
    let (_, position) = line.rsplit_once('(')?;
    let (position, _) = position.split_once(')')?;
    let (a, b) = position.split_once(", ")?;
    Some([a.parse().ok()?, b.parse().ok()?])
}

#[test]
fn a_game_of_wythoff_is_won_in_a_terminal() {
    let Some(terminal) = Terminal::open("won", 80, 24) else {
        return;
    };
    terminal.run(&play("5 7"));
    terminal.wait_for("Your turn.");
    terminal.press(&["h"]);
    terminal.wait_for("Look at the difference");
    // On the board: two to the left, two up.
    terminal.press(&["Left", "Left", "Up", "Up", "Enter"]);
    let rules = Wythoff::new(0u64);
    loop {
        let screen = terminal.wait(
            |screen| screen.contains("You have won!") || screen.contains("Opponent:"),
            "reply",
        );
        if screen.contains("You have won!") {
            break;
        }
        let [a, b] = left(&screen).expect("a reply leaves a position");
        let to = rules.winning_moves(&a, &b)[0];
        terminal.press(&[":"]);
        terminal.wait_for("> _");
        terminal.run(&format!("{} {}", to[0], to[1]));
        // The own move is seen before the reply.
        terminal.wait(|screen| left(screen) != Some([a, b]), "own move");
    }
    terminal.press(&["r"]);
    let review = terminal.wait_for("The game again");
    assert!(
        review.contains("1. you: take 2 from both piles"),
        "{review}"
    );
    assert!(
        !review.contains("a mistake") || review.contains("opponent"),
        "{review}"
    );
    terminal.press(&["x"]);
    terminal.wait_for("You have won!");
    terminal.press(&["q"]);
    let after = terminal.wait_for("exit 0");
    assert!(after.contains("You won Wythoff 5 7 in "), "{after}");
}

#[test]
fn ctrl_c_gives_the_terminal_back() {
    let Some(terminal) = Terminal::open("interrupted", 40, 24) else {
        return;
    };
    terminal.run(&play("nim 3 4 5 --lang zh"));
    terminal.wait_for("轮到你走。");
    terminal.press(&["C-c"]);
    terminal.wait_for("exit 130");
    // Raw mode is over: lines are read as lines, and shown as they are typed.
    terminal.run("stty -a | grep -o ' icanon' | tr -d ' '; stty -a | grep -o ' echo ' | tr -d ' '");
    terminal.wait(
        |screen| {
            ["icanon", "echo"]
                .iter()
                .all(|word| screen.lines().any(|line| line == *word))
        },
        "ordinary mode",
    );
}
