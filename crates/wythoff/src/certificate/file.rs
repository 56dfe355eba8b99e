//! A certificate as it is read: all its automata are unfolded within one allowance, whatever the file says.

use serde::Deserialize;

use super::compact::{Allowance, Compact};
use super::{Certificate, Class, Growth, Label, PlainEnds, PlainWitness, Vector};
use crate::number::Numerals;
use crate::rules::Clause;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    format: String,
    version: u32,
    #[serde(default)]
    text: Option<String>,
    piles: usize,
    misere: bool,
    clauses: Vec<Clause>,
    #[serde(default)]
    growth: Option<Growth>,
    numeration: Numerals,
    positions: Compact,
    lost: Compact,
    moves: Vec<FileWitness>,
    #[serde(default)]
    ends: Option<FileEnds>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileWitness {
    automaton: Compact,
    labels: Vec<Vec<Label>>,
    classes: Vec<Class>,
    vectors: Vec<Vec<Vector>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEnds {
    terminal: Compact,
    moves: Vec<FileWitness>,
}

impl TryFrom<File> for Certificate {
    type Error = &'static str;

    fn try_from(file: File) -> Result<Self, Self::Error> {
        let mut allowance = Allowance::of_a_file();
        let (positions, lost) = (
            file.positions.unfolded(&mut allowance)?,
            file.lost.unfolded(&mut allowance)?,
        );
        let moves = unfolded(file.moves, &mut allowance)?;
        let ends = match file.ends {
            None => None,
            Some(ends) => Some(PlainEnds {
                terminal: ends.terminal.unfolded(&mut allowance)?,
                moves: unfolded(ends.moves, &mut allowance)?,
            }),
        };
        Ok(Self {
            format: file.format,
            version: file.version,
            text: file.text,
            piles: file.piles,
            misere: file.misere,
            clauses: file.clauses,
            growth: file.growth,
            numeration: file.numeration,
            positions,
            lost,
            moves,
            ends,
        })
    }
}

fn unfolded(
    witnesses: Vec<FileWitness>,
    allowance: &mut Allowance,
) -> Result<Vec<PlainWitness>, &'static str> {
    let unfolded = witnesses.into_iter().map(|witness| {
        Ok(PlainWitness {
            automaton: witness.automaton.unfolded(allowance)?,
            labels: witness.labels,
            classes: witness.classes,
            vectors: witness.vectors,
        })
    });
    unfolded.collect()
}
