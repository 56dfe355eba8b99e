//! Positions of many decimal digits: text in, answer in text out, beside GMP and the integers of the machine's base.
//!
//! `cargo bench --bench big` compiles the peer with `gcc -O2 -lgmp` (Debian's libgmp-dev), runs all in turn and prints a table of
//! best times of the processor; with `-- --test`, or nothing, the numbers are short and everything runs once.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::time::Instant;

use wythoff::theory::wythoff::DecimalPairs;
use wythoff::{Decimal, UBig, Wythoff};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Longer numbers are not converted to the machine's base: that takes many seconds.
const CONVERTED: usize = 1_100_000;

/// What is asked of a pair of numbers.
#[derive(Clone, Copy)]
enum Question {
    Outcome,
    Moves,
}

/// A question with its k and the two numbers, the smaller first.
struct Case {
    question: Question,
    k: u64,
    piles: [String; 2],
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let said = |word: &str| arguments.iter().any(|argument| argument == word);
    let measured = said("--bench") && !said("--test");
    let (lengths, rounds) = match measured {
        true => (&[1_000, 10_000, 100_000, 1_000_000, 10_000_000][..], 5),
        false => (&[1_000, 10_000][..], 1),
    };
    let peer = compile()?;
    println!(
        "| question | digits | GMP | machine's base | portable | AVX-512 | GMP / portable | GMP / best |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for (name, question, k) in [
        ("lost, k = 0", Question::Outcome, 0),
        ("lost, k = 3", Question::Outcome, 3),
        ("lost, k = 10^6", Question::Outcome, 1_000_000),
        ("all moves, k = 0", Question::Moves, 0),
        ("all moves, k = 3", Question::Moves, 3),
    ] {
        for &digits in lengths {
            let case = Case::new(question, k, digits);
            println!("| {name} | {digits} | {} |", case.row(&peer, rounds)?);
        }
    }
    Ok(())
}

impl Case {
    /// A lost pair, or for moves the lower number of one with another's difference.
    fn new(question: Question, k: u64, digits: usize) -> Self {
        let pairs = DecimalPairs::new(k).expect("small enough");
        let pair = |digit: &str| {
            let n = digit.repeat(digits - 1).parse().expect("digits");
            pairs.pair(&n).expect("no boundary is near")
        };
        let (a, b) = pair("7");
        let piles = match question {
            Question::Outcome => [a, b],
            Question::Moves => {
                let (larger, _) = pair("9");
                let difference = b.minus(&a).expect("the upper one is larger");
                [larger.clone(), larger.plus(&difference)]
            }
        };
        Self {
            question,
            k,
            piles: piles.map(|pile| pile.to_string()),
        }
    }

    /// The best times, and their ratios.
    fn row(&self, peer: &Path, rounds: usize) -> Result<String> {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("big-bench.in");
        fs::write(&file, self.piles.join("\n") + "\n")?;
        let decimal = DecimalPairs::new(self.k).expect("small enough");
        let mut best = [f64::INFINITY; 4];
        // Short questions are asked more often.
        let repeat = (300_000 / self.piles[1].len()).clamp(1, 50);
        for _ in 0..rounds {
            let (peers, answer) = self.peer(peer, &file, repeat)?;
            best[0] = best[0].min(peers);
            let ways: [(usize, &dyn Fn() -> String); 3] = [
                (1, &|| self.in_the_machines_base()),
                (2, &|| self.decimal(decimal.portable())),
                (3, &|| self.decimal(decimal)),
            ];
            for (place, way) in ways {
                if place == 1 && self.piles[1].len() > CONVERTED {
                    continue;
                }
                for _ in 0..repeat {
                    let start = seconds();
                    let found = way();
                    best[place] = best[place].min(seconds() - start);
                    assert!(found == answer, "the answers differ");
                }
            }
        }
        fs::remove_file(file)?;
        let [gmp, base, portable, fastest] = best.map(|seconds| match seconds.is_finite() {
            true => format!("{:.3} ms", seconds * 1e3),
            false => "–".to_owned(),
        });
        let [over_portable, over_fastest] = [best[0] / best[2], best[0] / best[3]];
        Ok(format!(
            "{gmp} | {base} | {portable} | {fastest} | {over_portable:.1} | **{over_fastest:.1}**"
        ))
    }

    fn decimal(&self, pairs: DecimalPairs) -> String {
        let [a, b] = self
            .piles
            .each_ref()
            .map(|digits| digits.parse::<Decimal>());
        let (a, b) = (a.expect("digits"), b.expect("digits"));
        match self.question {
            Question::Outcome => outcome(pairs.contains(&a, &b).expect("short enough")),
            Question::Moves => lines(&pairs.winning_moves(&a, &b).expect("no boundary is near")),
        }
    }

    fn in_the_machines_base(&self) -> String {
        let [a, b] = self
            .piles
            .each_ref()
            .map(|digits| UBig::from_str_radix(digits, 10));
        let (a, b) = (a.expect("digits"), b.expect("digits"));
        let game = Wythoff::new(UBig::from(self.k));
        match self.question {
            Question::Outcome => outcome(game.outcome(&a, &b).is_loss()),
            Question::Moves => lines(&game.winning_moves(&a, &b)),
        }
    }

    /// The time GMP takes, and its answer.
    fn peer(&self, program: &Path, file: &Path, repeat: usize) -> Result<(f64, String)> {
        let question = match self.question {
            Question::Outcome => "outcome",
            Question::Moves => "moves",
        };
        let output = Command::new(program)
            .args([question, &self.k.to_string()])
            .arg(file)
            .arg(repeat.to_string())
            .output()?;
        let text = String::from_utf8(output.stdout)?;
        let (nanoseconds, answer) = text.split_once('\n').ok_or("the peer says nothing")?;
        Ok((nanoseconds.parse::<f64>()? / 1e9, answer.to_owned()))
    }
}

/// The time this thread has had of a processor, as Linux counts it: other work on the machine is not in it. Where there is no such count,
/// the time of the wall.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The count is brought up to date when the thread lets go.
    std::thread::yield_now();
    let counts = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let count = counts.and_then(|counts| counts.split(' ').next()?.parse::<f64>().ok());
    count.map_or_else(
        || START.elapsed().as_secs_f64(),
        |nanoseconds| nanoseconds / 1e9,
    )
}

fn outcome(is_lost: bool) -> String {
    format!("{}\n", u8::from(!is_lost))
}

fn lines<N: std::fmt::Display>(moves: &[[N; 2]]) -> String {
    let mut text = String::new();
    for [a, b] in moves {
        writeln!(text, "{a} {b}").expect("a string takes everything");
    }
    text
}

fn compile() -> Result<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/peer/big.c");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("big-peer");
    let status = Command::new("gcc")
        .args(["-O2", "-o"])
        .args([&program, &source])
        .arg("-lgmp")
        .status()?;
    match status.success() {
        true => Ok(program),
        false => Err("gcc cannot compile the peer: is libgmp-dev installed?".into()),
    }
}
