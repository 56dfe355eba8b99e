//! `wythoff testdata hdu-1527 --out DIR`: a graded set of inputs with their outputs.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde::{Deserialize, Serialize};
use wythoff::judge::trials::{Case, Family, input};
use wythoff::judge::{self, Problem};
use wythoff::{UBig, parse_natural};

use super::judge::Name;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;
use crate::whole_number::between;
use crate::{atomic_file, complaint};

const MANIFEST: &str = "manifest.json";
/// How many inputs of one case a family has at most.
const SINGLES: usize = 10;
/// How many cases an input has at most.
const MOST: usize = 10_000;

#[derive(Debug, Args)]
pub(crate) struct Testdata {
    #[arg(value_parser = Name)]
    problem: Problem,
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

/// A name and what stands in it.
type File = (String, Vec<u8>);

impl Testdata {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let seed = between("--seed", &self.seed, 0, u64::MAX)?;
        let old = self.old_files()?;
        let (manifest, files) = self.make(seed)?;
        fs::create_dir_all(&self.out).map_err(|error| Failure::creating(&self.out, &error))?;
        // The manifest comes last: where it stands, all that it names does.
        for (name, content) in &files {
            let path = self.out.join(name);
            atomic_file::replace(&path, |file| file.write_all(content))
                .map_err(|error| Failure::creating(&path, &error))?;
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

    /// Every file with its name, the manifest last.
    fn make(&self, seed: u64) -> Result<(Manifest, Vec<File>), Failure> {
        let mut files = Vec::new();
        let mut entries = Vec::new();
        let sets = Family::ALL.into_iter().flat_map(|family| {
            let sets = inputs(self.problem, family, seed).into_iter();
            sets.map(move |cases| (family, cases))
        });
        for (number, (family, cases)) in (1..).zip(sets) {
            let name = format!("{number:02}-{}", family.name());
            let input = input(self.problem, &cases);
            let mut output = Vec::new();
            judge::run(self.problem, input.as_bytes(), &mut output)
                .map_err(|error| Failure::Outside(complaint::as_it_is(&error)))?;
            files.push((format!("{name}.in"), input.into_bytes()));
            files.push((format!("{name}.out"), output));
            entries.push(Entry {
                name,
                family: family.name().to_owned(),
                cases: cases.len(),
            });
        }
        let manifest = Manifest {
            problem: self.problem.name().to_owned(),
            seed,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            files: entries,
        };
        let mut text = serde_json::to_vec_pretty(&manifest).map_err(std::io::Error::from)?;
        text.push(b'\n');
        files.push((MANIFEST.to_owned(), text));
        Ok((manifest, files))
    }
}

/// The inputs of a family: as many cases in each as the problem allows, or a choice of single ones, spread evenly.
fn inputs(problem: Problem, family: Family, seed: u64) -> Vec<Vec<Case>> {
    let cases = family.cases(problem, seed);
    let most = problem.limits().cases.unwrap_or(MOST).min(MOST);
    if most > 1 {
        return cases.chunks(most).map(<[Case]>::to_vec).collect();
    }
    // Half of them lost: most positions are won, and a program that always says so is not to get far.
    let (lost, won): (Vec<Case>, Vec<Case>) =
        cases.into_iter().partition(|case| case.outcome().is_loss());
    let spread = |cases: Vec<Case>| {
        let step = cases.len().div_ceil(SINGLES / 2).max(1);
        cases.into_iter().rev().step_by(step).map(|case| vec![case])
    };
    spread(lost).chain(spread(won)).collect()
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
