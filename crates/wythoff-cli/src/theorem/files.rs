//! What a proof may be written to: a certificate, a drawing, the input of another prover.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use wythoff::certificate::Certificate;
use wythoff::prove::{dot, walnut};

use super::given::Given;
use super::search::Proved;
use crate::atomic_file;
use crate::failure::Failure;

#[derive(Debug, Clone, Args)]
pub(crate) struct Files {
    #[arg(long)]
    pub(crate) certificate: Option<PathBuf>,
    #[arg(long, num_args = 0..=1, default_missing_value = "-")]
    pub(crate) dot: Option<PathBuf>,
    #[arg(long)]
    pub(crate) walnut: Option<PathBuf>,
}

impl Files {
    /// Writes what was asked for, each file wholly or not at all.
    pub(crate) fn write(&self, proved: &Proved, given: &Given) -> Result<(), Failure> {
        if let Some(path) = &self.certificate {
            let certificate = Certificate {
                // What the user wrote, if it means these clauses in this order; otherwise their normal form.
                text: proved.proof.certificate(Some(given.text.clone())).text,
                ..proved.certificate.clone()
            };
            write(
                path,
                &(serde_json::to_string(&certificate).map_err(std::io::Error::from)? + "\n"),
            )?;
        }
        if let Some(path) = self.dot.as_ref().filter(|_| !self.prints_drawing()) {
            write(path, &dot(&proved.proof))?;
        }
        if let Some(folder) = &self.walnut {
            for file in walnut(&proved.proof) {
                let path = folder.join(&file.path);
                let parent = path.parent().unwrap_or(folder);
                fs::create_dir_all(parent).map_err(|error| Failure::creating(parent, &error))?;
                write(&path, &file.text)?;
            }
        }
        Ok(())
    }

    /// Whether the drawing goes to stdout, in place of the report.
    pub(crate) fn prints_drawing(&self) -> bool {
        self.dot.as_deref() == Some(Path::new("-"))
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let written = atomic_file::replace(path, |file| file.write_all(text.as_bytes()));
    written.map_err(|error| Failure::creating(path, &error))
}
