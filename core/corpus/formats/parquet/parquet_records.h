#pragma once

#include "core/corpus/formats/format.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// Rereads the rows of a Parquet file, as Format::copies does. The bytes of a record are a line of JSON with the
/// columns that are read. Numbers, booleans and nulls keep their type; dates and times become strings. NaN, infinity
/// and dates outside the years 1 to 9999 become null. A damaged value and the rest of its row group become null, and
/// the record says so. Errors: as read_parquet_metadata; wrong_content (no such column).
Result<RecordCopies> copy_parquet(std::shared_ptr<const MappedFile> file, const std::vector<std::string>* names,
                                  FileMeter& meter);

}  // namespace lookalike
