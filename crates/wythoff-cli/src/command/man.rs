//! `wythoff man`: the manual, a page to a verb.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Command, ValueHint};
use clap_mangen::roff::{Roff, roman};

use crate::console::Console;
use crate::failure::Failure;
use crate::{arguments, atomic_file};
use wythoff_show::Texts;

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
        fs::create_dir_all(&folder).map_err(|error| Failure::creating(&folder, &error))?;
        pages.into_iter().try_for_each(|page| {
            let path = folder.join(page.name);
            atomic_file::make(&path, |file| file.write_all(page.text.as_bytes()))
        })
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
    let command = command
        .clone()
        .after_help(None::<&str>)
        .mut_subcommands(|verb| {
            let has_no_page = verb.get_name() == "help";
            verb.hide(has_no_page)
        });
    let man = clap_mangen::Man::new(command);
    let mut text = Vec::new();
    man.render(&mut text)?;
    if let Some(examples) = texts.attribute(&key, "examples") {
        let mut roff = Roff::new();
        roff.control("SH", ["EXAMPLES"]).control("nf", []);
        for line in examples.lines() {
            roff.text([roman(line)]);
        }
        roff.control("fi", []);
        roff.to_writer(&mut text)?;
    }
    let text = String::from_utf8_lossy(&text);
    Ok(Page {
        name: man.get_filename(),
        text: text
            .lines()
            .map(|line| adapted(line, texts) + "\n")
            .collect(),
    })
}

/// A line of a page: a heading in the language of this run, a row of a table on a line of its own.
fn adapted(line: &str, texts: &Texts) -> String {
    if let Some(heading) = line.strip_prefix(".SH ") {
        let translated = texts.find(&format!("man-{}", heading.to_lowercase()));
        format!(".SH {}", translated.as_deref().unwrap_or(heading))
    } else if line.contains("   ") {
        format!(".br\n{line}")
    } else {
        line.to_owned()
    }
}
