#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "core/pipeline/engine.h"
#include "ui/session/worker.h"

namespace lookalike {

/// A run that later ones of the same corpus are compared with: one that was there, or one that is made from its recipe
/// on a thread of its own.
class BaselineRun final : public QObject {
  Q_OBJECT

 public:
  explicit BaselineRun(QObject* parent = nullptr) : QObject(parent), making_(worker_) {}
  ~BaselineRun() override { making_.cancel(); }

  /// `name` tells a person which run it is.
  void keep(std::shared_ptr<const RunResult> run, const QString& name);
  /// Runs the recipe over the corpus, then keeps that. The baseline of before is let go at once.
  void make(std::shared_ptr<const Corpus> corpus, const Recipe& recipe, const EngineOptions& engine,
            const QString& name);
  void forget();

  /// Null when there is none, or it is still being made.
  const std::shared_ptr<const RunResult>& run() const { return run_; }
  const QString& name() const { return name_; }
  bool making() const { return making_.busy(); }

 signals:
  void changed();
  void failed(const QString& sentence);

 private:
  void set(std::shared_ptr<const RunResult> run, const QString& name);

  std::shared_ptr<const RunResult> run_;
  QString name_;
  Worker worker_;
  LatestRequest making_;
};

}  // namespace lookalike
