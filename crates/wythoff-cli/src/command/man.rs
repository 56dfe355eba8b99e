//! `wythoff man`: the manual, a page to a verb.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Command, ValueHint};
use clap_mangen::roff::{Roff, roman};

use crate::arguments;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Texts;

#[derive(Debug, Args)]
pub(crate) struct Man {
    #[arg(long, value_hint = ValueHint::DirPath)]
    out: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let pages = pages(&arguments::described(console), &console.texts)?;
        let Some(folder) = self.out else {
            return pages.iter().try_for_each(|page| console.print(&page.text));
        };
        let failed = |path: &PathBuf| {
            let path = path.display().to_string();
            move |error| Failure::creating(&path, &error)
        };
        fs::create_dir_all(&folder).map_err(failed(&folder))?;
        for page in pages {
            let path = folder.join(page.name);
            fs::write(&path, page.text).map_err(failed(&path))?;
        }
        Ok(())
    }
}

struct Page {
    /// `wythoff-solve.1`
    name: String,
    text: String,
}

/// The page of the program, then one for each verb.
fn pages(program: &Command, texts: &Texts) -> Result<Vec<Page>, Failure> {
    let verbs = program
        .get_subcommands()
        .filter(|verb| verb.get_name() != "help");
    std::iter::once(program)
        .chain(verbs)
        .map(|command| page(command, texts))
        .collect()
}

fn page(command: &Command, texts: &Texts) -> Result<Page, Failure> {
    let key = format!("verb-{}", command.get_name());
    // The examples are lines, not paragraphs: clap_mangen would fold them.
    let man = clap_mangen::Man::new(command.clone().after_help(None::<&str>));
    let mut text = Vec::new();
    man.render(&mut text)?;
    if let Some(examples) = texts.attribute(&key, "examples") {
        let mut roff = Roff::new();
        roff.control("SH", ["EXAMPLES"]).control("nf", []);
        examples.lines().for_each(|line| {
            roff.text([roman(line)]);
        });
        roff.control("fi", []);
        roff.to_writer(&mut text)?;
    }
    Ok(Page {
        name: man.get_filename(),
        text: translate_headings(&String::from_utf8_lossy(&text), texts),
    })
}

/// The headings clap_mangen writes, in the language of this run.
fn translate_headings(page: &str, texts: &Texts) -> String {
    let lines = page.lines().map(|line| {
        let heading = line.strip_prefix(".SH ");
        let key = heading.map(|heading| format!("man-{}", heading.to_lowercase()));
        let translated = key.and_then(|key| texts.find(&key));
        translated.map_or(line.to_owned(), |heading| format!(".SH {heading}"))
    });
    lines.map(|line| line + "\n").collect()
}
