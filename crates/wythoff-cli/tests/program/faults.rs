//! A file system that fails, at every place where it can: nothing that was there is lost, nothing half is left, and what was computed is
//! printed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;
use tempfile::{TempDir, tempdir};

/// A line of the program that writes files.
struct Case {
    line: &'static [&'static str],
    /// The answer is printed whatever becomes of the files.
    is_printed: bool,
}

const CASES: &[Case] = &[
    case(&[
        "table", "--size", "40", "--values", "grundy", "--format", "npy", "--out", "old",
    ]),
    case(&["table", "--size", "20", "--format", "png", "--out", "old"]),
    case(&["table", "--size", "20", "--format", "svg", "--out", "old"]),
    case(&["coq", "--library", "new/lib"]),
    case(&["man", "--out", "new"]),
    case(&["testdata", "hdu-1527", "--out", "new", "--force"]),
    printed(&["heap", "0.77", "--to", "2000", "--checkpoint", "new"]),
    printed(&[
        "table",
        "--size",
        "40",
        "--values",
        "grundy",
        "--checkpoint",
        "new",
    ]),
    printed(&["prove", "like wythoff", "--certificate", "old"]),
    printed(&["prove", "like wythoff", "--dot", "old"]),
    printed(&["prove", "like wythoff", "--walnut", "new"]),
    printed(&["prove", "like wythoff", "--coq", "old.v"]),
    printed(&["solve", "--rules", "like wythoff", "8", "4"]),
    printed(&["hack", "hdu-1527", "--save", "new", "--", "true"]),
    printed(&[
        "hack",
        "hdu-1527",
        "--exhaustive",
        "--checkpoint",
        "new",
        "--save",
        "new-too",
        "--",
        "true",
    ]),
];

const fn case(line: &'static [&'static str]) -> Case {
    let is_printed = false;
    Case { line, is_printed }
}

const fn printed(line: &'static [&'static str]) -> Case {
    let is_printed = true;
    Case { line, is_printed }
}

/// ENOSPC and EIO.
const ERRORS: [&str; 2] = ["28", "5"];
/// Files that are there before, and what they have.
const OLD_NAMES: [&str; 2] = ["old", "old.v"];
const OLD: &[u8] = b"what was there before";

/// The failing file system, compiled.
struct Failing {
    _folder: TempDir,
    library: PathBuf,
}

impl Failing {
    fn compile() -> Self {
        let folder = tempdir().unwrap();
        let library = folder.path().join("nth_fails.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/faults/nth_fails.cpp");
        let compiler = Command::new("g++")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([&library, &source])
            .status()
            .expect("g++ compiles the failing file system: install g++");
        assert!(compiler.success());
        Self {
            _folder: folder,
            library,
        }
    }
}

/// A place to run in, with a file that is there before.
struct Place {
    folder: TempDir,
    cache: TempDir,
    marks: TempDir,
}

impl Place {
    fn new() -> Self {
        let [folder, cache, marks] = [(); 3].map(|()| tempdir().unwrap());
        for name in OLD_NAMES {
            fs::write(folder.path().join(name), OLD).unwrap();
        }
        Self {
            folder,
            cache,
            marks,
        }
    }

    fn command(&self, line: &[&str]) -> Command {
        let mut command = Command::new(cargo_bin!("wythoff"));
        command
            .args(line)
            .current_dir(&self.folder)
            .env("LC_ALL", "C")
            .env("XDG_CACHE_HOME", self.cache.path());
        command
    }

    fn run(&self, line: &[&str]) -> Output {
        self.command(line).output().unwrap()
    }

