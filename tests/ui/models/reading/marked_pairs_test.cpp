#include <gtest/gtest.h>

#include <QFile>
#include <QStringList>
#include <fstream>
#include <map>

#include "tests/support/corpora.h"
#include "ui/models/reading/pair_reading.h"

namespace lookalike {
namespace {

constexpr int kReaders = 2;

/// A pair of tests/data/marked_pairs.tsv, which two readers marked (tests/studies/README.md). A mark is the number of a
/// word or the first and last of several; `x` before it: the reader would accept both.
struct MarkedByReaders {
  std::string corpus, id[2];
  std::size_t words[2];
  QStringList marks[kReaders][2];
};

std::vector<MarkedByReaders> marked_pairs() {
  QFile file(QStringLiteral(LOOKALIKE_TEST_DATA "/marked_pairs.tsv"));
  std::vector<MarkedByReaders> pairs;
  if (!file.open(QIODevice::ReadOnly)) return pairs;
  file.readLine();
  while (!file.atEnd()) {
    const QStringList cells = QString::fromUtf8(file.readLine()).remove(u'\n').split(u'\t');
    const auto marks = [&cells](int cell) { return cells[cell].split(u' ', Qt::SkipEmptyParts); };
    pairs.push_back({cells[0].toStdString(),
                     {cells[1].toStdString(), cells[2].toStdString()},
                     {cells[3].toULongLong(), cells[4].toULongLong()},
                     {{marks(5), marks(6)}, {marks(7), marks(8)}}});
  }
  return pairs;
}

/// '-' equal, 'x' different, '?' both accepted.
std::string by_reader(const MarkedByReaders& pair, int reader, int side) {
  std::string marks(pair.words[side], '-');
  for (const QString& text : pair.marks[reader][side]) {
    const bool open = text.startsWith(u'x');
    const QStringList ends = text.mid(open ? 1 : 0).split(u'-');
    const std::size_t first = ends[0].toULongLong();
    const std::size_t last = ends.size() == 1 ? first : ends[1].isEmpty() ? marks.size() - 1 : ends[1].toULongLong();
    for (std::size_t i = first; i <= last; ++i) marks.at(i) = open ? '?' : 'x';
  }
  return marks;
}

bool is_word_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80) != 0;
}

/// Runs between white space, without punctuation at their ends.
std::vector<TextSpan> words_of(const std::string& text) {
  std::vector<TextSpan> words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t begin = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
    at = std::min(text.find_first_of(" \t\r\n", begin), text.size());
    std::size_t end = at;
    while (begin < end && !is_word_character(text[begin])) ++begin;
    while (begin < end && !is_word_character(text[end - 1])) --end;
    if (begin < end) words.push_back({begin, end - begin});
  }
  return words;
}

bool is_marked(const std::vector<TextMark>& marks, const TextRange& word, const QString& shown) {
  for (const TextMark& mark : marks)
    for (int i = std::max(mark.position, word.position); i < std::min(mark.end(), word.end()); ++i)
      if (shown[i].isLetterOrNumber()) return true;
  return false;
}

/// A word that consists only of marks is not scored.
std::string by_program(const std::string& text, const std::vector<TextMark>& marks) {
  const std::string shown = display_text(text);
  const ShownPlaces places(text, shown);
  const QString display = QString::fromStdString(shown);
  std::string found;
  for (const TextSpan& word : words_of(text)) {
    const TextRange range = places.range(word);
    const QString letters = display.mid(range.position, range.length);
    const bool scored = std::any_of(letters.begin(), letters.end(), [](QChar c) { return c.isLetterOrNumber(); });
    found += !scored ? '?' : is_marked(marks, range, display) ? 'x' : '-';
  }
  return found;
}

struct Share {
  std::size_t agreeing = 0, words = 0;

  void add(const std::string& reader, const std::string& other) {
    for (std::size_t i = 0; i < reader.size(); ++i) {
      if (reader[i] == '?' || other[i] == '?') continue;
      ++words;
      agreeing += reader[i] == other[i] ? 1 : 0;
    }
  }
  double value() const { return static_cast<double>(agreeing) / static_cast<double>(words); }
};

/// The texts of the marked pairs; in corpora without ids, an id is the number of a record from 1 on.
std::map<std::string, std::string> texts_of(const std::string& name, const std::string& path, bool has_ids) {
  std::map<std::string, std::string> texts;
  const auto corpus = test::load(path);
  for (std::uint32_t i = 0; corpus && i < corpus->size(); ++i) {
    const Document document = (*corpus)[DocumentIndex(i)];
    std::string id(has_ids ? document.id : std::string_view());
    if (!has_ids) id = std::to_string(i + 1);
    if (name == "newsgroups") id = id.substr(id.rfind('/', id.rfind('/') - 1) + 1);
    texts.emplace(id, document.text);
  }
  return texts;
}

/// If LOOKALIKE_MARKS names a file, writes the program's marks there for tests/studies/compare_diffs.py.
TEST(MarkedPairs, agree_with_each_reader_on_at_least_97_of_100_words) {
  LOOKALIKE_NEEDS_DATA(reuters, "reuters21578.tar.gz");
  std::map<std::string, std::map<std::string, std::string>> corpora;
  corpora["reuters"] = texts_of("reuters", *reuters, true);
  corpora["newsgroups"] = texts_of("newsgroups", *test::real_data("newsgroups/sci-train.tar.gz"), true);
  corpora["device"] = texts_of("device", *test::real_data("reviews/kindle-device-15728.csv.gz"), false);
  const char* path = std::getenv("LOOKALIKE_MARKS");
  std::ofstream out(path ? path : "/dev/null");
  std::map<std::string, Share> shares;
  for (const MarkedByReaders& pair : marked_pairs()) {
    std::string texts[2];
    for (const int side : {0, 1}) texts[side] = corpora[pair.corpus][pair.id[side]];
    const PairReading reading = *read_texts({texts[0], texts[1], LineBreaks::joined}, nullptr, {});
    for (const int side : {0, 1}) {
      const std::string program =
          by_program(texts[side], reading.differences.marks(side == 0 ? Side::left : Side::right));
      ASSERT_EQ(program.size(), pair.words[side]) << pair.corpus << ' ' << pair.id[side];
      for (int reader = 0; reader < kReaders; ++reader)
        for (const std::string& corpus : {pair.corpus, std::string("all")})
          shares[corpus + std::to_string(reader)].add(by_reader(pair, reader, side), program);
      out << program << '\n';
    }
  }
  EXPECT_EQ(shares.size(), 4U * kReaders);
  for (const auto& [corpus, share] : shares) {
    EXPECT_GE(share.value(), 0.97) << corpus;
    RecordProperty(corpus, std::to_string(share.value()));
  }
}

}  // namespace
}  // namespace lookalike
