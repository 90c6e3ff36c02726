#include "core/corpus/formats/foreign_format.h"

#include <filesystem>

#include "core/corpus/file_list.h"
#include "core/corpus/formats/file_kind.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"
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

// A folder that Hugging Face's datasets wrote, which has a file on its state beside the texts.
std::string saved_dataset(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  std::error_code unknown;
  return std::filesystem::exists(folder / "state.json", unknown) ? folder.native() : std::string();
}

std::string about_arrow(const Member& member, const char* reader) {
  const std::string sentence = "It is an Arrow file, which this program does not read. ";
  if (const std::string folder = saved_dataset(member.path); !member.path.empty() && !folder.empty())
    return sentence +
           "Write the dataset as Parquet: python3 -c \"import datasets, sys; datasets.load_from_disk("
           "sys.argv[1]).to_parquet('dataset.parquet')\" " +
           in_quotes(folder);
  return sentence + "Polars reads it through a pipe: python3 -c \"import polars, sys; polars." + reader +
         "(sys.argv[1]).write_ndjson('/dev/stdout')\" " +
         (has_no_name(member.place) ? "FILE.arrow" : in_quotes(member.place)) + " | lookalike-cli run - --format jsonl";
}

}  // namespace

std::optional<std::string> why_not_read(Member& member, CorpusFormat format) {
  constexpr std::size_t kBytesToJudgeBy = 4096;
  const std::string_view head = member.bytes.peek(kBytesToJudgeBy).substr(0, kBytesToJudgeBy);
  if (const char* reader = reader_of_arrow(head)) return about_arrow(member, reader);
  if (!begins_parquet(head)) {
    const auto kind = kind_of_file(head);
    return kind ? std::optional("It is " + *kind + '.') : std::nullopt;
  }
  if (!lies_open(member))
    return "It is a Parquet file, which is read from its end. That cannot be done through a pipe, in an archive or "
           "in a compressed file: give the path of the file as it is.";
  if (format != CorpusFormat::automatic && format != CorpusFormat::parquet)
    return std::string("It is a Parquet file, not ") + format_of(format).description + ".";
  return {};
}

}  // namespace lookalike
