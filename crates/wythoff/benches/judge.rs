//! The judge as a process against `scanf` programs and `wc -l`, by CPU time (user + system).
//!
//! `cargo bench --bench judge` makes the inputs in the temporary directory of the target and prints a table of medians;
//! with `-- --test` the inputs are small. The peers are compiled with `g++ -O2`, and every output is compared.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wythoff::Wythoff;
use wythoff::judge::{self, Problem};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A random number generator: SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }
}

/// An input: a name for the table, its problem, how many lines, and how to make one.
struct Input {
    name: &'static str,
    problem: Problem,
    lines: u64,
    line: fn(&mut Random, &mut String) -> std::fmt::Result,
}

const INPUTS: [Input; 4] = [
    Input {
        name: "hdu-1527, random",
        problem: Problem::Hdu1527,
        lines: 10_000_000,
        line: |random, line| {
            let [a, b] = [1_000_000_001; 2].map(|limit| random.below(limit));
            writeln!(line, "{a} {b}")
        },
    },
    Input {
        name: "hdu-1527, half lost",
        problem: Problem::Hdu1527,
        lines: 10_000_000,
        line: |random, line| {
            let pairs = Wythoff::new(0u64);
            let n = random.below(381_966_011);
            let (a, b) = pairs.losing_pairs().pair(&n).expect("below 10^9");
            writeln!(line, "{a} {}", b - random.below(2))
        },
    },
    Input {
        name: "hdu-6869",
        problem: Problem::Hdu6869,
        lines: 2_000_000,
        line: |random, line| {
            let [a, b, k] = [100_000_001; 3].map(|limit| random.below(limit));
            writeln!(line, "{a} {b} {k}")
        },
    },
    Input {
        name: "hdu-2177",
        problem: Problem::Hdu2177,
        lines: 2_000_000,
        line: |random, line| {
            let [a, b] = [1_000_000; 2].map(|limit| random.below(limit) + 1);
            writeln!(line, "{} {}", a.min(b), a.max(b))
        },
    },
];

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [verb, problem] = &arguments[..]
        && verb == "--judge"
    {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        return Ok(judge::run(problem.parse()?, input, output)?);
    }
    // `cargo bench` says --bench; whoever only wants to know that it runs says --test, or nothing.
    let full = arguments.iter().any(|argument| argument == "--bench")
        && !arguments.iter().any(|argument| argument == "--test");
    println!("| input | lines | judge | `scanf` peer | `wc -l` | peer / judge | judge / `wc` |");
    println!("|---|---|---|---|---|---|---|");
    for input in &INPUTS {
        compare(input, if full { 1 } else { 100 }, if full { 7 } else { 1 })?;
    }
    Ok(())
}

fn compare(input: &Input, fraction: u64, rounds: usize) -> Result<()> {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = input.problem.name();
    let lines = input.lines / fraction;
    let text = directory.join("input");
    make(input, lines, &text)?;
    let peer = compile(name, directory)?;
    let judge = std::env::current_exe()?;
    let commands: [Vec<&str>; 3] = [
        vec![path(&judge), "--judge", name],
        vec![path(&peer)],
        vec!["wc", "-l"],
    ];

    let [ours, theirs] = ["ours", "theirs"].map(|file| directory.join(file));
    cpu_seconds(&commands[0], &text, Some(&ours))?;
    cpu_seconds(&commands[1], &text, Some(&theirs))?;
    assert!(
        fs::read(&ours)? == fs::read(&theirs)?,
        "{name}: outputs differ"
    );

    let mut seconds = [const { Vec::new() }; 3];
    for _ in 0..rounds {
        for (seconds, command) in seconds.iter_mut().zip(&commands) {
            seconds.push(cpu_seconds(command, &text, None)?);
        }
    }
    let [ours, theirs, count] = seconds.map(|mut seconds| {
        seconds.sort_by(f64::total_cmp);
        seconds[seconds.len() / 2]
    });
    println!(
        "| {} | {lines} | {ours:.3} s | {theirs:.3} s | {count:.3} s | {:.1} | {:.1} |",
        input.name,
        theirs / ours,
        ours / count
    );
    fs::remove_file(text)?;
    Ok(())
}

/// Writes the input.
fn make(input: &Input, lines: u64, to: &Path) -> Result<()> {
    let mut file = BufWriter::new(File::create(to)?);
    if input.problem == Problem::Hdu6869 {
        writeln!(file, "{lines}")?;
    }
    let mut random = Random(2177);
    let mut line = String::new();
    for _ in 0..lines {
        line.clear();
        (input.line)(&mut random, &mut line)?;
        file.write_all(line.as_bytes())?;
    }
    Ok(file.flush()?)
}

/// Compiles the peer of a problem.
fn compile(name: &str, directory: &Path) -> Result<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("benches/peer/{name}.cpp"));
    let program = directory.join(name);
    let status = Command::new("g++")
        .args(["-O2", "-o", path(&program), path(&source)])
        .status()?;
    if !status.success() {
        return Err(format!("g++ cannot compile {}", source.display()).into());
    }
    Ok(program)
}

/// The CPU seconds of a command, user and system, as bash measures them.
fn cpu_seconds(command: &[&str], input: &Path, output: Option<&Path>) -> Result<f64> {
    let timed = Command::new("bash")
        .args(["-c", r#"TIMEFORMAT="%U %S"; time "$@""#, "time"])
        .args(command)
        .stdin(File::open(input)?)
        .stdout(output.map_or(Ok(Stdio::null()), |path| {
            File::create(path).map(Stdio::from)
        })?)
        .stderr(Stdio::piped())
        .output()?;
    let report = String::from_utf8(timed.stderr)?;
    if !timed.status.success() {
        return Err(format!("{command:?}: {report}").into());
    }
    let seconds: std::result::Result<Vec<f64>, _> =
        report.split_whitespace().map(str::parse).collect();
    Ok(seconds?.iter().sum())
}

fn path(path: &Path) -> &str {
    path.to_str()
        .expect("the target directory is named in UTF-8")
}
