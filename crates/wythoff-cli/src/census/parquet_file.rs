//! Columns of texts, whole numbers and yes or no as a Parquet file, and back.
//!
//! Columns are written and read as what they are. Through the doors that ask a file which types it has, the program would carry
//! the code for all that Parquet knows.

use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, Type, ZstdLevel};
use parquet::column::reader::ColumnReaderImpl;
use parquet::column::writer::{ColumnCloseResult, ColumnWriterImpl};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::{ColumnChunkMetaData, KeyValue, ParquetMetaDataReader};
use parquet::file::properties::{WriterProperties, WriterPropertiesPtr};
use parquet::file::serialized_reader::SerializedPageReader;
use parquet::file::writer::{SerializedFileWriter, SerializedPageWriter, TrackedWrite};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnDescPtr;

/// What a file calls itself; files of another kind or version are refused.
const FORMAT: &str = "wythoff/census/1";

/// One column of a group of rows.
pub(super) enum Column {
    Text(Vec<ByteArray>),
    Number(Vec<i64>),
    Flag(Vec<bool>),
}

impl Column {
    fn len(&self) -> usize {
        match self {
            Self::Text(values) => values.len(),
            Self::Number(values) => values.len(),
            Self::Flag(values) => values.len(),
        }
    }
}

/// The bytes of a file: groups of rows, each with the columns of the schema. `level` is how hard zstd tries.
pub(super) fn write(
    schema: &str,
    groups: Vec<Vec<Column>>,
    level: ZstdLevel,
) -> Result<Vec<u8>, ParquetError> {
    let format = KeyValue::new("format".to_owned(), FORMAT.to_owned());
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(level))
        .set_key_value_metadata(Some(vec![format]))
        .build();
    let properties = Arc::new(properties);
    let mut bytes = Vec::new();
    let schema = Arc::new(parse_message_type(schema)?);
    let mut writer = SerializedFileWriter::new(&mut bytes, schema, Arc::clone(&properties))?;
    for columns in groups {
        let described = writer.schema_descr().columns().to_vec();
        let mut group = writer.next_row_group()?;
        for (description, column) in described.into_iter().zip(columns) {
            let (chunk, closed) = match column {
                Column::Text(values) => {
                    written::<ByteArrayType>(description, &properties, &values)?
                }
                Column::Number(values) => written::<Int64Type>(description, &properties, &values)?,
                Column::Flag(values) => written::<BoolType>(description, &properties, &values)?,
            };
            group.append_column(&chunk, closed)?;
        }
        group.close()?;
    }
    writer.close()?;
    Ok(bytes)
}

fn written<T: DataType>(
    description: ColumnDescPtr,
    properties: &WriterPropertiesPtr,
    values: &[T::T],
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let mut chunk = TrackedWrite::new(Vec::new());
    let pages = Box::new(SerializedPageWriter::new(&mut chunk));
    let mut column = ColumnWriterImpl::<T>::new(description, Arc::clone(properties), pages);
    column.write_batch(values, None, None)?;
    let closed = column.close()?;
    Ok((Bytes::from(chunk.into_inner()?), closed))
}

/// The groups of a file of this schema: how many rows there are, and as many values in each column.
pub(super) fn read(
    bytes: Vec<u8>,
    schema: &str,
) -> Result<Vec<(usize, Vec<Column>)>, ParquetError> {
    let bytes = Arc::new(Bytes::from(bytes));
    let metadata = ParquetMetaDataReader::new().parse_and_finish(&*bytes)?;
    let about = metadata.file_metadata();
    let named = about.key_value_metadata().is_some_and(|list| {
        let mut list = list.iter();
        list.any(|pair| pair.key == "format" && pair.value.as_deref() == Some(FORMAT))
    });
    if !named || *about.schema() != parse_message_type(schema)? {
        let reason = format!("it is not of the format {FORMAT}");
        return Err(ParquetError::General(reason));
    }
    let group = |group: &parquet::file::metadata::RowGroupMetaData| {
        let rows = usize::try_from(group.num_rows())
            .map_err(|_| ParquetError::General("fewer than no rows".into()))?;
        let columns = group.columns().iter();
        let columns = columns.map(|chunk| match chunk.column_type() {
            Type::BYTE_ARRAY => Ok(Column::Text(values::<ByteArrayType>(&bytes, chunk, rows)?)),
            Type::INT64 => Ok(Column::Number(values::<Int64Type>(&bytes, chunk, rows)?)),
            Type::BOOLEAN => Ok(Column::Flag(values::<BoolType>(&bytes, chunk, rows)?)),
            other => Err(ParquetError::General(format!("a column of type {other}"))),
        });
        let columns: Vec<Column> = columns.collect::<Result<_, ParquetError>>()?;
        match columns.iter().all(|column| column.len() == rows) {
            true => Ok((rows, columns)),
            false => Err(ParquetError::EOF("a column ends before the others".into())),
        }
    };
    metadata.row_groups().iter().map(group).collect()
}

fn values<T: DataType>(
    bytes: &Arc<Bytes>,
    chunk: &ColumnChunkMetaData,
    rows: usize,
) -> Result<Vec<T::T>, ParquetError> {
    let pages = SerializedPageReader::new(Arc::clone(bytes), chunk, rows, None)?;
    let mut column = ColumnReaderImpl::<T>::new(chunk.column_descr_ptr(), Box::new(pages));
    let mut values = Vec::new();
    column.read_records(rows, None, None, &mut values)?;
    Ok(values)
}
