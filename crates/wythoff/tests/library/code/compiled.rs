//! A program compiled in a folder of its own.

use std::io::Write;
use std::process::{Command, Stdio};
use std::{fs, thread};

use tempfile::TempDir;
use wythoff::code::Programming;

pub(crate) struct Compiled {
    folder: TempDir,
    programming: Programming,
}

impl Compiled {
    pub(crate) fn new(program: &str, programming: Programming) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(programming.file_name()), program).expect("room");
        let words: &[&str] = match programming {
            Programming::Cpp => &[
                "g++",
                "-std=c++17",
                "-Wall",
                "-Wextra",
                "-o",
                "main",
                "main.cpp",
            ],
            Programming::Python => &["python3", "-m", "py_compile", "main.py"],
            Programming::Java => &["javac", "-encoding", "UTF-8", "Main.java"],
            Programming::Rust => &[
                "rustc",
                "--edition=2021",
                "-Dwarnings",
                "-o",
                "main",
                "main.rs",
            ],
        };
        let output = Command::new(words[0])
            .args(&words[1..])
            .current_dir(folder.path())
            .output()
            .unwrap_or_else(|error| panic!("{} is needed: {error}", words[0]));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && !said.contains("warning"),
            "{said}\n{program}"
        );
        Self {
            folder,
            programming,
        }
    }

    pub(crate) fn run(&self, input: &str) -> String {
        let main = self.folder.path().join("main");
        let mut command = match self.programming {
            Programming::Cpp | Programming::Rust => Command::new(main),
            Programming::Python => Command::new("python3"),
            Programming::Java => Command::new("java"),
        };
        match self.programming {
            Programming::Python => drop(command.arg("main.py")),
            Programming::Java => drop(command.arg("Main")),
            _ => {}
        }
        let mut child = command
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} is needed: {error}"));
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.to_owned();
        // Apart, as both pipes may be full. A program that ends early has its output compared all the same.
        let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("no panic");
        assert!(output.status.success(), "{}", output.status);
        String::from_utf8(output.stdout)
            .expect("text")
            .replace("\r\n", "\n")
    }
}
