#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/corpus/corpus.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Reads a column of a corpus's source, whose values can choose keepers, on a separate thread.
class KeeperColumn final : public QObject {
  Q_OBJECT

 public:
  using Values = std::shared_ptr<const std::vector<double>>;

  explicit KeeperColumn(QObject* parent) : QObject(parent), naming_(worker_), reading_(worker_) {}

  /// Sets the corpus, which determines the columns; null: none.
  void set_corpus(std::shared_ptr<const Corpus> corpus, std::vector<std::string> paths);
  /// Requests the names of the columns; `named` reports them.
  void ask_names();
  /// Whether names or values are being read.
  bool busy() const { return naming_.busy() || reading_.busy(); }
  /// The values of a column; null until `read` is emitted.
  Values values_of(const QString& column);

 signals:
  void named(const QStringList& columns);
  void read();
  void failed(const lookalike::Error& error);

 private:
  std::shared_ptr<const Corpus> corpus_;
  std::vector<std::string> paths_;
  QString column_;  // the column of `values_`, or of the values being read
  Values values_;
  Worker worker_;
  LatestRequest naming_, reading_;
};

}  // namespace lookalike
