#include "ui/models/tables/pairs_model.h"

#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/experiment/evaluation/run_comparison.h"
#include "core/query/containment.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/verdict_text.h"

namespace lookalike {
namespace {

bool is_title(PairColumn column) {
  return column == PairColumn::title_a || column == PairColumn::title_b;
}

QString from_to(double before, double after) {
  return similarity_text(before) + QStringLiteral(" \u2192 ") + similarity_text(after);
}

}  // namespace

PairsModel::PairsModel(QObject* parent)
    : ColumnModel(named_columns("pairs", {{"jaccard", tr("J"), Qt::AlignRight},
                                          {"estimate", tr("estimate"), Qt::AlignRight},
                                          {"bands", tr("bands"), Qt::AlignRight},
                                          {"a", tr("a"), Qt::AlignRight},
                                          {"title_a", tr("first document")},
                                          {"b", tr("b"), Qt::AlignRight},
                                          {"title_b", tr("second document")},
                                          {"length_a", tr("length a"), Qt::AlignRight},
                                          {"length_b", tr("length b"), Qt::AlignRight},
                                          {"change", tr("baseline \u2192 this"), Qt::AlignRight},
                                          {"verdict", tr("verdict")},
                                          {"note", tr("note")},
                                          {"id_a", tr("id a")},
                                          {"id_b", tr("id b")},
                                          {"containment", tr("containment"), Qt::AlignRight}}),
                  parent) {}

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

int PairsModel::row_count() const {
  return rows_ ? static_cast<int>(rows_->order.size()) : 0;
}

QVariant PairsModel::cell(int row, int section, int role) const {
  const auto column = static_cast<PairColumn>(section);
  const auto place = static_cast<std::size_t>(row);
  const SimilarPair& pair = rows_->at_row(place);
  if (column == PairColumn::change) return change(pair, rows_->baseline_at_row(place), role);
  if (role == Qt::DisplayRole) return text(pair, column);
  if (role == Qt::EditRole) return whole_text(pair, column);
  if (role == Qt::ToolTipRole) return tooltip(pair, column);
  return {};
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
      return said ? verdict_cell(*said) : QString();
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
    return said ? tooltip_text(verdict_tooltip(*said)) : QString();
  }
  if (column == PairColumn::note || column == PairColumn::id_a || column == PairColumn::id_b)
    return tooltip_text(text(pair, column));
  return is_title(column) ? tooltip_text(whole_text(pair, column)) : QString();
}

}  // namespace lookalike
