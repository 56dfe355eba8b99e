//! A program compiled in a folder of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
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
        let mut compiler = compiler(programming);
        let output = compiler
            .current_dir(folder.path())
            .output()
            .unwrap_or_else(|error| panic!("{compiler:?} is needed: {error}"));
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
        let mut command = match self.programming {
            Programming::Cpp | Programming::Rust => Command::new(self.folder.path().join("main")),
            Programming::Python => command(&["python3", "main.py"]),
            Programming::Java => command(&["java", SHORT_LIVED, "Main"]),
        };
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

/// Java's second compiler is worth its time only for what runs for seconds.
const SHORT_LIVED: &str = "-XX:TieredStopAtLevel=1";

/// What compiles the program in the folder it is started in.
fn compiler(programming: Programming) -> Command {
    match programming {
        Programming::Cpp => {
            let mut compiler = command(&CPP);
            compiler.arg("-I").arg(prepared_headers());
            compiler.args(["-o", "main", "main.cpp"]);
            compiler
        }
        Programming::Python => command(&["python3", "-m", "py_compile", "main.py"]),
        Programming::Java => {
            let short_lived = format!("-J{SHORT_LIVED}");
            command(&["javac", &short_lived, "-encoding", "UTF-8", "Main.java"])
        }
        Programming::Rust => command(&[
            "rustc",
            "--edition=2021",
            "-Dwarnings",
            "-o",
            "main",
            "main.rs",
        ]),
    }
}

const CPP: [&str; 4] = ["g++", "-std=c++17", "-Wall", "-Wextra"];

/// A folder with `bits/stdc++.h`, which nearly every program includes, read once for all of them: that is three quarters of the time that
/// compiling one takes. g++ reads the header itself where it cannot use what was prepared.
fn prepared_headers() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("headers");
        let header = folder.join("bits/stdc++.h");
        let prepared = folder.join("bits/stdc++.h.gch");
        if !prepared.exists() {
            fs::create_dir_all(folder.join("bits")).expect("room");
            fs::write(&header, "#include_next <bits/stdc++.h>\n").expect("room");
            // Another process may be doing the same, and a file under way is none.
            let under_way = tempfile::NamedTempFile::new_in(&folder).expect("room");
            let mut prepare = command(&CPP);
            prepare.args(["-x", "c++-header"]).arg(&header);
            let status = prepare.arg("-o").arg(under_way.path()).status();
            assert!(status.expect("g++ is needed").success());
            under_way.persist(&prepared).expect("room");
        }
        folder
    })
}

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}
