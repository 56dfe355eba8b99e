//! `cargo xtask test proof`: theorems become theorems of Coq, and forgeries do not.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, ensure};

use crate::command::{run, target_directory};
use crate::side_by_side::side_by_side;
use crate::tested;

/// What Coq says of a theorem that rests on no axiom.
const CLOSED: &str = "Closed under the global context";

/// A game of every kind: each numeration, misère play, an end before the end, congruences, three and four piles, piles that
/// grow, Grundy values; and every kind of sentence: floors, the mex rule, rows, sums, remainders, periods, of the game itself and of one
/// that merely loses the same positions.
const GAMES: [&[&str]; 17] = [
    &["wythoff"],
    &["wythoff-k2-misere"],
    &["slope-root-3"],
    &["until-2"],
    &["congruent-mod-3"],
    &["diagonal-to-2"],
    &["nim-3"],
    &["piles a b c d; like nim"],
    &["fibonacci-nim"],
    &["staircase-3"],
    &["x>0,y=0 | x=0,y>0 | x=1,y=1", "--grundy"],
    &["wythoff-k1", "--values", "0..1"],
    &["bachet-3"],
    &["congruent-mod-5"],
    &["plus-2-4"],
    &["misere; x>0,y=0 | x=0,y>0 | x>0, y>0, x<=y, y<=2x"],
    &["fraenkel-2-1"],
];

/// The numbers of small games among them.
const SMALL: [usize; 5] = [0, 4, 6, 8, 9];

/// Nim with one pile, by hand, in the numeration u_n = u_{n−1} + u_{n−4}: the prover has no small game for it.
const ZEROS: &str = "crates/wythoff/tests/data/certificates/zeros.json";

/// Wythoff's game in u_n = 3u_{n−1} − u_{n−2}, every other Fibonacci number: the prover finds a smaller automaton in all of them.
const ENDLESS: &str = "crates/wythoff/tests/data/certificates/bounded-ratio.json";

/// Changes to the file of Wythoff's game after which the checker must say no: what stands there, and what is put instead.
const FORGERIES: [(&str, &str); 4] = [
    // The certificate: a witness fewer, and other numerals.
    (
        "c_moves := witnesses 2 2 [\"3",
        "c_moves := witnesses 2 2 [\"2",
    ),
    ("numeration := Greedy [1; 1]", "numeration := Greedy [2; 1]"),
    // The claim: a lost position that is none, and the other way to win.
    ("unpack 2 2\n  [0; ", "unpack 2 2\n  [0; 1; "),
    ("misere := false", "misere := true"),
];

/// Words that are not true of a game: its number, what stands there, what is put instead, and what Coq says to it.
const FALSE_WORDS: [(usize, &str, &str, &str); 5] = [
    // The pairs of another k.
    (
        0,
        "(wythoff_pair 1)",
        "(wythoff_pair 2)",
        "Cannot find witness",
    ),
    // The floors of another misère game.
    (
        1,
        "(misere_pair 3)",
        "(misere_pair 4)",
        "Cannot find witness",
    ),
    // Another bound on the second pile, by which rows need not have a lost position.
    (
        0,
        "has_rows rules 1 0",
        "has_rows rules 0 0",
        "Cannot find witness",
    ),
    // Another remainder, another period.
    (12, "[1] 4 [0]", "[1] 4 [1]", "\"true = true\""),
    (
        5,
        "(Some 3) (Some 3)",
        "(Some 2) (Some 2)",
        "\"true = true\"",
    ),
];

/// How many changed certificates the three checkers are compared on, and how many of them by `--slow`.
const CHANGED: [&str; 2] = ["100", "2000"];

pub(crate) fn check() -> Result<()> {
    let proofs = Proofs::prepare()?;
    proofs.all_accepted()?;
    let forgeries = FORGERIES.map(|(there, instead)| (0, there, instead, "\"true = true\""));
    let forgeries: Vec<_> = forgeries
        .into_iter()
        .chain(FALSE_WORDS)
        .enumerate()
        .collect();
    side_by_side(&forgeries, |&(number, (game, there, instead, said))| {
        let genuine = fs::read_to_string(proofs.folder.join(format!("game_{game}.v")))?;
        let forged = genuine.replacen(there, instead, 1);
        ensure!(forged != genuine, "nothing to forge: {there:?}");
        proofs.refused(&format!("forged_{number}"), &forged, said)
    })?;
    run(Command::new(proofs.verified()).args([ZEROS, ENDLESS]))?;
    proofs.compare_checkers(CHANGED[0])
}

