//! `cargo xtask mutants`: the checker and the theory changed in one place at a time; a test must fail each time.
//!
//! The changes are those that cargo-mutants lists. It would compile the library for each of them; here all are compiled
//! into one program, in which a variable of the environment switches one on (`switch.rs`).

mod mutant;
mod programs;
mod survivors;
mod switch;
mod trial;

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::command::{cargo, target_directory};
use crate::need::MUTANTS;
use crate::provide::{Consent, provide};
use crate::reproducible::copy_source;
use mutant::Mutant;
use trial::{Outcome, Trials};

/// Change the checker and the theory in one place at a time, and see that a test fails each time
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files to change
    #[arg(default_values = ["crates/wythoff/src/check/**", "crates/wythoff/src/theory/**"])]
    files: Vec<String>,
    /// Only the changes whose name has this in it, as `src/check/play.rs`
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// How many changes are tried at a time
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Go on where the last run ended
    #[arg(long)]
    resume: bool,
}

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    provide([&MUTANTS], consent)?;
    let place = target_directory().join("mutants");
    let folder = place.join("source");
    let mut mutants = list(&arguments.files)?;
    if let Some(only) = &arguments.only {
        mutants.retain(|mutant| mutant.name.contains(only));
    }
    let mut ledger = Ledger::open(&place, arguments.resume)?;
    let mut together = BTreeMap::new();
    let mut alone = Vec::new();
    for mutant in &mutants {
        match switch::is_switchable(mutant, &fs::read_to_string(&mutant.file)?) {
            true => drop(together.insert(together.len() as u32 + 1, mutant)),
            false => alone.push(mutant),
        }
    }
    // What has been found not to compile need not be tried again.
    together.retain(|_, mutant| ledger.of(mutant) != Some(Outcome::Unviable));
    let is_switched = |name: &str| {
        let is_changed = together.values().any(|mutant| mutant.file == name);
        is_changed || name == programs::ROOT
    };
    copy_source(&folder, |name| !is_switched(name))?;
    let folder = folder.canonicalize()?;
    try_together(&together, &folder, arguments.jobs, &mut ledger)?;
    alone.retain(|mutant| ledger.of(mutant).is_none());
    if !alone.is_empty() {
        // Without the switches.
        copy_source(&folder, |_| true)?;
    }
    for mutant in alone {
        let names = trial::programs([&mutant.file[..]].into_iter());
        let outcome = match programs::build_one(&folder, mutant, &names)? {
            None => Outcome::Unviable,
            Some(programs) => Trials::alone(&programs, &folder).run(&mutant.file, 0)?,
        };
        ledger.write(mutant, outcome)?;
    }
    report(&mutants, &ledger)
}

