//! `wythoff testdata hdu-1527 --out DIR`: a graded set of inputs with their outputs; also of positions of any rules.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde::{Deserialize, Serialize};
use wythoff::judge::trials::{Case, Family, input};
use wythoff::judge::{self, OtherProblem, Problem};
use wythoff::{UBig, parse_natural};

use super::contest::{Contest, Name};
use super::hack::{ByTheorem, Format, Subject};
use crate::atomic_file;
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::ByRules;
use crate::whole_number::between;
use wythoff_show::{Message, complaint};

const MANIFEST: &str = "manifest.json";
/// How many inputs of one case a family has at most.
const SINGLES: usize = 10;
/// How many cases an input has at most.
const MOST: usize = 10_000;

#[derive(Debug, Args)]
pub(crate) struct Testdata {
    #[arg(value_parser = Name, required_unless_present = "rules", conflicts_with = "rules")]
    problem: Option<Contest>,
    #[command(flatten)]
    by_rules: ByRules,
    #[command(flatten)]
    format: Format,
    #[arg(long, value_hint = ValueHint::DirPath)]
    out: PathBuf,
    #[arg(long, default_value = "1", value_parser = parse_natural)]
    seed: UBig,
    #[arg(long)]
    force: bool,
}

/// What the folder holds, and what it was made of.
#[derive(Debug, Serialize, Deserialize)]
struct Manifest {
    problem: String,
    seed: u64,
    version: String,
    files: Vec<Entry>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Entry {
    /// Without `.in` and `.out`.
    name: String,
    family: String,
    cases: usize,
}

/// An input, its output, and how many cases it has.
struct Set {
    family: Family,
    input: String,
    output: Vec<u8>,
    cases: usize,
}

/// A name and what stands in it.
type File = (String, Vec<u8>);

impl Testdata {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let seed = between("--seed", &self.seed, 0, u64::MAX)?;
        let old = self.old_files()?;
        let (problem, sets) = self.sets(seed, console)?;
        let (manifest, files) = files(problem, seed, sets)?;
        fs::create_dir_all(&self.out).map_err(|error| Failure::creating(&self.out, &error))?;
        // The manifest comes last: where it stands, all that it names does.
        for (name, content) in &files {
            let path = self.out.join(name);
            atomic_file::make(&path, |file| file.write_all(content))?;
        }
        for name in old {
            if !files.iter().any(|(new, _)| *new == name) {
                let path = self.out.join(name);
                fs::remove_file(&path).map_err(|error| Failure::creating(&path, &error))?;
            }
        }
        let cases: usize = manifest.files.iter().map(|entry| entry.cases).sum();
        let message = Message::new("testdata-written")
            .with("files", manifest.files.len())
            .with("cases", cases)
            .with("folder", self.out.display().to_string())
            .with("seed", self.seed.to_string());
        console.print(&format!("{}\n", console.say(&message)))
    }

    /// The files of an earlier set, which the new one replaces; a folder with anything in it needs `--force`.
    fn old_files(&self) -> Result<Vec<String>, Failure> {
        let folder = self.out.display().to_string();
        let entries = match fs::read_dir(&self.out) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Failure::reading(&folder, error)),
        };
        if entries.count() > 0 && !self.force {
            return Err(Failure::Input(
                Message::new("error-not-empty").with("folder", folder),
            ));
        }
        Ok(files_of(&self.out.join(MANIFEST)))
    }

    /// What the test files are for, and what stands in them.
    fn sets(&self, seed: u64, console: &Console) -> Result<(String, Vec<Set>), Failure> {
        let families = Family::ALL.into_iter();
        if let Some((given, proof)) = self.by_rules.theorem(console)? {
            let game = ByTheorem::new(&given, &proof, &self.format)?;
            let sets = families.map(|family| of_theorem(&game, family, seed));
            let sets: Vec<Vec<Set>> = sets.collect::<Result<_, Failure>>()?;
            return Ok((game.name(), sets.into_iter().flatten().collect()));
        }
        self.format.refuse_without_rules()?;
        let problem = self.problem.expect("clap asks for one of them");
        let mut sets = Vec::new();
        for family in families {
            let inputs = match problem {
                Contest::Wythoff(problem) => inputs(problem, family, seed),
                Contest::Other(problem) => other_inputs(problem, family, seed),
            };
            for (input, cases) in inputs {
                let mut output = Vec::new();
                let answered = match problem {
                    Contest::Wythoff(problem) => judge::run(problem, input.as_bytes(), &mut output),
                    Contest::Other(problem) => problem.run(input.as_bytes(), &mut output),
                };
                answered.map_err(|error| Failure::Outside(complaint::as_it_is(&error)))?;
                sets.push(Set {
                    family,
                    input,
                    output,
                    cases,
                });
            }
        }
        Ok((problem.name().to_owned(), sets))
    }
}

