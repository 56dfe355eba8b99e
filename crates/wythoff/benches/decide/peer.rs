//! The published formulas in C++, as a program that times itself over the same arrays.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Compiles the peer with these options of g++.
pub(crate) fn compile(name: &str, options: &[&str]) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/peer/decide.cpp");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let status = Command::new("g++")
        .args(options)
        .arg(source)
        .arg("-o")
        .arg(&program)
        .status();
    match status {
        Ok(status) if status.success() => program,
        Ok(status) => panic!("g++ could not compile the peer: {status}"),
        Err(error) => panic!(
            "g++ compiles the peer of this benchmark and does not start ({error}): install g++"
        ),
    }
}

/// A running peer that holds an array.
pub(crate) struct Peer {
    child: Child,
    asked: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Peer {
    /// Starts a peer on this formula and hands it the array, as the bytes of its words; the slices it
    /// times are given in positions.
    pub(crate) fn start(
        program: &Path,
        formula: &str,
        count: usize,
        slice: usize,
        bytes: impl Iterator<Item = u8>,
    ) -> Self {
        let mut child = Command::new(program)
            .args([formula, &count.to_string(), &slice.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the peer was just compiled");
        let mut asked = child.stdin.take().expect("piped");
        let answers = BufReader::new(child.stdout.take().expect("piped"));
        let mut bytes = bytes.peekable();
        while bytes.peek().is_some() {
            let chunk: Vec<_> = bytes.by_ref().take(1 << 20).collect();
            asked.write_all(&chunk).expect("the peer reads its array");
        }
        Self {
            child,
            asked,
            answers,
        }
    }

    /// Makes so many passes over the array: the sum of the best times of its slices so far, in
    /// nanoseconds, and the positions it calls lost.
    pub(crate) fn time(&mut self, passes: usize) -> (f64, usize) {
        writeln!(self.asked, "{passes}").expect("the peer waits");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the peer answers");
        let answer = line.trim().split_once(' ').expect("nanoseconds and losses");
        (
            answer.0.parse().expect("nanoseconds"),
            answer.1.parse().expect("losses"),
        )
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It has nothing to finish, and may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
