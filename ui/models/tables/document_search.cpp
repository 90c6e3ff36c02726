#include "ui/models/tables/document_search.h"

#include <algorithm>

#include "ui/models/reading/text_search.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 1'024;  // documents between checks of the stop request
const auto kIdAlone = QStringLiteral("id:");

bool begins_a_word(const QString& title, const QRegularExpression& word) {
  for (auto match = word.globalMatch(title); match.hasNext();)
    if (const qsizetype at = match.next().capturedStart(); at == 0 || !title[at - 1].isLetterOrNumber()) return true;
  return false;
}

class Search {
 public:
  Search(const Corpus& corpus, std::size_t most, const Progress& progress)
      : corpus_(corpus), most_(most), progress_(progress) {}

  std::vector<DocumentIndex> run(const QString& name) {
    if (name.startsWith(kIdAlone)) {
      add_ids(name.mid(kIdAlone.size()));
      return std::move(found_);
    }
    add_position(name);
    add_ids(name);
    const TextSearch search(name);
    if (search.finds_everything()) return std::move(found_);
    add_titles(search, name);
    if (found_.empty()) add_texts(search);
    return std::move(found_);
  }

 private:
  void add_position(const QString& name) {
    bool is_number = false;
    const qulonglong position =
        QString(name).remove(u' ').remove(QChar(0x2009)).remove(QChar(0x202F)).toULongLong(&is_number);
    if (is_number && position < corpus_.size()) add(DocumentIndex(position));
  }

  void add_ids(const QString& name) {
    const std::string id = name.trimmed().toStdString();
    each_document([&](DocumentIndex i) {
      if (corpus_.label(i).id == id) add(i);
    });
  }

  void add_titles(const TextSearch& search, const QString& name) {
    std::vector<QRegularExpression> words;
    for (const QString& word : name.simplified().split(u' ')) words.push_back(search_pattern(word));
    std::vector<DocumentIndex> within;
    each_document([&](DocumentIndex i) {
      Document title;
      title.title = corpus_.label(i).title;
      if (!search.finds(title)) return;
      const QString text = to_qstring(title.title);
      if (std::ranges::all_of(words, [&](const auto& word) { return begins_a_word(text, word); }))
        add(i);
      else if (within.size() < most_)
        within.push_back(i);
    });
    for (const DocumentIndex i : within) add(i);
  }

  void add_texts(const TextSearch& search) {
    each_document([&](DocumentIndex i) {
      if (search.finds(corpus_[i])) add(i);
    });
  }

  void add(DocumentIndex document) {
    if (found_.size() < most_ && std::ranges::find(found_, document) == found_.end()) found_.push_back(document);
  }

  /// Stops at `most` documents.
  template <typename Look>
  void each_document(const Look& look) {
    for (std::size_t i = 0; i < corpus_.size() && found_.size() < most_; ++i) {
      if (i % kGrain == 0 && progress_.cancelled()) return;
      look(DocumentIndex(i));
    }
  }

  const Corpus& corpus_;
  std::size_t most_;
  const Progress& progress_;
  std::vector<DocumentIndex> found_;
};

}  // namespace

std::vector<DocumentIndex> find_documents(const Corpus& corpus, const QString& name, std::size_t most,
                                          const Progress& progress) {
  return Search(corpus, most, progress).run(name);
}

}  // namespace lookalike
