//! The folder of a census: what it is about, and parts that are written once and never changed.
//!
//! A part is a pair of files, `certificates/part-NAME.parquet` and then `results/part-NAME.parquet`, so that whoever sees a
//! row finds its certificate. Each is written beside its place, brought to the disk and renamed: a program that is killed
//! loses what it has not written, and nothing else. Work may be done twice; of several rows about one game one counts.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use super::columns::{self, Kept};
use super::row::{Finding, Outcome, Row};
use super::space::Space;
use super::work::digest;
use crate::failure::Failure;
use crate::{atomic_file, read_file};

const FORMAT: &str = "wythoff/census/1";
const ABOUT: &str = "census.json";
/// Parts are written within seconds: one that is older, and still not in its place, is nobody's.
const ABANDONED: Duration = Duration::from_secs(3600);
/// So many certificates are packed together.
const GROUP: usize = 50;
/// Larger parts are not read.
const MOST_BYTES: u64 = 4 << 30;

/// What a folder says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    format: String,
    /// The name of the space.
    pub(crate) space: String,
    /// What tells its games and budgets from those of other spaces.
    pub(crate) identity: String,
    pub(crate) version: String,
    /// How many games the space has.
    pub(crate) games: u64,
    /// How many budgets.
    pub(crate) tiers: u64,
}

impl About {
    pub(crate) fn new(space: &Space, games: usize) -> Self {
        Self {
            format: FORMAT.to_owned(),
            space: space.name.clone(),
            identity: digest(format!("{space:?}").as_bytes()),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            games: games as u64,
            tiers: space.tiers.len() as u64,
        }
    }
}

/// The folder of a census.
#[derive(Debug)]
pub(crate) struct Store {
    folder: PathBuf,
    pub(crate) about: About,
    /// How many parts this process has written.
    written: usize,
    /// What tells the parts of this process from those of others.
    writer: String,
}

impl Store {
    /// The folder of a census of this space, made if it is not there.
    pub(crate) fn create(folder: &Path, about: About) -> Result<Self, Failure> {
        if folder.join(ABOUT).exists() {
            let store = Self::open(folder)?;
            return match store.about == about {
                true => {
                    store.sweep();
                    Ok(store)
                }
                false => Err(Failure::Input(
                    Message::new("error-census-other")
                        .with("path", folder.display().to_string())
                        .with("found", quote(&store.about.space))
                        .with("found_version", store.about.version)
                        .with("space", quote(&about.space))
                        .with("version", about.version),
                )),
            };
        }
        for name in ["results", "certificates"] {
            let path = folder.join(name);
            fs::create_dir_all(&path).map_err(|error| Failure::creating(&path, &error))?;
        }
        let text = serde_json::to_string_pretty(&about).map_err(io::Error::from)? + "\n";
        write(&folder.join(ABOUT), text.as_bytes())?;
        Ok(Self::at(folder, about))
    }

    /// The folder of a census.
    pub(crate) fn open(folder: &Path) -> Result<Self, Failure> {
        let path = folder.join(ABOUT);
        let text = read_file::whole(&path, 1 << 20)?;
        let about = serde_json::from_slice(&text).ok();
        let about = about.filter(|about: &About| about.format == FORMAT);
        let about = about.ok_or_else(|| {
            Failure::Input(
                Message::new("error-census-none").with("path", path.display().to_string()),
            )
        })?;
        Ok(Self::at(folder, about))
    }

    fn at(folder: &Path, about: About) -> Self {
        let since = std::time::SystemTime::UNIX_EPOCH.elapsed();
        let since = since.map_or(0, |time| time.as_nanos());
        Self {
            folder: folder.to_owned(),
            about,
            written: 0,
            writer: format!("{since:x}-{:x}", std::process::id()),
        }
    }

    /// Removes what killed runs have left half written, if it is so old that nobody writes it any more; what cannot be
    /// removed stays.
    fn sweep(&self) {
        for kind in ["results", "certificates"] {
            let Ok(entries) = fs::read_dir(self.folder.join(kind)) else {
                continue;
            };
            for entry in entries.flatten() {
                let name = entry.file_name();
                let name = name.to_string_lossy();
                let is_partial = name.starts_with(".part-") && name.ends_with(atomic_file::PARTIAL);
                let changed = entry.metadata().and_then(|data| data.modified());
                let age = changed.ok().and_then(|changed| changed.elapsed().ok());
                if is_partial && age.is_some_and(|age| age >= ABANDONED) {
                    let _ = fs::remove_file(entry.path());
                }
            }
        }
    }

