//! The judge as a process against `scanf` programs and `wc -l`, by CPU time (user + system).
//!
//! `cargo bench --bench judge` makes the inputs in the temporary directory of the target and prints a table of medians;
//! with `-- --test` the inputs are small. The peers are compiled with `g++ -O2`, and their outputs are compared with ours.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wythoff::judge::{self, Kernels, Problem};
use wythoff::{UBig, Wythoff};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// An input: its name in the table, its problem, how many lines or digits it has, and how to make it.
struct Input {
    name: &'static str,
    problem: Problem,
    size: u32,
    make: fn(u32, &mut dyn Write) -> Result<()>,
    /// Whether there is a `scanf` program to compare with; else what the output has to be.
    expected: Option<&'static str>,
}

const INPUTS: [Input; 6] = [
    Input {
        name: "hdu-1527, random pairs",
        problem: Problem::Hdu1527,
        size: 10_000_000,
        make: |lines, file| {
            let mut random = Random(1527);
            Ok((0..lines).try_for_each(|_| {
                let [a, b] = [1_000_000_001; 2].map(|limit| random.below(limit));
                writeln!(file, "{a} {b}")
            })?)
        },
        expected: None,
    },
    Input {
        name: "hdu-1527, half of them lost",
        problem: Problem::Hdu1527,
        size: 10_000_000,
        make: |lines, file| {
            let (mut random, game) = (Random(5973), Wythoff::new(0u64));
            Ok((0..lines).try_for_each(|_| {
                let n = random.below(381_966_011);
                let (a, b) = game.losing_pairs().pair(&n).expect("below 10^9");
                writeln!(file, "{a} {}", b - random.below(2).min(b))
            })?)
        },
        expected: None,
    },
    Input {
        name: "hdu-6869, random",
        problem: Problem::Hdu6869,
        size: 2_000_000,
        make: |lines, file| {
            let mut random = Random(6869);
            writeln!(file, "{lines}")?;
            Ok((0..lines).try_for_each(|_| {
                let [a, b, k] = [100_000_001; 3].map(|limit| random.below(limit));
                writeln!(file, "{a} {b} {k}")
            })?)
        },
        expected: None,
    },
    Input {
        name: "hdu-2177, random pairs",
        problem: Problem::Hdu2177,
        size: 2_000_000,
        make: |lines, file| {
            let mut random = Random(2177);
            Ok((0..lines).try_for_each(|_| {
                let [a, b] = [1_000_000; 2].map(|limit| random.below(limit) + 1);
                writeln!(file, "{} {}", a.min(b), a.max(b))
            })?)
        },
        expected: None,
    },
    Input {
        name: "hdu-5973, one lost pair of 10^6 digits",
        problem: Problem::Hdu5973,
        size: 1_000_000,
        make: |digits, file| {
            let (a, b) = lost_pair(digits);
            Ok(writeln!(file, "{a} {b}")?)
        },
        expected: Some("0\n"),
    },
    Input {
        name: "hdu-5973, one won pair of 10^6 digits",
        problem: Problem::Hdu5973,
        size: 1_000_000,
        make: |digits, file| {
            let (a, b) = lost_pair(digits);
            Ok(writeln!(file, "{a} {}", b + &a / 1000u32)?)
        },
        expected: Some("1\n"),
    },
];

/// The lost pair with the difference 777…7.
fn lost_pair(digits: u32) -> (UBig, UBig) {
    let n = UBig::from(10u8).pow(digits as usize - 1) / 9u8 * 7u8;
    let pair = Wythoff::new(UBig::ZERO).losing_pairs().pair(&n);
    pair.expect("big integers have no limit")
}

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

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let kernels = [
        ("--fastest", Kernels::fastest()),
        ("--portable", Kernels::portable()),
    ];
    if let [verb, problem] = &arguments[..]
        && let Some((_, kernels)) = kernels.iter().find(|(name, _)| name == verb)
    {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        return Ok(judge::run_with(*kernels, problem.parse()?, input, output)?);
    }
    // `cargo bench` says --bench; whoever only wants to know that it runs says --test, or nothing.
    let said = |word: &str| arguments.iter().any(|argument| argument == word);
    let (fraction, rounds) = if said("--bench") && !said("--test") {
        (1, 7)
    } else {
        (100, 1)
    };
    println!(
        "| input | judge | without vectors | `wc -l` | `scanf` peer | judge / `wc` | peer / judge |"
    );
    println!("|---|---|---|---|---|---|---|");
    for input in &INPUTS {
        println!("{}", row(input, input.size / fraction, rounds)?);
    }
    Ok(())
}

/// Runs the judge, with and without vectors, `wc -l` and the peer in turn, so many times.
fn row(input: &Input, size: u32, rounds: usize) -> Result<String> {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let text = directory.join("judge-bench.in");
    let mut file = BufWriter::new(File::create(&text)?);
    (input.make)(size, &mut file)?;
    file.flush()?;

    let name = input.problem.name();
    let program = std::env::current_exe()?;
    let judge = [path(&program), "--fastest", name];
    let without_vectors = [path(&program), "--portable", name];
    let mut commands = vec![&judge[..], &without_vectors, &["wc", "-l"]];
    let output = directory.join("judge-bench.out");
    cpu_seconds(&judge, &text, Some(&output))?;
    let ours = fs::read(&output)?;
    let peer = match input.expected {
        Some(_) => None,
        None => Some(compile(name, directory)?),
    };
    let peer = peer.as_deref().map(|program| [path(program)]);
    if let Some(peer) = &peer {
        cpu_seconds(peer, &text, Some(&output))?;
        commands.push(peer);
    }
    let expected = input
        .expected
        .map_or_else(|| fs::read(&output), |text| Ok(text.into()))?;
    assert!(ours == expected, "{}: the outputs differ", input.name);

    let mut seconds = vec![Vec::new(); commands.len()];
    for _ in 0..rounds {
        for (seconds, command) in seconds.iter_mut().zip(&commands) {
            seconds.push(cpu_seconds(command, &text, None)?);
        }
    }
    fs::remove_file(text)?;
    let medians: Vec<f64> = seconds
        .into_iter()
        .map(|mut seconds| {
            seconds.sort_by(f64::total_cmp);
            seconds[seconds.len() / 2]
        })
        .collect();
    let [ours, portable, count] = [medians[0], medians[1], medians[2]];
    let [theirs, faster] = match medians.get(3) {
        Some(peer) => [format!("{peer:.3} s"), format!("{:.1}", peer / ours)],
        None => ["–", "–"].map(str::to_owned),
    };
    Ok(format!(
        "| {} | {ours:.3} s | {portable:.3} s | {count:.3} s | {theirs} | {:.1} | {faster} |",
        input.name,
        ours / count
    ))
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

/// The CPU seconds of a command, user and system, as bash measures them. Without a file the output goes nowhere.
fn cpu_seconds(command: &[&str], input: &Path, output: Option<&Path>) -> Result<f64> {
    let output = match output {
        Some(path) => File::create(path)?.into(),
        None => Stdio::null(),
    };
    let timed = Command::new("bash")
        .args(["-c", r#"TIMEFORMAT="%U %S"; time "$@""#, "time"])
        .args(command)
        .stdin(File::open(input)?)
        .stdout(output)
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
