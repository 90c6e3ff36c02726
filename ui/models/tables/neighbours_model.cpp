#include "ui/models/tables/neighbours_model.h"

#include <algorithm>

#include "ui/models/reading/text_pieces.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"

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

bool lists(const NearestList& list, DocumentIndex document) {
  return std::ranges::any_of(list.found, [document](const Neighbour& near) { return near.document == document; });
}

}  // namespace

std::vector<DocumentIndex> find_documents(const Corpus& corpus, const QString& name, std::size_t most,
                                          const Progress& progress) {
  return Search(corpus, most, progress).run(name);
}

QString found_text(const NeighbourLists& all, NeighbourMethod method) {
  const NearestList& exact = all.exact();
  const auto found =
      std::ranges::count_if(all.by(method).found, [&](const Neighbour& near) { return is_among_nearest(near, exact); });
  const QString text =
      NeighboursModel::tr("%1 of %2 found").arg(count_text(static_cast<std::size_t>(found)), count_text(exact.as_near));
  if (exact.as_near == exact.found.size()) return text;
  return NeighboursModel::tr("%1 (tie at place %2)").arg(text, count_text(exact.found.size()));
}

NeighboursModel::NeighboursModel(NeighbourMethod method, QObject* parent)
    : ColumnModel(named_columns("neighbours", {{"jaccard", tr("J"), Qt::AlignRight},
                                               {"estimate", tr("est."), Qt::AlignRight},
                                               {"bands", tr("bands"), Qt::AlignRight},
                                               {"mark", tr("true"), Qt::AlignHCenter},
                                               {"number", tr("no."), Qt::AlignRight},
                                               {"document", tr("document")}}),
                  parent),
      method_(method) {
  if (method != NeighbourMethod::exact) return;
  const auto rename = [this](NeighbourColumn which, const TableColumns& to) {
    column(static_cast<int>(which)) = to.front();
  };
  rename(NeighbourColumn::mark, named_columns("neighbours", {{"missed", tr("missed"), Qt::AlignHCenter}}));
  rename(NeighbourColumn::document, named_columns("neighbours", {{"missed_document", tr("document")}}));
}

void NeighboursModel::set_lists(std::shared_ptr<const NeighbourLists> lists) {
  beginResetModel();
  lists_ = std::move(lists);
  endResetModel();
}

int NeighboursModel::row_count() const {
  return lists_ ? static_cast<int>(list().found.size()) : 0;
}

QVariant NeighboursModel::cell(int row, int section, int role) const {
  const Neighbour& neighbour = at_row(row);
  const auto column = static_cast<NeighbourColumn>(section);
  if (role == Qt::DisplayRole) return text(neighbour, column);
  if (role == Qt::AccessibleTextRole) return column == NeighbourColumn::mark ? mark_meaning(neighbour) : QVariant();
  if (role != Qt::ToolTipRole) return {};
  return column == NeighbourColumn::mark       ? mark_meaning(neighbour)
         : column == NeighbourColumn::document ? tooltip_of(neighbour)
                                               : text(neighbour, column);
}

QString NeighboursModel::text(const Neighbour& neighbour, NeighbourColumn column) const {
  switch (column) {
    case NeighbourColumn::jaccard:
      return similarity_text(neighbour.jaccard);
    case NeighbourColumn::estimate:
      return similarity_text(neighbour.estimate);
    case NeighbourColumn::bands:
      return QString::number(neighbour.bands);
    case NeighbourColumn::mark:
      return mark(neighbour);
    case NeighbourColumn::number:
      return count_text(neighbour.document.value);
    case NeighbourColumn::document:
      return missed_sign(neighbour) + document_name(document_to_name(*lists_->run->corpus, neighbour.document));
  }
  return {};
}

QString NeighboursModel::tooltip_of(const Neighbour& neighbour) const {
  const DocumentIndex document = neighbour.document;
  const QString title = count_text(document.value) + u"  " + document_title(*lists_->run->corpus, document);
  return tooltip_text(title + u'\n' + mark_meaning(neighbour));
}

QString NeighboursModel::mark(const Neighbour& neighbour) const {
  if (method_ != NeighbourMethod::exact)
    return is_among_nearest(neighbour, lists_->exact()) ? QStringLiteral("\u2713") : QStringLiteral("\u2717");
  const bool signatures = lists(lists_->by(NeighbourMethod::signatures), neighbour.document);
  const bool lsh = lists(lists_->by(NeighbourMethod::lsh), neighbour.document);
  return signatures && lsh ? QString() : lsh ? tr("sig.") : signatures ? tr("LSH") : tr("both");
}

/// A mark before the name, visible even if the column of marks has no room.
QString NeighboursModel::missed_sign(const Neighbour& neighbour) const {
  return method_ == NeighbourMethod::exact && !mark(neighbour).isEmpty() ? QStringLiteral("\u2717 ") : QString();
}

QString NeighboursModel::mark_meaning(const Neighbour& neighbour) const {
  if (method_ != NeighbourMethod::exact)
    return is_among_nearest(neighbour, lists_->exact()) ? tr("one of the true nearest documents")
                                                        : tr("not one of the true nearest documents");
  const QString missing = mark(neighbour);
  if (missing.isEmpty()) return tr("listed by both other methods");
  return missing == tr("sig.")  ? tr("missing from the nearest by signatures")
         : missing == tr("LSH") ? tr("missing from the nearest by LSH")
                                : tr("missing from the nearest by signatures and by LSH");
}

}  // namespace lookalike
