//! The sparse space of the values: which are rare, and the heaps that have them.

use std::io::{self, Write};

use serde::Serialize;
use wythoff::heap::{NimSequence, SparseSpace};
use wythoff_show::Texts;

use super::Format;
use super::period::Document;

/// What is added to the document `wythoff/heap/1`.
#[derive(Serialize)]
struct Sparse {
    largest_value: u32,
    largest_value_at: u64,
    mask: u16,
    /// Heap and value.
    rare: Vec<(u32, u16)>,
}

#[derive(Serialize)]
struct WithSparse {
    #[serde(flatten)]
    document: Document,
    sparse: Option<Sparse>,
}

pub(super) fn write(
    sequence: &NimSequence,
    format: Format,
    about: impl FnOnce() -> Document,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let space = sequence.sparse_space();
    match format {
        Format::Text => write!(out, "{}", wythoff_show::sparse::words(sequence, texts)),
        Format::Csv | Format::Bfile => {
            let rare = space.map(|space| space.rare).unwrap_or_default();
            super::values::write_pairs(rare.into_iter(), format, out)
        }
        Format::Json => {
            let (largest_value, largest_value_at) = sequence.largest_value();
            let sparse = space.map(|SparseSpace { mask, rare, .. }| Sparse {
                largest_value,
                largest_value_at,
                mask,
                rare,
            });
            let document = about();
            serde_json::to_writer(&mut *out, &WithSparse { document, sparse })?;
            writeln!(out)
        }
    }
}