    /// Writes a part.
    pub(crate) fn add(&mut self, findings: &[Finding]) -> Result<(), Failure> {
        let name = format!("part-{}-{:05}.parquet", self.writer, self.written);
        let kept = findings.iter().filter_map(|finding| {
            Some(Kept {
                key: finding.row.key.clone(),
                tier: finding.row.tier,
                certificate: finding.certificate.clone()?,
            })
        });
        let kept: Vec<Kept> = kept.collect();
        if !kept.is_empty() {
            let bytes = columns::certificates([kept].into_iter())?;
            write(&self.folder.join("certificates").join(&name), &bytes)?;
        }
        let rows: Vec<&Row> = findings.iter().map(|finding| &finding.row).collect();
        write(
            &self.folder.join("results").join(&name),
            &columns::results(&rows, columns::QUICK)?,
        )?;
        self.written += 1;
        Ok(())
    }

    /// The files of one kind, in the order of their names.
    pub(crate) fn parts(&self, kind: &str) -> Result<Vec<PathBuf>, Failure> {
        let folder = self.folder.join(kind);
        let failed = |error| Failure::reading(&folder.display().to_string(), error);
        let mut parts = Vec::new();
        for entry in fs::read_dir(&folder).map_err(failed)? {
            let name = entry.map_err(failed)?.file_name();
            let text = name.to_string_lossy();
            if text.starts_with("part-") && text.ends_with(".parquet") {
                parts.push(folder.join(name));
            }
        }
        parts.sort();
        Ok(parts)
    }

    /// One row for each game, in the order of their keys.
    pub(crate) fn rows(&self) -> Result<Vec<Row>, Failure> {
        let mut best: HashMap<String, Row> = HashMap::new();
        for path in self.parts("results")? {
            for row in read(&path, columns::read_results)? {
                match best.get(&row.key) {
                    Some(known) if !row.is_better_than(known) => {}
                    _ => drop(best.insert(row.key.clone(), row)),
                }
            }
        }
        let mut rows: Vec<Row> = best.into_values().collect();
        rows.sort_by(|one, other| one.key.cmp(&other.key));
        Ok(rows)
    }

    /// Writes all rows into one part, one for each game, and removes the others; how many parts there were.
    pub(crate) fn compact(&mut self) -> Result<usize, Failure> {
        self.sweep();
        let old = [self.parts("results")?, self.parts("certificates")?];
        let rows = self.rows()?;
        if old[0].len() <= 1 && old[1].len() <= 1 {
            return Ok(old[0].len());
        }
        let proved = rows.iter().filter(|row| row.outcome == Outcome::Proved);
        let mut wanted: HashMap<&str, i64> = proved.map(|row| (&row.key[..], row.tier)).collect();
        let mut certificates: Vec<Kept> = Vec::new();
        for path in &old[1] {
            for kept in read(path, columns::read_certificates)? {
                if wanted.get(&kept.key[..]) == Some(&kept.tier) {
                    wanted.remove(&kept.key[..]);
                    certificates.push(kept);
                }
            }
        }
        // In the order of their keys, so that however a census was run, its certificates are the same file.
        certificates.sort_by(|one, other| one.key.cmp(&other.key));
        let groups = certificates.chunks(GROUP).map(<[Kept]>::to_vec);
        let certificates = columns::certificates(groups)?;
        let name = format!("part-{}-compact.parquet", self.writer);
        write(&self.folder.join("certificates").join(&name), &certificates)?;
        let all: Vec<&Row> = rows.iter().collect();
        write(
            &self.folder.join("results").join(&name),
            &columns::results(&all, columns::QUICK)?,
        )?;
        for path in old.iter().flatten() {
            fs::remove_file(path).map_err(|error| Failure::creating(path, &error))?;
        }
        Ok(old[0].len())
    }

    /// Writes one row for each game, without certificates, into a file of its own.
    pub(crate) fn export(&self, path: &Path) -> Result<(), Failure> {
        let mut rows = self.rows()?;
        // Who looked and when is of no use elsewhere, and would make the file larger.
        for row in &mut rows {
            row.worker.clear();
            (row.cpu, row.time) = (0, 0);
        }
        // Games that are alike stand together: a tenth less than in the order of their keys, which are as good as random.
        rows.sort_by(|one, other| one.normal_form.cmp(&other.normal_form));
        let rows: Vec<&Row> = rows.iter().collect();
        let bytes = columns::results(&rows, columns::SMALL)?;
        atomic_file::make(path, |file| file.write_all(&bytes))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = atomic_file::replace(path, |file| file.write_all(bytes));
    written.map_err(|error| Failure::creating(path, &error))
}

/// Reads a part; what is no whole part is named.
fn read<T>(path: &Path, read: fn(Vec<u8>) -> Result<Vec<T>, String>) -> Result<Vec<T>, Failure> {
    let bytes = read_file::whole(path, MOST_BYTES)?;
    read(bytes).map_err(|reason| {
        let message = Message::new("error-census-part").with("path", path.display().to_string());
        Failure::Input(message.with("reason", reason))
    })
}
