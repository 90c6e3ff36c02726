#include "ui/models/tables/pairs_model.h"

#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/experiment/evaluation/run_comparison.h"
#include "core/query/containment.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/explanations.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/verdict_text.h"

namespace lookalike {
namespace {

/// Names of the columns' explanations.
constexpr const char* kNames[kPairColumns] = {
    "pairs.column.jaccard",  "pairs.column.estimate", "pairs.column.bands",      "pairs.column.a",
    "pairs.column.title_a",  "pairs.column.b",        "pairs.column.title_b",    "pairs.column.length_a",
    "pairs.column.length_b", "pairs.column.change",   "pairs.column.verdict",    "pairs.column.note",
    "pairs.column.id_a",     "pairs.column.id_b",     "pairs.column.containment"};

TableColumns columns() {
  return {
      {PairsModel::tr("J"),
       PairsModel::tr(
           "Exact Jaccard similarity: shared shingles divided by all different shingles of the two documents."),
       Qt::AlignRight},
      {PairsModel::tr("estimate"),
       PairsModel::tr("Share of signature values that agree: the estimate of J by the signatures."), Qt::AlignRight},
      {PairsModel::tr("bands"),
       PairsModel::tr("Number of bands in which the two signatures agree; one is enough for a candidate."),
       Qt::AlignRight},
      {PairsModel::tr("a"), PairsModel::tr("Position of the first document in the corpus, from 0."), Qt::AlignRight},
      {PairsModel::tr("first document"), PairsModel::tr("Title of the first document, or its first words.")},
      {PairsModel::tr("b"), PairsModel::tr("Position of the second document in the corpus, from 0."), Qt::AlignRight},
      {PairsModel::tr("second document"), PairsModel::tr("Title of the second document, or its first words.")},
      {PairsModel::tr("length a"),
       PairsModel::tr("Length of the first document in tokens: the words or characters of its shingles."),
       Qt::AlignRight},
      {PairsModel::tr("length b"),
       PairsModel::tr("Length of the second document in tokens: the words or characters of its shingles."),
       Qt::AlignRight},
      {PairsModel::tr("baseline \u2192 this"),
       PairsModel::tr("The pair's value in the baseline and in this run: J, or the estimate if J is equal."),
       Qt::AlignRight},
      {PairsModel::tr("verdict"),
       PairsModel::tr("Your verdict on the two texts (keys 1 to 4); the tooltip shows its note.")},
      {PairsModel::tr("note"), PairsModel::tr("Your note on the two texts.")},
      {PairsModel::tr("id a"),
       PairsModel::tr("Id of the first document in its source; the filter searches it with id:.")},
      {PairsModel::tr("id b"),
       PairsModel::tr("Id of the second document in its source; the filter searches it with id:.")},
      {PairsModel::tr("containment"),
       PairsModel::tr(
           "Shared shingles divided by those of the smaller set: 1 if one text lies wholly inside the other; "
           "\u2248 marks an estimate by the signatures."),
       Qt::AlignRight}};
}

bool is_title(PairColumn column) {
  return column == PairColumn::title_a || column == PairColumn::title_b;
}

QString from_to(double before, double after) {
  return similarity_text(before) + QStringLiteral(" \u2192 ") + similarity_text(after);
}

}  // namespace

PairsModel::PairsModel(QObject* parent) : QAbstractTableModel(parent), columns_(columns()) {}

void PairsModel::set_rows(std::shared_ptr<const PairRows> rows) {
  beginResetModel();
  if (!rows_ || !rows || rows_->run->corpus != rows->run->corpus) names_.clear();
  rows_ = std::move(rows);
  endResetModel();
}

void PairsModel::set_order(std::shared_ptr<const PairRows> rows) {
  if (rows == rows_) return;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  std::map<int, std::size_t> places;  // of selected rows, each with many cells
  std::vector<std::pair<DocumentIndex, DocumentIndex>> selected;
  for (const QModelIndex& old : before) {
    if (!places.try_emplace(old.row(), selected.size()).second) continue;
    const SimilarPair& pair = rows_->at_row(static_cast<std::size_t>(old.row()));
    selected.emplace_back(pair.a, pair.b);
  }
  const auto found = rows_of(*rows, selected);
  QModelIndexList after;
  after.reserve(before.size());
  for (const QModelIndex& old : before) {
    const auto& row = found[places[old.row()]];
    after.push_back(row ? index(static_cast<int>(*row), old.column()) : QModelIndex());
  }
  rows_ = std::move(rows);
  changePersistentIndexList(before, after);
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void PairsModel::show_verdicts() {
  if (rowCount() == 0) return;
  for (const PairColumn shown : {PairColumn::verdict, PairColumn::note}) {
    const int column = static_cast<int>(shown);
    emit dataChanged(index(0, column), index(rowCount() - 1, column), {Qt::DisplayRole, Qt::ToolTipRole});
  }
}

const JudgedPair* PairsModel::judged(const SimilarPair& pair) const {
  return verdict_of_ ? verdict_of_(*rows_->run, pair.a, pair.b) : nullptr;
}

int PairsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !rows_ ? 0 : static_cast<int>(rows_->order.size());
}

int PairsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kPairColumns;
}

