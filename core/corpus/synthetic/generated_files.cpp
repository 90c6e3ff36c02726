#include <string>
#include <string_view>

#include "core/base/csv_text.h"
#include "core/corpus/synthetic/generator.h"
#include "core/corpus/synthetic/random.h"
#include "core/system/whole_file.h"

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

void append_field(std::string& out, std::string_view field) {
  append_csv_field(out, field);
  out += ',';
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
    "Id,Title,Price,User_id,profileName,review/helpfulness,review/score,review/time,review/summary,review/"
    "text,family\n";
constexpr std::string_view kUserLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

void append_number(std::string& out, std::uint64_t number, char end) {
  out += std::to_string(number);
  out += end;
}

// Draws the columns that the corpus itself lacks, from the number of the row. One draw per statement, because the
// compiler chooses the order of draws within one.
void append_review(std::string& out, const GeneratedDocument& document, generation::Random random) {
  append_field(out, document.id);
  append_field(out, document.title);
  if (random.chance(15)) {
    append_number(out, random.between(3, 60), '.');
    out += std::to_string(random.between(10, 99));
  }
  out += ",A";
  for (int i = 0; i < 12; ++i) out += kUserLetters[random.below(kUserLetters.size())];
  out += ",reader ";
  append_number(out, random.between(1, 99'999), ',');
  const std::uint32_t votes = random.below(random.below(30) + std::uint64_t{1});
  append_number(out, random.below(votes + std::uint64_t{1}), '/');
  append_number(out, votes, ',');
  append_number(out, document.stars, '.');
  out += "0,";
  append_number(out, random.between(900'000'000, 1'362'000'000), ',');
  append_field(out, document.summary);
  append_field(out, document.text);
  if (document.family != 0) out += std::to_string(document.family);
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
