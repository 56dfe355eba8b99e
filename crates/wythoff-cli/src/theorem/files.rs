//! What a proof may be written to: a certificate, a drawing, the input of other provers.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use wythoff::certificate::Certificate;
use wythoff::coq;
use wythoff::prove::{dot, walnut};
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use super::given::Given;
use super::search::Proved;
use super::sought::Sought;
use crate::atomic_file;
use crate::command::write_library;
use crate::failure::Failure;

#[derive(Debug, Clone, Args)]
pub(crate) struct Files {
    #[arg(long)]
    pub(crate) certificate: Option<PathBuf>,
    #[arg(long, num_args = 0..=1, default_missing_value = "-")]
    pub(crate) dot: Option<PathBuf>,
    #[arg(long)]
    pub(crate) walnut: Option<PathBuf>,
    #[arg(long)]
    pub(crate) coq: Option<PathBuf>,
    #[arg(long, requires = "coq")]
    coq_dir: Option<PathBuf>,
}

impl Files {
    /// Whether what was asked for can be written, before hours are spent on it.
    pub(crate) fn probe(&self) -> Result<(), Failure> {
        let drawing = self.dot.as_ref().filter(|_| !self.prints_drawing());
        for path in self.certificate.iter().chain(drawing).chain(&self.coq) {
            atomic_file::probe(path)?;
        }
        Ok(())
    }

    /// Refuses, before anything is looked for, a file that Coq would not take for its name.
    pub(crate) fn refuse_names(&self) -> Result<(), Failure> {
        let Some(path) = &self.coq else {
            return Ok(());
        };
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let is_named = path.extension().is_some_and(|extension| extension == "v")
            && stem.is_some_and(coq::is_identifier);
        match is_named {
            true => Ok(()),
            false => {
                let found = quote(&path.display().to_string());
                let message = Message::new("error-coq-name").with("found", found);
                Err(Failure::Usage(message))
            }
        }
    }

    /// Writes what was asked for, each file wholly or not at all.
    pub(crate) fn write(
        &self,
        proved: &Proved,
        given: &Given,
        sought: Sought,
    ) -> Result<(), Failure> {
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
        if let Some(path) = &self.coq {
            if let Some(folder) = &self.coq_dir {
                write_library(folder)?;
            }
            let (certificate, title) = (&proved.certificate, &given.text);
            let name = given.game.map_or("game", |game| game.name);
            let theorem = match sought {
                Sought::Lost => coq::theorem(&proved.proof, title, name),
                Sought::Values { most } => {
                    coq::values(certificate, &given.rules, most, title, name)
                }
            };
            write(path, &theorem)?;
        }
        Ok(())
    }

    /// Whether the drawing goes to stdout, in place of the report.
    pub(crate) fn prints_drawing(&self) -> bool {
        self.dot.as_deref() == Some(Path::new("-"))
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    atomic_file::make(path, |file| file.write_all(text.as_bytes()))
}
