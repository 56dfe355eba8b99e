//! `cargo xtask bench --peers`: programs of others, installed on demand, run beside ours.
//!
//! `ogsolve` (crates.io) finds nim-values of octal games. It is never a dependency: cargo installs it under the target
//! directory.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{cargo, run as run_command, target_directory};

const OGSOLVE: &str = "0.0.7";

/// How often each program runs; the least time counts.
const ROUNDS: usize = 5;

/// A value that both programs find.
struct Question {
    code: &'static str,
    heap: &'static str,
    /// Those of the peer's methods that can be the fastest.
    methods: &'static [&'static str],
}

const QUESTIONS: [Question; 3] = [
    Question {
        code: "0.007",
        heap: "100000",
        methods: &["naive", "rc2"],
    },
    Question {
        code: "0.165",
        heap: "100000",
        methods: &["rc", "rc2"],
    },
    Question {
        code: "0.16",
        heap: "1000000",
        methods: &["rc", "rc2"],
    },
];

pub(crate) fn run() -> Result<()> {
    let root = target_directory().join("peers");
    run_command(
        cargo(&[
            "install",
            "ogsolve",
            "--locked",
            "--version",
            OGSOLVE,
            "--root",
        ])
        .arg(&root),
    )?;
    let example = ["--package", "wythoff", "--example", "nim_sequence"];
    run_command(cargo(&["build", "--release"]).args(example))?;
    let peer = root.join("bin/ogsolve");
    let ours = target_directory().join("release/examples/nim_sequence");
    println!(
        "| game | to heap | ours, CPU s | ogsolve {OGSOLVE}, CPU s | ratio |\n|---|---|---|---|---|"
    );
    for question in &QUESTIONS {
        println!("{}", question.compare(&ours, &peer)?);
    }
    Ok(())
}

impl Question {
    /// Runs the programs in turn, checks that they agree, and makes a line of the table.
    fn compare(&self, ours: &Path, peer: &Path) -> Result<String> {
        let Self {
            code,
            heap,
            methods,
        } = self;
        let (mut our_time, mut peer_time, mut best_method) = (f64::MAX, f64::MAX, "");
        for _ in 0..ROUNDS {
            let (value, time) = timed(ours, &[code, heap])?;
            our_time = our_time.min(time);
            for method in *methods {
                let (text, time) = timed(peer, &[code, "-n", heap, "-m", method])?;
                let expected = format!("nimber of {heap}: {} ", value.trim());
                ensure!(
                    text.contains(&expected),
                    "{code}: we say {expected:?}, ogsolve {text:?}"
                );
                if time < peer_time {
                    (peer_time, best_method) = (time, method);
                }
            }
        }
        let ratio = peer_time / our_time;
        Ok(format!(
            "| {code} | {heap} | {our_time:.3} | {peer_time:.3} ({best_method}) | {ratio:.1} |"
        ))
    }
}

/// What a program prints, and its CPU seconds, user and system, as bash measures them.
pub(crate) fn timed(program: &Path, arguments: &[&str]) -> Result<(String, f64)> {
    let script = r#"TIMEFORMAT='%3U %3S'; time "$@""#;
    let output = Command::new("bash")
        .args(["-c", script, "bash"])
        .arg(program)
        .args(arguments)
        .output()
        .context("cannot start bash")?;
    let times = String::from_utf8(output.stderr)?;
    if !output.status.success() {
        bail!("{}: {}\n{times}", program.display(), output.status);
    }
    // What the program itself says comes before.
    let last = times.trim_end().lines().last().unwrap_or_default();
    let seconds = last.split_whitespace().map(str::parse::<f64>);
    let seconds: f64 = seconds
        .sum::<Result<f64, _>>()
        .with_context(|| times.clone())?;
    Ok((String::from_utf8(output.stdout)?, seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_timed_and_its_output_kept() {
        let (text, seconds) = timed(Path::new("echo"), &["two", "words"]).unwrap();
        assert_eq!(text, "two words\n");
        assert!((0.0..10.0).contains(&seconds), "{seconds}");
    }

    #[test]
    fn what_a_program_says_beside_its_output_is_no_time() {
        let (text, _) = timed(Path::new("sh"), &["-c", "echo 1; echo two words >&2"]).unwrap();
        assert_eq!(text, "1\n");
    }

    #[test]
    fn a_program_that_fails_is_named() {
        let error = timed(Path::new("false"), &[]).unwrap_err();
        assert!(
            error.to_string().starts_with("false: exit status: 1"),
            "{error}"
        );
    }
}
