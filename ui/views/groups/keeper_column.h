#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/corpus/corpus.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Reads a column of a corpus's source again, by whose values documents can be kept, on a thread of its own.
class KeeperColumn final : public QObject {
  Q_OBJECT

 public:
  using Values = std::shared_ptr<const std::vector<double>>;

  explicit KeeperColumn(QObject* parent) : QObject(parent), naming_(worker_), reading_(worker_) {}

  /// Another corpus has other columns; null: none.
  void set_corpus(std::shared_ptr<const Corpus> corpus, std::vector<std::string> paths);
  /// Asks which columns there are; `named` tells.
  void ask_names();
  /// Names or values are being read.
  bool busy() const { return naming_.busy() || reading_.busy(); }
  /// The values of a column; null until they are read, which `read` tells.
  Values values_of(const QString& column);

 signals:
  void named(const QStringList& columns);
  void read();
  void failed(const lookalike::Error& error);

 private:
  std::shared_ptr<const Corpus> corpus_;
  std::vector<std::string> paths_;
  QString column_;  // that `values_` are of, or will be
  Values values_;
  Worker worker_;
  LatestRequest naming_, reading_;
};

}  // namespace lookalike
