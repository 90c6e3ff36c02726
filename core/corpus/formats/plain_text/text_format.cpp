#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/loaders.h"

namespace lookalike {
namespace {

std::optional<FormatGuess> looks_like(const FileHead& head, const LoadOptions&) {
  if (head.bytes.find('\0') != std::string_view::npos) return {};
  return FormatGuess{CorpusFormat::text_files, false};
}

Result<void> load(Member& member, const LoadOptions& options, CorpusBuilder& builder) {
  return load_text_file(member.bytes, member.id, options, builder);
}

constexpr std::size_t kTitleLength = 80;

// Removes one line from the front; returns it without its line end.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\f\v") == std::string_view::npos;
}

bool is_subject(std::string_view line) {
  constexpr std::string_view kSubject = "subject:";
  return line.size() >= kSubject.size() &&
         std::ranges::equal(line.substr(0, kSubject.size()), kSubject, {}, [](char c) { return c | 0x20; });
}

// The Subject of a mail or, without one before the first blank line, the first line that is not blank.
std::string title_of(std::string_view text) {
  std::string_view first;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (is_subject(line)) return shorten(line.substr(line.find(':') + 1), kTitleLength);
    if (is_blank(line) && !first.empty()) break;
    if (first.empty() && !is_blank(line)) first = line;
  }
  return shorten(first, kTitleLength);
}

// A text without any blank line has no headers.
std::string_view without_mail_headers(std::string_view text) {
  std::string_view rest = text;
  while (!rest.empty())
    if (take_line(rest).empty()) return rest;
  return text;
}

}  // namespace

const Format kTextFiles{CorpusFormat::text_files, "text", false, looks_like, load, nullptr, nullptr, nullptr};

Result<void> load_text_file(BufferedReader& bytes, std::string_view id, const LoadOptions& options,
                            CorpusBuilder& builder) {
  const std::string_view raw = bytes.peek(kMostRecordBytes + 1);
  if (bytes.failure()) return finish_source(bytes, 1, builder);
  const auto skip = [&builder](std::string reason) -> Result<void> {
    builder.skip(0, 1, std::move(reason));
    return {};
  };
  if (raw.empty()) return skip("The file is empty.");
  if (raw.size() > kMostRecordBytes) return skip(too_long_message());
  if (raw.find('\0') != std::string_view::npos)
    return skip("The file contains NUL bytes: it is binary, or UTF-16 without a byte order mark.");

  const auto body_of = [&options](std::string_view text) {
    return options.strip_mail_headers ? without_mail_headers(text) : text;
  };
  std::string storage;
  const CleanText clean = clean_text(raw, storage);
  const std::string title = title_of(clean.text);
  const bool added = builder.add(
      {.id = id, .title = title, .details = {}, .text = body_of(clean.text), .byte = bytes.offset(), .record = 1});
  if (!added) return skip("The corpus is full: the file is skipped.");
  if (clean.text.substr(std::min(clean.text.find_first_not_of(" \t\r\n"), clean.text.size())).starts_with('<'))
    builder.remark("Texts that begin with a tag are read unchanged, with their markup.");
  if (clean.recoded) builder.note(0, 1, cleaning_message(true, false));
  return {};
}

}  // namespace lookalike
