//! Rows as columns of a Parquet file, and back.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, ZstdLevel};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::RowAccessor;
use parquet::schema::parser::parse_message_type;

use super::row::{Outcome, Row};

/// What a file calls itself; files of another kind or version are refused.
const FORMAT: &str = "wythoff/census/1";
/// How hard zstd tries.
const LEVEL: i32 = 6;

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

enum Column {
    Text(Vec<ByteArray>),
    Number(Vec<i64>),
    Flag(Vec<bool>),
}

/// The bytes of a file with these rows.
pub(crate) fn results(rows: &[&Row]) -> io::Result<Vec<u8>> {
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
    file(RESULTS, vec![columns]).map_err(io::Error::other)
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
    file(CERTIFICATES, all).map_err(io::Error::other)
}

fn file(schema: &str, groups: Vec<Vec<Column>>) -> Result<Vec<u8>, ParquetError> {
    let format = KeyValue::new("format".to_owned(), FORMAT.to_owned());
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(LEVEL)?))
        .set_key_value_metadata(Some(vec![format]))
        .build();
    let mut bytes = Vec::new();
    let schema = Arc::new(parse_message_type(schema)?);
    let mut writer = SerializedFileWriter::new(&mut bytes, schema, Arc::new(properties))?;
    for columns in groups {
        let mut group = writer.next_row_group()?;
        for values in columns {
            let Some(mut column) = group.next_column()? else {
                return Err(ParquetError::General(
                    "more columns than the schema has".into(),
                ));
            };
            match values {
                Column::Text(values) => column
                    .typed::<ByteArrayType>()
                    .write_batch(&values, None, None)?,
                Column::Number(values) => column
                    .typed::<Int64Type>()
                    .write_batch(&values, None, None)?,
                Column::Flag(values) => column
                    .typed::<BoolType>()
                    .write_batch(&values, None, None)?,
            };
            column.close()?;
        }
        group.close()?;
    }
    writer.close()?;
    Ok(bytes)
}

/// The rows of a file.
pub(crate) fn read_results(bytes: Vec<u8>) -> Result<Vec<Row>, String> {
    read(bytes, RESULTS, |row| {
        let text = |column| row.get_string(column).cloned();
        let number = |column| row.get_long(column);
        let word = text(5)?;
        let outcome = Outcome::named(&word)
            .ok_or_else(|| ParquetError::General(format!("unknown result {word:?}")))?;
        Ok(Row {
            key: text(0)?,
            rules: text(1)?,
            normal_form: text(2)?,
            piles: number(3)?,
            misere: row.get_bool(4)?,
            outcome,
            numeration: text(6)?,
            states: number(7)?,
            lost_set: text(8)?,
            automaton: text(9)?,
            first_lost: text(10)?,
            words_en: text(11)?,
            words_zh: text(12)?,
            reason: text(13)?,
            tier: number(14)?,
            budget: number(15)?,
            version: text(16)?,
            worker: text(17)?,
            cpu: number(18)?,
            time: number(19)?,
        })
    })
}

/// The certificates of a file.
pub(crate) fn read_certificates(bytes: Vec<u8>) -> Result<Vec<Kept>, String> {
    read(bytes, CERTIFICATES, |row| {
        Ok(Kept {
            key: row.get_string(0)?.clone(),
            tier: row.get_long(1)?,
            certificate: row.get_string(2)?.clone().into_bytes(),
        })
    })
}

fn read<T>(
    bytes: Vec<u8>,
    schema: &str,
    each: impl Fn(&parquet::record::Row) -> Result<T, ParquetError>,
) -> Result<Vec<T>, String> {
    let read = || {
        let reader = SerializedFileReader::new(Bytes::from(bytes))?;
        let metadata = reader.metadata().file_metadata();
        let named = metadata.key_value_metadata().is_some_and(|list| {
            let mut list = list.iter();
            list.any(|pair| pair.key == "format" && pair.value.as_deref() == Some(FORMAT))
        });
        if !named || *metadata.schema() != parse_message_type(schema)? {
            return Err(ParquetError::General(format!(
                "it is not of the format {FORMAT}"
            )));
        }
        reader.get_row_iter(None)?.map(|row| each(&row?)).collect()
    };
    read().map_err(|error: ParquetError| error.to_string())
}