QVariant PairsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto column = static_cast<PairColumn>(index.column());
  const auto row = static_cast<std::size_t>(index.row());
  const SimilarPair& pair = rows_->at_row(row);
  if (column == PairColumn::change) return change(pair, rows_->baseline_at_row(row), role);
  if (role == Qt::DisplayRole) return text(pair, column);
  if (role == Qt::EditRole) return whole_text(pair, column);
  if (role == Qt::TextAlignmentRole) return columns_[static_cast<std::size_t>(column)].aligned();
  if (role == Qt::ToolTipRole) return tooltip(pair, column);
  return {};
}

QVariant PairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::WhatsThisRole && orientation == Qt::Horizontal && section >= 0 && section < kPairColumns)
    return tooltip_text(explanation(QLatin1String(kNames[section])));
  return header_data(columns_, section, orientation, role);
}

void PairsModel::sort(int column, Qt::SortOrder direction) {
  if (column < 0 || column >= kPairColumns || !rows_) return;
  emit sort_requested(static_cast<PairColumn>(column), direction);
}

QString PairsModel::whole_text(const SimilarPair& pair, PairColumn column) const {
  if (!is_title(column)) return text(pair, column);
  return document_title(*rows_->run->corpus, column == PairColumn::title_a ? pair.a : pair.b);
}

QVariant PairsModel::change(const SimilarPair& pair, const SimilarPair* kept, int role) const {
  if (!kept) return {};
  const QString jaccard = tr("J %1").arg(from_to(kept->jaccard, pair.jaccard));
  const QString estimate = tr("estimate %1").arg(from_to(kept->estimate(), pair.estimate()));
  if (role == Qt::DisplayRole) return jaccard_changed(pair, *kept) ? jaccard : estimate;
  if (role == Qt::ToolTipRole) return tooltip_text(jaccard + u'\n' + estimate);
  if (role == Qt::TextAlignmentRole) return columns_[static_cast<std::size_t>(PairColumn::change)].aligned();
  return {};
}

QString PairsModel::text(const SimilarPair& pair, PairColumn column) const {
  const RunResult& run = *rows_->run;
  switch (column) {
    case PairColumn::jaccard:
      return similarity_text(static_cast<double>(pair.jaccard));
    case PairColumn::estimate:
      return similarity_text(pair.estimate());
    case PairColumn::containment:
      return (std::isnan(pair.jaccard) ? QStringLiteral("\u2248 ") : QString()) +
             similarity_text(containment(pair, *run.shingles));
    case PairColumn::bands:
      return count_text(pair.bands);
    case PairColumn::a:
      return count_text(pair.a.value);
    case PairColumn::b:
      return count_text(pair.b.value);
    case PairColumn::title_a:
      return names_of(pair).first;
    case PairColumn::title_b:
      return names_of(pair).second;
    case PairColumn::id_a:
      return to_qstring(run.corpus->label(pair.a).id);
    case PairColumn::id_b:
      return to_qstring(run.corpus->label(pair.b).id);
    case PairColumn::note: {
      const JudgedPair* said = judged(pair);
      return said ? QString::fromStdString(said->note) : QString();
    }
    case PairColumn::length_a:
      return count_text(run.shingles->token_count(pair.a));
    case PairColumn::length_b:
      return count_text(run.shingles->token_count(pair.b));
    case PairColumn::verdict: {
      const JudgedPair* said = judged(pair);
      return said ? verdict_mark(said->verdict) : QString();
    }
    case PairColumn::change:
      break;
  }
  return {};
}

/// Texts may be long and in a file: too slow to read at every repaint.
std::pair<QString, QString> PairsModel::names_of(const SimilarPair& pair) const {
  const std::uint64_t key = std::uint64_t{pair.a.value} << 32 | pair.b.value;
  if (const auto* known = names_.object(key)) return *known;
  const auto names = pair_names(*rows_->run->corpus, pair.a, pair.b);
  names_.insert(key, new std::pair(names));
  return names;
}

QString PairsModel::tooltip(const SimilarPair& pair, PairColumn column) const {
  if (column == PairColumn::jaccard && std::isnan(pair.jaccard))
    return tr("Not computed: this recipe does not verify pairs exactly.");
  if (column == PairColumn::verdict) {
    const JudgedPair* said = judged(pair);
    return said ? tooltip_text(QString::fromStdString(said->note)) : QString();
  }
  if (column == PairColumn::note || column == PairColumn::id_a || column == PairColumn::id_b)
    return tooltip_text(text(pair, column));
  return is_title(column) ? tooltip_text(whole_text(pair, column)) : QString();
}

}  // namespace lookalike