/// The whole gallery, and Coq's second checker over the library.
pub(crate) fn check_all() -> Result<()> {
    let proofs = Proofs::prepare()?;
    let mut names: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir("crates/wythoff/data/gallery")? {
        names.push(entry?.path());
    }
    names.sort();
    side_by_side(&names, |path| {
        let is_proved = fs::read_to_string(path)?.contains("# expect: proved");
        let name = path.file_stem().and_then(OsStr::to_str);
        match name.filter(|_| is_proved) {
            Some(name) => proofs.accepted(&format!("gallery_{}", name.replace('-', "_")), &[name]),
            None => Ok(()),
        }
    })?;
    let mut second = Command::new("coqchk");
    second.args(["-silent", "-Q"]).arg(proofs.library());
    run(second.args(["Wythoff", "Wythoff.Familiar", "Wythoff.Always"]))?;
    proofs.all_accepted()?;
    proofs.compare_checkers(CHANGED[1])
}

/// A folder with the compiled library.
struct Proofs {
    program: PathBuf,
    folder: PathBuf,
}

impl Proofs {
    fn prepare() -> Result<Self> {
        let program = tested::program()?;
        let folder = target_directory().join("proof");
        if folder.exists() {
            fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot empty {}", folder.display()))?;
        }
        let proofs = Self { program, folder };
        let library = proofs.library();
        run(Command::new(&proofs.program)
            .args(["coq", "--library"])
            .arg(&library))?;
        run(Command::new("sh").arg(library.join("compile.sh")))?;
        run(Command::new("sh").arg(library.join("checker/build.sh")))?;
        Ok(proofs)
    }

    /// The checker that was extracted from the library.
    fn verified(&self) -> PathBuf {
        self.library().join("checker/wythoff-verified-check")
    }

    /// Three checkers say the same of certificates that were changed.
    fn compare_checkers(&self, number: &str) -> Result<()> {
        let mut compare = Command::new("python3");
        compare.args(["scripts/compare_checkers.py", "--number", number]);
        compare.arg("--wythoff").arg(&self.program);
        compare.arg("--verified").arg(self.verified());
        let certificates = SMALL.map(|number| self.folder.join(format!("game_{number}.json")));
        run(compare.args(certificates).args([ZEROS, ENDLESS]))
    }

    fn library(&self) -> PathBuf {
        self.folder.join("library")
    }

    /// Each of the games is accepted.
    fn all_accepted(&self) -> Result<()> {
        let games: Vec<_> = GAMES.iter().enumerate().collect();
        side_by_side(&games, |(number, words)| {
            self.accepted(&format!("game_{number}"), words)
        })
    }

    /// Proves the game, and has Coq accept it without any axiom.
    fn accepted(&self, name: &str, words: &[&str]) -> Result<()> {
        let file = self.folder.join(format!("{name}.v"));
        let mut prove = Command::new(&self.program);
        prove.arg("prove").args(words).arg("--no-cache");
        let certificate = file.with_extension("json");
        prove.arg("--certificate").arg(&certificate);
        let proved = prove.arg("--coq").arg(&file).output()?;
        ensure!(proved.status.success(), "{words:?}: {}", told(&proved));
        let output = self.coqc(&file)?;
        let text = told(&output);
        ensure!(output.status.success(), "{words:?} was refused: {text}");
        let statements = fs::read_to_string(&file)?
            .matches("Print Assumptions")
            .count();
        let closed = text.matches(CLOSED).count();
        ensure!(closed == statements, "{words:?} rests on axioms: {text}");
        let mut verified = Command::new(self.verified());
        let verified = verified.arg("--quiet").arg(&certificate).output()?;
        ensure!(verified.status.success(), "{words:?}: {}", told(&verified));
        eprintln!("{words:?}: {CLOSED}");
        Ok(())
    }

    /// Has Coq refuse the file, saying this: because the checker says no, or a proof is none, and not for its form.
    fn refused(&self, name: &str, text: &str, said: &str) -> Result<()> {
        let file = self.folder.join(format!("{name}.v"));
        fs::write(&file, text)?;
        let output = self.coqc(&file)?;
        let told = told(&output);
        let is_refused = !output.status.success() && told.contains(said);
        ensure!(is_refused, "{name} should fail where it is checked: {told}");
        eprintln!("{name}: refused");
        Ok(())
    }

    fn coqc(&self, file: &Path) -> Result<Output> {
        let mut coqc = Command::new("coqc");
        coqc.args(["-q", "-Q"]).arg(self.library()).arg("Wythoff");
        coqc.arg(file).output().context("cannot start coqc")
    }
}

fn told(output: &Output) -> String {
    let out = String::from_utf8_lossy(&output.stdout);
    out.into_owned() + &String::from_utf8_lossy(&output.stderr)
}
