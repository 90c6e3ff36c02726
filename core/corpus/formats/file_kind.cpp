#include "core/corpus/formats/file_kind.h"

#include <magic.h>

#include <array>
#include <memory>

namespace lookalike {
namespace {

struct Kind {
  std::string_view mime;  // beginning of it
  const char* name;
};

constexpr std::array kKinds = {
    Kind{"application/pdf", "a PDF document; write its text to a file, e.g. by pdftotext"},
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
    Kind{"image/", "a picture; recognise its text first and save that"},
    Kind{"audio/", "a sound; write down its words first"},
    Kind{"video/", "a film; export its subtitles as text"},
    Kind{"application/x-executable", "a program"},
    Kind{"application/x-pie-executable", "a program"},
    Kind{"application/x-sharedlib", "a program"},
    Kind{"application/x-dosexec", "a program"},
};

bool is_pickle(std::string_view head) {
  return head.size() > 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5;
}

// A mailbox: a line that names the sender, then the headers of the first mail.
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

// Null where libmagic has no data.
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

// Others are not worth the time, which many small texts would take.
bool may_be_foreign(std::string_view head) {
  return head.substr(0, 1024).find('\0') != std::string_view::npos || head.starts_with("%PDF") ||
         head.starts_with("PK") || head.starts_with("{\\rtf") || head.starts_with("\xFF\xD8\xFF") ||
         head.starts_with("\x89PNG") || head.starts_with("GIF8");
}

}  // namespace

std::optional<std::string> kind_of_file(std::string_view head) {
  if (is_pickle(head)) return "a Python pickle; write its records as JSON Lines";
  if (is_mailbox(head)) return "a mailbox; write each mail to a file, e.g. by Python's mailbox module";
  if (head.starts_with("\x93NUMPY")) return "a NumPy array; write its records as Parquet or JSON Lines";
  if (!may_be_foreign(head)) return {};
  const char* const mime = ask_magic(head);
  const char* const kind = mime == nullptr ? nullptr : kind_of_mime(mime);
  return kind == nullptr ? std::nullopt : std::optional<std::string>(kind);
}

}  // namespace lookalike
