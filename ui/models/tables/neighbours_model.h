#pragma once

#include <QString>
#include <array>
#include <memory>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/query/neighbours/neighbours.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// The documents that the user may mean, the likeliest first, at most `most`: the document at this position, those with
/// this id, those whose titles contain all words (word beginnings first); if there are none, those whose id, title or
/// text contains them. "id:" before a name searches only ids. Fewer if stopped. O(titles), and O(bytes of text) if no
/// title matches.
std::vector<DocumentIndex> find_documents(const Corpus& corpus, const QString& name, std::size_t most,
                                          const Progress& progress);

/// The documents nearest to a document or text by every method, in one run.
struct NeighbourLists {
  std::shared_ptr<const RunResult> run;
  std::array<NearestList, 3> lists;  // in the order of NeighbourMethod

  const NearestList& exact() const { return lists[0]; }
  const NearestList& by(NeighbourMethod method) const { return lists[static_cast<std::size_t>(method)]; }
};

/// "10 of 11 found (tie at place 10)": the number of the true nearest documents, ties included, that a method lists.
QString found_text(const NeighbourLists& lists, NeighbourMethod method);

enum class NeighbourColumn { jaccard, estimate, bands, mark, number, document };
inline constexpr int kNeighbourColumns = 6;

/// One method's list as a table. The mark in the exact list names the methods that miss the document; the mark in the
/// other lists shows whether it is one of the true nearest.
class NeighboursModel final : public ColumnModel {
  Q_OBJECT

 public:
  explicit NeighboursModel(NeighbourMethod method, QObject* parent = nullptr);

  /// Null: no rows.
  void set_lists(std::shared_ptr<const NeighbourLists> lists);
  const Neighbour& at_row(int row) const { return list().found[static_cast<std::size_t>(row)]; }

 private:
  int row_count() const override;
  QVariant cell(int row, int section, int role) const override;
  const NearestList& list() const { return lists_->by(method_); }
  QString text(const Neighbour& neighbour, NeighbourColumn column) const;
  QString tooltip_of(const Neighbour& neighbour) const;
  QString missed_sign(const Neighbour& neighbour) const;
  QString mark(const Neighbour& neighbour) const;
  QString mark_meaning(const Neighbour& neighbour) const;

  NeighbourMethod method_;
  std::shared_ptr<const NeighbourLists> lists_;
};

}  // namespace lookalike
