#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/json_text.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/system/whole_file.h"

namespace lookalike {

/// A new file compressed according to its name: ".gz" with zlib, ".zst" with Zstandard, otherwise not at all. Written
/// under a temporary name like every NewFile.
class PackedFile {
 public:
  explicit PackedFile(const std::string& target);
  ~PackedFile();

  bool good() const { return file_.good(); }
  void write(std::string_view bytes);
  /// Errors: unwritable.
  Result<void> commit();

  class Packer;

 private:
  NewFile file_;
  std::unique_ptr<Packer> packer_;
};

/// Bytes of lines that are buffered before they are written.
inline constexpr std::size_t kLinesAtOnce = std::size_t{1} << 20;

/// The rest of a JSON object, with its line end: `id`, `title` and `text`.
inline void append_document_fields(std::string& line, const Document& document, std::string_view text) {
  line += "\"id\":";
  append_json_text(line, document.id);
  line += ",\"title\":";
  append_json_text(line, document.title);
  line += ",\"text\":";
  append_json_text(line, text);
  line += "}\n";
}

/// Writes a header and `count` lines, each made by `append(lines, i)`, to a NewFile or PackedFile and commits it unless
/// `check`, called before the file replaces its target, returns an error. Errors: unwritable, cancelled, those of
/// `check`.
template <typename File, typename Append>
Result<void> write_lines(
    File& file, const std::string& header, std::size_t count, const Progress& progress, const Append& append,
    const std::function<Result<void>()>& check = [] { return Result<void>(); }) {
  std::string lines = header;
  for (std::size_t i = 0; i < count && file.good(); ++i) {
    append(lines, i);
    if (lines.size() < kLinesAtOnce) continue;
    if (progress.cancelled()) return cancelled();
    file.write(lines);
    lines.clear();
    progress.at(static_cast<double>(i) / static_cast<double>(count));
  }
  if (progress.cancelled()) return cancelled();
  if (const auto checked = check(); !checked) return checked;
  file.write(lines);
  return file.commit();
}

}  // namespace lookalike