/// The changes of these files that cargo-mutants knows.
fn list(files: &[String]) -> Result<Vec<Mutant>> {
    let mut list = cargo(&["mutants", "--list", "--json", "--package", "wythoff"]);
    for file in files {
        list.args(["--file", file]);
    }
    let output = list.output().context("cargo mutants --list")?;
    ensure!(
        output.status.success(),
        "cargo mutants --list: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let entries: Vec<Value> = serde_json::from_slice(&output.stdout)?;
    let source = |file: &str| fs::read_to_string(file).with_context(|| file.to_owned());
    (entries.iter())
        .map(|entry| Mutant::read(entry, source))
        .collect()
}

/// Compiles these changes into one program, and tries one after another.
fn try_together(
    mutants: &BTreeMap<u32, &Mutant>,
    folder: &Path,
    jobs: usize,
    ledger: &mut Ledger,
) -> Result<()> {
    let is_open =
        |mutant: &Mutant, ledger: &Ledger| !mutant.is_of_a_test() && ledger.of(mutant).is_none();
    if !mutants.values().any(|mutant| is_open(mutant, ledger)) {
        return Ok(());
    }
    let names = trial::programs(mutants.values().map(|mutant| &mutant.file[..]));
    let (programs, unviable) = programs::build(folder, mutants, &names)?;
    for number in &unviable {
        ledger.write(mutants[number], Outcome::Unviable)?;
    }
    let viable = mutants.iter().map(|(&number, &mutant)| (number, mutant));
    let viable: Vec<(u32, &Mutant)> = viable
        .filter(|(_, mutant)| is_open(mutant, ledger))
        .collect();
    let files = viable.iter().map(|(_, mutant)| &mutant.file[..]);
    let trials = &Trials::new(&programs, folder, files)?;
    let (next, ledger) = (&AtomicUsize::new(0), &Mutex::new(ledger));
    let work = || -> Result<()> {
        while let Some(&(number, mutant)) = viable.get(next.fetch_add(1, Ordering::Relaxed)) {
            let outcome = trials.run(&mutant.file, number)?;
            let mut ledger = ledger.lock().expect("nobody panics");
            ledger.write(mutant, outcome)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let mut threads = threads.into_iter();
        threads.try_for_each(|one| one.join().expect("nobody panics"))
    })
}

/// What became of which change, by its name, in a file that a run which was ended can go on from.
struct Ledger {
    known: HashMap<String, Outcome>,
    file: File,
}

impl Ledger {
    fn open(folder: &Path, resume: bool) -> Result<Self> {
        fs::create_dir_all(folder)?;
        let path = &folder.join("outcomes.txt");
        let mut known = HashMap::new();
        if resume {
            for line in fs::read_to_string(path).unwrap_or_default().lines() {
                let (word, name) = line.split_once('\t').context("a line of the ledger")?;
                let outcome = Outcome::ALL.into_iter().find(|one| one.word() == word);
                known.insert(name.to_owned(), outcome.context("an outcome")?);
            }
        }
        let mut file = File::options();
        file.create(true)
            .write(true)
            .append(resume)
            .truncate(!resume);
        let file = file
            .open(path)
            .with_context(|| path.display().to_string())?;
        Ok(Self { known, file })
    }

    fn of(&self, mutant: &Mutant) -> Option<Outcome> {
        self.known.get(&mutant.name).copied()
    }

    fn write(&mut self, mutant: &Mutant, outcome: Outcome) -> Result<()> {
        println!("{}\t{}", outcome.word(), mutant.name);
        writeln!(self.file, "{}\t{}", outcome.word(), mutant.name)?;
        self.known.insert(mutant.name.clone(), outcome);
        Ok(())
    }
}

/// Counts what became of the changes; an error unless it is said of each that was missed why no test can notice it.
fn report(mutants: &[Mutant], ledger: &Ledger) -> Result<()> {
    let explained = survivors::read()?;
    let tried = mutants.iter().filter(|mutant| !mutant.is_of_a_test());
    let tried: Vec<&Mutant> = tried.collect();
    let outcomes = tried.iter().map(|mutant| ledger.of(mutant));
    let outcomes: Option<Vec<Outcome>> = outcomes.collect();
    let outcomes = outcomes.context("a change was not tried")?;
    let count = |outcome| outcomes.iter().filter(|&&one| one == outcome).count();
    let counts = Outcome::ALL.map(|outcome| format!("{} {}", count(outcome), outcome.word()));
    println!("{} changes: {}", tried.len(), counts.join(", "));
    let mut unexplained = Vec::new();
    for (mutant, outcome) in tried.into_iter().zip(&outcomes) {
        let is_explained = explained.contains(&survivors::key(mutant)?);
        match (*outcome == Outcome::Missed, is_explained) {
            (true, false) => unexplained.push(&mutant.name[..]),
            (false, true) => println!("explained and yet noticed: {}", mutant.name),
            _ => {}
        }
    }
    if !unexplained.is_empty() {
        bail!("no test notices\n{}", unexplained.join("\n"));
    }
    Ok(())
}
