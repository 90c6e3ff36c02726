#include "ui/session/baseline_run.h"

#include "ui/session/background_work.h"

namespace lookalike {

void BaselineRun::keep(std::shared_ptr<const RunResult> run, const QString& name) {
  making_.cancel();
  set(std::move(run), name);
  emit changed();
}

void BaselineRun::make(std::shared_ptr<const Corpus> corpus, const Recipe& recipe, const EngineOptions& engine,
                       const QString& name) {
  set(nullptr, name);  // before the request, so that the old run's memory is free when the new one begins
  making_.request(
      [corpus = std::move(corpus), recipe, engine](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop,
                             [&](const Progress& progress) { return Engine(corpus, engine).run(recipe, progress); });
      },
      [this, name](Result<std::shared_ptr<const RunResult>> run) {
        if (run) return keep(std::move(*run), name);
        keep(nullptr, {});
        emit failed(QString::fromStdString(run.error().message));
      });
  emit changed();
}

void BaselineRun::set(std::shared_ptr<const RunResult> run, const QString& name) {
  run_.swap(run);
  name_ = name;
  worker_.release(std::move(run));
}

void BaselineRun::forget() {
  if (run_ || making()) keep(nullptr, {});
}

}  // namespace lookalike
