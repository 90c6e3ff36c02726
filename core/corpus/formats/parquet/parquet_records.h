#pragma once

#include "core/corpus/formats/format.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// Reads the rows of a Parquet file once more, as Format::copies does. The bytes of a record are a line of JSON with
/// the columns that are read: numbers, true and false are such, dates and times are strings, and null is null; so is a
/// number that is none, and a date outside the years 1 to 9999. A value that is damaged, and all behind it in its row
/// group, are null, and the record says so. Errors: those of read_parquet_metadata; wrong_content (no such column).
Result<RecordCopies> copy_parquet(std::shared_ptr<const MappedFile> file, const std::vector<std::string>* names,
                                  FileMeter& meter);

}  // namespace lookalike
