//! Rows as columns of a Parquet file, and back.

use std::io;

use parquet::basic::ZstdLevel;
use parquet::errors::ParquetError;

use super::parquet_file::{self, Column};
use super::row::{Outcome, Row};

/// How hard zstd tries for the parts of a census, of which there are many.
pub(crate) const QUICK: i32 = 6;
/// How hard it tries for a file that is written once and carried about.
pub(crate) const SMALL: i32 = 19;

const RESULTS: &str = "message result {
    required binary key (UTF8);
    required binary rules (UTF8);
    required binary normal_form (UTF8);
    required int64 piles;
    required boolean misere;
    required binary result (UTF8);
    required binary numeration (UTF8);
    required int64 states;
    required binary lost_set (UTF8);
    required binary automaton (UTF8);
    required binary first_lost (UTF8);
    required binary words_en (UTF8);
    required binary words_zh (UTF8);
    required binary reason (UTF8);
    required int64 tier;
    required int64 budget;
    required binary version (UTF8);
    required binary worker (UTF8);
    required int64 cpu_ms;
    required int64 time;
}";

const CERTIFICATES: &str = "message certificate {
    required binary key (UTF8);
    required int64 tier;
    required binary certificate (UTF8);
}";

/// One certificate of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) key: String,
    pub(crate) tier: i64,
    pub(crate) certificate: Vec<u8>,
}

/// The bytes of a file with these rows, packed [`QUICK`] or [`SMALL`].
pub(crate) fn results(rows: &[&Row], level: i32) -> io::Result<Vec<u8>> {
    let text = |of: fn(&Row) -> &str| Column::Text(rows.iter().map(|row| of(row).into()).collect());
    let number = |of: fn(&Row) -> i64| Column::Number(rows.iter().map(|row| of(row)).collect());
    let columns = vec![
        text(|row| &row.key),
        text(|row| &row.rules),
        text(|row| &row.normal_form),
        number(|row| row.piles),
        Column::Flag(rows.iter().map(|row| row.misere).collect()),
        text(|row| row.outcome.word()),
        text(|row| &row.numeration),
        number(|row| row.states),
        text(|row| &row.lost_set),
        text(|row| &row.automaton),
        text(|row| &row.first_lost),
        text(|row| &row.words_en),
        text(|row| &row.words_zh),
        text(|row| &row.reason),
        number(|row| row.tier),
        number(|row| row.budget),
        text(|row| &row.version),
        text(|row| &row.worker),
        number(|row| row.cpu),
        number(|row| row.time),
    ];
    file(RESULTS, vec![columns], level).map_err(io::Error::other)
}

/// The bytes of a file with these certificates, some of them in each group.
pub(crate) fn certificates(groups: impl Iterator<Item = Vec<Kept>>) -> io::Result<Vec<u8>> {
    let mut all = Vec::new();
    for group in groups {
        if group.is_empty() {
            continue;
        }
        all.push(vec![
            Column::Text(group.iter().map(|kept| kept.key.as_str().into()).collect()),
            Column::Number(group.iter().map(|kept| kept.tier).collect()),
            Column::Text(
                group
                    .into_iter()
                    .map(|kept| kept.certificate.into())
                    .collect(),
            ),
        ]);
    }
    file(CERTIFICATES, all, QUICK).map_err(io::Error::other)
}

fn file(schema: &str, groups: Vec<Vec<Column>>, level: i32) -> Result<Vec<u8>, ParquetError> {
    parquet_file::write(schema, groups, ZstdLevel::try_new(level)?)
}

/// The rows of a file.
pub(crate) fn read_results(bytes: Vec<u8>) -> Result<Vec<Row>, String> {
    read(bytes, RESULTS, |row| {
        let word = row.text(5)?;
        let outcome = Outcome::named(&word)
            .ok_or_else(|| ParquetError::General(format!("unknown result {word:?}")))?;
        Ok(Row {
            key: row.text(0)?,
            rules: row.text(1)?,
            normal_form: row.text(2)?,
            piles: row.number(3),
            misere: row.flag(4),
            outcome,
            numeration: row.text(6)?,
            states: row.number(7),
            lost_set: row.text(8)?,
            automaton: row.text(9)?,
            first_lost: row.text(10)?,
            words_en: row.text(11)?,
            words_zh: row.text(12)?,
            reason: row.text(13)?,
            tier: row.number(14),
            budget: row.number(15),
            version: row.text(16)?,
            worker: row.text(17)?,
            cpu: row.number(18),
            time: row.number(19),
        })
    })
}

/// The certificates of a file.
pub(crate) fn read_certificates(bytes: Vec<u8>) -> Result<Vec<Kept>, String> {
    read(bytes, CERTIFICATES, |row| {
        Ok(Kept {
            key: row.text(0)?,
            tier: row.number(1),
            certificate: row.text(2)?.into_bytes(),
        })
    })
}

/// One row of a group of columns, which are of the types that their schema says.
struct Place<'a> {
    columns: &'a [Column],
    row: usize,
}

impl Place<'_> {
    fn text(&self, column: usize) -> Result<String, ParquetError> {
        match &self.columns[column] {
            Column::Text(values) => Ok(values[self.row].as_utf8()?.to_owned()),
            _ => unreachable!("the schema has text here"),
        }
    }

    fn number(&self, column: usize) -> i64 {
        match &self.columns[column] {
            Column::Number(values) => values[self.row],
            _ => unreachable!("the schema has a number here"),
        }
    }

    fn flag(&self, column: usize) -> bool {
        match &self.columns[column] {
            Column::Flag(values) => values[self.row],
            _ => unreachable!("the schema has yes or no here"),
        }
    }
}

fn read<T>(
    bytes: Vec<u8>,
    schema: &str,
    each: impl Fn(Place) -> Result<T, ParquetError>,
) -> Result<Vec<T>, String> {
    let read = || {
        let mut all = Vec::new();
        for (rows, columns) in parquet_file::read(bytes, schema)? {
            for row in 0..rows {
                let columns = &columns;
                all.push(each(Place { columns, row })?);
            }
        }
        Ok(all)
    };
    read().map_err(|error| reason(&error))
}

/// Why a file cannot be read. Only zstd has errors from outside here, and it is built without words for them.
fn reason(error: &ParquetError) -> String {
    match error {
        ParquetError::External(cause) if cause.is::<io::Error>() => {
            "its compressed bytes are damaged".to_owned()
        }
        error => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_bytes_are_called_damaged() {
        let kept = Kept {
            key: "a".repeat(1000),
            tier: 1,
            certificate: b"{}".repeat(1000),
        };
        let whole = certificates([vec![kept]].into_iter()).unwrap();
        assert_eq!(read_certificates(whole.clone()).unwrap().len(), 1);
        // How what zstd has compressed begins.
        let begin = whole
            .windows(4)
            .position(|four| four == b"\x28\xb5\x2f\xfd");
        let mut damaged = whole;
        damaged[begin.unwrap()] = 0;
        let reason = read_certificates(damaged).err().unwrap();
        assert_eq!(reason, "its compressed bytes are damaged");
    }
}
