//! Figures as Parquet, for data frames.

use super::{Table, Values};
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;
use std::sync::Arc;

impl Table {
    /// As Parquet: numbers as they are, and where they come from also in the file's metadata.
    pub fn parquet(&self) -> Result<Vec<u8>, ParquetError> {
        let fields = self.columns.iter().map(|(name, values)| values.field(name).map(Arc::new));
        let fields = fields.collect::<Result<Vec<_>, _>>()?;
        let schema = Arc::new(Type::group_type_builder("tiles").with_fields(fields).build()?);
        let origin = [
            ("tabletown.version", self.origin.version.clone()),
            ("tabletown.seed", self.origin.seed.to_string()),
            ("tabletown.command", self.origin.command.clone()),
        ];
        let metadata = origin.map(|(key, value)| KeyValue::new(key.to_owned(), value));
        let properties = WriterProperties::builder().set_key_value_metadata(Some(metadata.to_vec())).build();
        let mut file = Vec::new();
        let mut writer = SerializedFileWriter::new(&mut file, schema, Arc::new(properties))?;
        let mut group = writer.next_row_group()?;
        for (_, values) in &self.columns {
            let Some(mut column) = group.next_column()? else { break };
            values.write(&mut column)?;
            column.close()?;
        }
        group.close()?;
        writer.close()?;
        Ok(file)
    }
}

impl Values {
    fn field(&self, name: &str) -> Result<Type, ParquetError> {
        let (physical, logical) = match self {
            Values::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            Values::Whole(_) => (Physical::INT64, Some(LogicalType::integer(64, false))),
            Values::Number(_) => (Physical::DOUBLE, None),
        };
        Type::primitive_type_builder(name, physical)
            .with_repetition(Repetition::OPTIONAL)
            .with_logical_type(logical)
            .build()
    }

    fn write(&self, column: &mut SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        match self {
            Values::Text(values) => {
                write::<ByteArrayType, _>(column, values, |text| ByteArray::from(text.as_str()))
            }
            // Unsigned numbers have the bits of signed ones.
            Values::Whole(values) => write::<Int64Type, _>(column, values, |&number| number as i64),
            Values::Number(values) => write::<DoubleType, _>(column, values, |&number| number),
        }
    }
}

/// Writes what there is, and where there is nothing.
fn write<T: DataType, V>(
    column: &mut SerializedColumnWriter<'_>,
    values: &[Option<V>],
    convert: impl Fn(&V) -> T::T,
) -> Result<(), ParquetError> {
    let there: Vec<T::T> = values.iter().flatten().map(convert).collect();
    let levels: Vec<i16> = values.iter().map(|value| i16::from(value.is_some())).collect();
    column.typed::<T>().write_batch(&there, Some(&levels), None)?;
    Ok(())
}