    /// The output, if the fault came.
    fn run_with_fault(
        &self,
        line: &[&str],
        failing: &Failing,
        at: usize,
    ) -> Result<Output, Output> {
        let mark = self.marks.path().join("mark");
        let mut command = self.command(line);
        let root = std::env::temp_dir();
        command
            .env("LD_PRELOAD", &failing.library)
            .env("FAULT_ROOT", root)
            .env("FAULT_AT", at.to_string())
            .env("FAULT_ERROR", ERRORS[at % 2])
            .env("FAULT_MARK", &mark);
        let output = command.output().unwrap();
        if mark.exists() {
            Ok(output)
        } else {
            Err(output)
        }
    }

    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut files = BTreeMap::new();
        let mut folders = vec![self.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(&self.folder).unwrap().to_owned();
                    files.insert(name, fs::read(&path).unwrap());
                }
            }
        }
        files
    }
}

/// What is right: what a run without fault prints and leaves.
struct Right {
    output: Output,
    files: BTreeMap<PathBuf, Vec<u8>>,
}

/// What is wrong after one fault. The first call may be the one that probes a place before the work begins: then there is no answer.
fn wrong_after_fault(
    case: &Case,
    right: &Right,
    place: &Place,
    at: usize,
    output: &Output,
) -> Option<&'static str> {
    let complaint = String::from_utf8_lossy(&output.stderr);
    let succeeds = output.status.code() == right.output.status.code();
    let is_refused = output.stdout.is_empty() && !succeeds;
    // Where the files are is told only if they are there.
    let told = |stdout: &[u8]| {
        let text = String::from_utf8_lossy(stdout).into_owned();
        text.split("\nSaved: ")
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let is_printed = match succeeds {
        true => output.stdout == right.output.stdout,
        false => told(&output.stdout).trim_end() == told(&right.output.stdout).trim_end(),
    };
    let left = place.files();
    let is_whole = |(name, content): (&PathBuf, &Vec<u8>)| {
        right.files.get(name) == Some(content)
            || content == OLD && OLD_NAMES.iter().any(|old| name == Path::new(old))
    };
    if complaint.contains("panicked") || complaint.contains("mistake") {
        Some("a mistake of the program")
    } else if !succeeds && output.status.code() != Some(3) {
        Some("the exit code")
    } else if !(is_printed || is_refused && !case.is_printed || is_refused && at == 1) {
        Some("the answer is not printed")
    } else if !left.iter().all(is_whole) {
        Some("a file that is neither the old one nor the new one")
    } else if succeeds && left != right.files && complaint.is_empty() {
        Some("a file is missing and nobody is told")
    } else if !succeeds && complaint.is_empty() {
        Some("nobody is told")
    // With a disk that works again, all is well.
    } else if place.run(case.line).stdout != right.output.stdout {
        Some("the next run prints something else")
    } else if place.files() != right.files {
        Some("the next run leaves something else")
    } else {
        None
    }
}

#[test]
fn whatever_call_fails_nothing_is_lost_and_nothing_half_is_left() {
    let failing = Failing::compile();
    let is_slow = std::env::var_os("WYTHOFF_SLOW").is_some();
    let mut wrong = Vec::new();
    for case in CASES {
        let place = Place::new();
        let output = place.run(case.line);
        let files = place.files();
        let right = Right { output, files };
        let mut faults = 0;
        // Later calls make one file after the other in the same way: of those every thirteenth, unless there is time.
        let ats = (1..).filter(|at| *at <= 16 || at % 13 == 0 || is_slow);
        for at in ats {
            let place = Place::new();
            match place.run_with_fault(case.line, &failing, at) {
                Ok(output) => {
                    faults = at;
                    if let Some(what) = wrong_after_fault(case, &right, &place, at, &output) {
                        let said = String::from_utf8_lossy(&output.stderr).into_owned();
                        let code = output.status.code();
                        wrong.push(format!(
                            "{:?}, call {at}: {what} ({code:?} {said:?})",
                            case.line
                        ));
                    }
                }
                Err(output) => {
                    assert_eq!(output, right.output, "{:?}", case.line);
                    break;
                }
            }
        }
        assert!(faults > 2, "{:?}: nothing failed", case.line);
        println!("{faults} faults: {:?}", case.line);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
