#pragma once

#include <QWidget>
#include <memory>

#include "core/query/explain/pair_explanation.h"
#include "ui/session/worker.h"

class QLabel;
class QPushButton;

namespace lookalike {

class BandCells;
class VennPicture;

/// The reasons why a run found or missed a pair: counts, a picture of both sets, the signature's cells, sentences.
class WhyPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit WhyPanel(Worker& worker, QWidget* parent = nullptr);

  /// Explains a pair of this run, on the worker.
  void show_pair(const std::shared_ptr<const RunResult>& run, DocumentIndex a, DocumentIndex b);
  void clear();

  /// All texts, for copying; empty without a pair.
  QString text() const { return text_; }

 signals:
  void explained();

 private:
  struct Reasons {
    PairExplanation pair;
    Recipe recipe;
  };
  void take(const Result<Reasons>& reasons);
  void show_numbers(const Reasons& reasons);
  void show_cells(const Reasons& reasons);

  QLabel* heading_;
  QLabel* summary_;
  QLabel* jaccard_;
  QLabel* estimate_;
  QLabel* unused_;
  QLabel* sentences_;
  VennPicture* sets_;
  BandCells* cells_;
  QWidget* content_;
  QPushButton* copy_;
  QString text_;
  LatestRequest request_;
};

}  // namespace lookalike