/// Every file with its name, the manifest last.
fn files(problem: String, seed: u64, sets: Vec<Set>) -> Result<(Manifest, Vec<File>), Failure> {
    let mut files = Vec::new();
    let mut entries = Vec::new();
    for (number, set) in (1..).zip(sets) {
        let name = format!("{number:02}-{}", set.family.name());
        files.push((format!("{name}.in"), set.input.into_bytes()));
        files.push((format!("{name}.out"), set.output));
        entries.push(Entry {
            name,
            family: set.family.name().to_owned(),
            cases: set.cases,
        });
    }
    let manifest = Manifest {
        problem,
        seed,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        files: entries,
    };
    let mut text = serde_json::to_vec_pretty(&manifest).map_err(std::io::Error::from)?;
    text.push(b'\n');
    files.push((MANIFEST.to_owned(), text));
    Ok((manifest, files))
}

/// The sets of a family of positions of a game with a theorem.
fn of_theorem(game: &ByTheorem<'_>, family: Family, seed: u64) -> Result<Vec<Set>, Failure> {
    let cases = game.cases(family, seed);
    let chosen: Vec<Vec<_>> = match game.is_single() {
        true => {
            let (lost, won) = cases.into_iter().partition(|case| game.is_lost(case));
            spread(lost).chain(spread(won)).collect()
        }
        false => cases.chunks(MOST).map(<[_]>::to_vec).collect(),
    };
    let sets = chosen.into_iter().map(|cases| {
        let input = game.input(&cases);
        let output = game.right(&input)?.into_bytes();
        let cases = cases.len();
        Ok(Set {
            family,
            input,
            output,
            cases,
        })
    });
    sets.collect()
}

/// A few single cases, spread evenly. Half of them are to be lost: most positions are won, and a program that always says so
/// is not to get far.
fn spread<C>(cases: Vec<C>) -> impl Iterator<Item = Vec<C>> {
    let step = cases.len().div_ceil(SINGLES / 2).max(1);
    cases.into_iter().rev().step_by(step).map(|case| vec![case])
}

/// The inputs of a family, and how many cases they have: as many in each as the problem allows, or a choice of single ones.
fn inputs(problem: Problem, family: Family, seed: u64) -> Vec<(String, usize)> {
    let set = |cases: Vec<Case>| (input(problem, &cases), cases.len());
    let cases = family.cases(problem, seed);
    let most = problem.limits().cases.unwrap_or(MOST).min(MOST);
    if most > 1 {
        return cases.chunks(most).map(<[Case]>::to_vec).map(set).collect();
    }
    let (lost, won): (Vec<Case>, Vec<Case>) =
        cases.into_iter().partition(|case| case.outcome().is_loss());
    spread(lost).chain(spread(won)).map(set).collect()
}

/// The inputs of a family of a problem of another game, in the same way.
fn other_inputs(problem: OtherProblem, family: Family, seed: u64) -> Vec<(String, usize)> {
    let cases = problem.cases(family, seed);
    let set = |cases: &[Vec<UBig>]| (problem.input(cases), cases.len());
    if !problem.is_single() {
        return spread_over(&cases, problem.most_cases()).map(set).collect();
    }
    let step = cases.len().div_ceil(SINGLES).max(1);
    cases.chunks(step).map(|some| set(&some[..1])).collect()
}

/// At most ten blocks of so many cases, spread evenly over all of them.
fn spread_over(cases: &[Vec<UBig>], most: usize) -> impl Iterator<Item = &[Vec<UBig>]> {
    let step = cases.len().div_ceil(most).div_ceil(SINGLES).max(1);
    cases.chunks(most).step_by(step)
}

/// The names in a manifest, if there is a good one: plain names of files that are there.
fn files_of(path: &Path) -> Vec<String> {
    let manifest = fs::read(path).ok();
    let manifest: Option<Manifest> = manifest.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let entries = manifest.map(|manifest| manifest.files).unwrap_or_default();
    let names = entries
        .into_iter()
        .flat_map(|entry| ["in", "out"].map(|end| format!("{}.{end}", entry.name)));
    let is_plain = |name: &String| Path::new(name).file_name() == Some(name.as_ref());
    let folder = path.parent().unwrap_or(Path::new("."));
    names
        .filter(is_plain)
        .filter(|name| folder.join(name).is_file())
        .collect()
}
