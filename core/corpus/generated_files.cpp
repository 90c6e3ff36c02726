#include <algorithm>
#include <string>
#include <string_view>

#include "core/base/new_file.h"
#include "core/corpus/generation/random.h"
#include "core/corpus/generator.h"

namespace lookalike {
namespace {

constexpr std::size_t kBuffer = std::size_t{1} << 20;
constexpr std::uint64_t kDocumentsPerCheck = 64;

void append_escaped(std::string& out, std::string_view text) {
  std::size_t plain = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '<' && text[at] != '&') continue;
    out.append(text, plain, at - plain);
    out += text[at] == '<' ? "&lt;" : "&amp;";
    plain = at + 1;
  }
  out.append(text, plain);
}

void append_quoted(std::string& out, std::string_view field) {
  if (field.find_first_of(",\"\r\n") == field.npos) {
    out += field;
    return;
  }
  out += '"';
  for (std::size_t at = 0; at < field.size();) {
    const std::size_t end = std::min(field.find('"', at), field.size());
    out.append(field, at, end - at);
    if (end < field.size()) out += "\"\"";
    at = end + 1;
  }
  out += '"';
}

void append_item(std::string& out, const GeneratedDocument& document) {
  out += "<REUTERS TOPICS=\"YES\" LEWISSPLIT=\"TRAIN\" CGISPLIT=\"TRAINING-SET\" OLDID=\"" + document.id +
         "\" NEWID=\"" + document.id + "\">\n<DATE>" + document.date + "</DATE>\n<TOPICS>";
  if (!document.topic.empty()) out += "<D>" + document.topic + "</D>";
  out +=
      "</TOPICS>\n<PLACES></PLACES>\n<PEOPLE></PEOPLE>\n<ORGS></ORGS>\n<EXCHANGES></EXCHANGES>\n"
      "<COMPANIES></COMPANIES>\n<UNKNOWN></UNKNOWN>\n<TEXT>&#2;\n<TITLE>";
  append_escaped(out, document.title);
  out += "</TITLE>\n<BODY>";
  append_escaped(out, document.text);
  out += "&#3;</BODY></TEXT>\n</REUTERS>\n";
}

constexpr std::string_view kReviewHeader =
    "Id,Title,Price,User_id,profileName,review/helpfulness,review/score,review/time,review/summary,review/text\n";

// What the corpus itself does not hold is drawn here, from the number of the row.
void append_review(std::string& out, const GeneratedDocument& document, generation::Random random) {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  append_quoted(out, document.id);
  out += ',';
  append_quoted(out, document.title);
  out += ',';
  if (random.chance(15)) out += std::to_string(random.between(3, 60)) + "." + std::to_string(random.between(10, 99));
  out += ",A";
  std::string user;
  for (int i = 0; i < 12; ++i) user += kLetters[random.below(kLetters.size())];
  out += user + ",reader " + user.substr(0, 5) + ',';
  const std::uint32_t votes = random.below(random.below(30) + std::uint64_t{1});
  out += std::to_string(random.below(votes + std::uint64_t{1})) + '/' + std::to_string(votes) + ',' +
         std::to_string(document.stars) + ".0," + std::to_string(random.between(900'000'000, 1'362'000'000)) + ',';
  append_quoted(out, document.summary);
  out += ',';
  append_quoted(out, document.text);
  out += '\n';
}

void append_document(std::string& out, const GeneratorOptions& options, const GeneratedDocument& document,
                     std::uint64_t number) {
  if (options.kind == GeneratedKind::newswire) {
    append_item(out, document);
  } else {
    append_review(out, document, generation::Random(options.seed + number * 0x9E3779B97F4A7C15u));
  }
}

}  // namespace

Result<void> write_generated(const GeneratorOptions& options, const std::string& path, const Progress& progress) {
  NewFile file(path);
  file.write(options.kind == GeneratedKind::newswire ? "<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n" : kReviewHeader);
  Generator generator(options);
  GeneratedDocument document;
  std::string buffer;
  for (std::uint64_t number = 0; file.good() && generator.next(document); ++number) {
    append_document(buffer, options, document, number);
    if (buffer.size() >= kBuffer) {
      file.write(buffer);
      buffer.clear();
    }
    if (number % kDocumentsPerCheck != 0) continue;
    if (progress.cancelled()) return cancelled();
    progress.at(static_cast<double>(number) / static_cast<double>(options.documents));
  }
  file.write(buffer);
  return file.commit();
}

}  // namespace lookalike
