#include "core/corpus/formats/foreign_format.h"

#include "core/corpus/file_list.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/formats/path_format.h"
#include "core/corpus/input/file_source.h"

namespace lookalike {
namespace {

/// In single quotes, with those inside written as a shell wants them.
std::string in_quotes(const std::string& path) {
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

// Another program finds other bytes there.
bool has_no_name(const std::string& path) {
  return path.starts_with("/dev/") || is_stream(path);
}

// A file that is compressed has a path, but other bytes.
bool lies_open(const Member& member) {
  const auto file = member.path.empty() ? nullptr : FileSource::open(member.path);
  return file && begins_parquet(file->head(kParquetHead));
}

/// The function of Polars that reads the Arrow file or stream that begins so; null where it is none.
const char* reader_of_arrow(std::string_view head) {
  constexpr std::string_view kFile = "ARROW1", kStream = "\xFF\xFF\xFF\xFF";
  return head.starts_with(kFile) ? "read_ipc" : head.starts_with(kStream) ? "read_ipc_stream" : nullptr;
}

}  // namespace

std::optional<std::string> why_not_read(Member& member, CorpusFormat format) {
  const std::string_view head = member.bytes.peek(kParquetHead);
  if (const char* reader = reader_of_arrow(head))
    return std::string(
               "It is an Arrow file, which this program does not read. Polars reads it through a pipe: python3 "
               "-c \"import polars, sys; polars.") +
           reader + "(sys.argv[1]).write_ndjson('/dev/stdout')\" " +
           (has_no_name(member.place) ? "FILE.arrow" : in_quotes(member.place)) +
           " | lookalike-cli run - --format jsonl";
  if (!begins_parquet(head)) return {};
  if (!lies_open(member))
    return "It is a Parquet file, which is read from its end. That cannot be done through a pipe, in an archive or "
           "in a compressed file: give the path of the file as it is.";
  if (format != CorpusFormat::automatic && format != CorpusFormat::parquet)
    return "It is a Parquet file, not " + describe(format) + ".";
  return {};
}

}  // namespace lookalike
