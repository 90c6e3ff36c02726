#include "core/corpus/formats/foreign_format.h"

namespace lookalike {
namespace {

constexpr const char* kPipe = " | lookalike-cli run - --format jsonl";

/// In single quotes, with `quote` in place of one.
std::string quoted(const std::string& path, const std::string& quote) {
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? quote : std::string(1, c);
  return text + "'";
}

}  // namespace

std::optional<std::string> why_not_read(BufferedReader& bytes, const std::string& path) {
  constexpr std::string_view kArrow = "ARROW1", kParquet = "PAR1";
  const std::string_view head = bytes.peek(kArrow.size());
  if (head.starts_with(kArrow))
    return "It is an Arrow file, which this program does not read. Polars reads it through a pipe: python3 -c \"import "
           "polars, sys; polars.read_ipc(sys.argv[1]).write_ndjson('/dev/stdout')\" " +
           quoted(path, "'\\''") + kPipe;
  if (head.starts_with(kParquet))
    return "It is a Parquet file, which this program does not read. DuckDB reads it through a pipe: duckdb -c \"COPY "
           "(FROM read_parquet(" +
           quoted(path, "''") + ")) TO '/dev/stdout' (FORMAT json)\"" + kPipe;
  return {};
}

}  // namespace lookalike
