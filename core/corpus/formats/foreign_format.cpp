#include "core/corpus/formats/foreign_format.h"

#include <magic.h>

#include <array>
#include <filesystem>
#include <memory>

#include "core/corpus/file_list.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/input/file_source.h"

namespace lookalike {
namespace {

struct Kind {
  std::string_view mime;  // a prefix of the MIME type
  const char* name;
};

constexpr std::array kKinds = {
    Kind{"application/pdf", "a PDF document; write its text to a file, e.g. with pdftotext"},
    Kind{"application/vnd.openxmlformats-officedocument.spreadsheet", "a spreadsheet; save it as CSV"},
    Kind{"application/vnd.ms-excel", "a spreadsheet; save it as CSV"},
    Kind{"application/vnd.oasis.opendocument.spreadsheet", "a spreadsheet; save it as CSV"},
    Kind{"application/vnd.openxmlformats-officedocument", "an office document; save it as text"},
    Kind{"application/vnd.oasis.opendocument", "an office document; save it as text"},
    Kind{"application/msword", "an office document; save it as text"},
    Kind{"text/rtf", "an office document; save it as text"},
    Kind{"application/epub", "an e-book; save it as text"},
    Kind{"application/vnd.sqlite3", "a SQLite database; write a table of it as CSV"},
    Kind{"application/x-sqlite3", "a SQLite database; write a table of it as CSV"},
    Kind{"application/x-hdf5", "an HDF5 file; write its records as Parquet or JSON Lines"},
    Kind{"application/x-bplist", "a property list"},
    Kind{"image/", "an image; run OCR on it first and save the text"},
    Kind{"audio/", "an audio file; transcribe it first"},
    Kind{"video/", "a video; export its subtitles as text"},
    Kind{"application/x-executable", "a program"},
    Kind{"application/x-pie-executable", "a program"},
    Kind{"application/x-sharedlib", "a program"},
    Kind{"application/x-dosexec", "a program"},
};

bool is_pickle(std::string_view head) {
  return head.size() > 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5;
}

// A mailbox: a line with the sender, then the headers of the first mail.
bool is_mailbox(std::string_view head) {
  if (!head.starts_with("From ") || head.find('@') > head.find('\n')) return false;
  const std::string_view next = head.substr(head.find('\n') + 1);
  return next.substr(0, next.find('\n')).find(": ") != std::string_view::npos;
}

const char* kind_of_mime(std::string_view mime) {
  for (const Kind& kind : kKinds)
    if (mime.starts_with(kind.mime)) return kind.name;
  return nullptr;
}

// Null if libmagic has no data.
const char* ask_magic(std::string_view head) {
  struct Close {
    void operator()(magic_set* handle) const { magic_close(handle); }
  };
  thread_local const std::unique_ptr<magic_set, Close> handle([] {
    magic_set* const made = magic_open(MAGIC_MIME_TYPE);
    if (made != nullptr && magic_load(made, nullptr) == 0) return made;
    if (made != nullptr) magic_close(made);
    return static_cast<magic_set*>(nullptr);
  }());
  return handle ? magic_buffer(handle.get(), head.data(), head.size()) : nullptr;
}

// Asking about all other bytes would take too long for many small texts.
bool may_be_foreign(std::string_view head) {
  return head.substr(0, 1024).find('\0') != std::string_view::npos || head.starts_with("%PDF") ||
         head.starts_with("PK") || head.starts_with("{\\rtf") || head.starts_with("\xFF\xD8\xFF") ||
         head.starts_with("\x89PNG") || head.starts_with("GIF8");
}

/// The kind of a file that contains neither texts nor records, from its first bytes: "a PDF document", "a SQLite
/// database", from libmagic and a few marks that libmagic does not know. Empty for text and for unknown bytes.
std::optional<std::string> kind_of_file(std::string_view head) {
  if (is_pickle(head)) return "a Python pickle; write its records as JSON Lines";
  if (is_mailbox(head)) return "a mailbox; write each mail to a file, e.g. with Python's mailbox module";
  if (head.starts_with("\x93NUMPY")) return "a NumPy array; write its records as Parquet or JSON Lines";
  if (!may_be_foreign(head)) return {};
  const char* const mime = ask_magic(head);
  const char* const kind = mime == nullptr ? nullptr : kind_of_mime(mime);
  return kind == nullptr ? std::nullopt : std::optional<std::string>(kind);
}

/// In single quotes, with inner quotes escaped for a shell.
std::string in_quotes(const std::string& path) {
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

// Another program would find different bytes there.
bool has_no_name(const std::string& path) {
  return path.starts_with("/dev/") || is_stream(path);
}

// Does not apply to a compressed file, whose path leads to different bytes.
bool lies_open(const Member& member) {
  const auto file = member.path.empty() ? nullptr : FileSource::open(member.path);
  return file && begins_parquet(file->head(kParquetHead));
}

/// The Polars function that reads the Arrow file or stream with this beginning; null if it is not one.
const char* reader_of_arrow(std::string_view head) {
  constexpr std::string_view kFile = "ARROW1", kStream = "\xFF\xFF\xFF\xFF";
  return head.starts_with(kFile) ? "read_ipc" : head.starts_with(kStream) ? "read_ipc_stream" : nullptr;
}

// A folder written by Hugging Face's datasets, which has a state file beside the texts.
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
