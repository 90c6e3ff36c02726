#include "ui/session/kept_run.h"

#include "ui/session/background_work.h"

namespace lookalike {

void KeptRun::keep(std::shared_ptr<const RunResult> run, const QString& name) {
  making_.cancel();
  run_.swap(run);
  name_ = name;
  worker_.release(std::move(run));
  emit changed();
}

void KeptRun::make(std::shared_ptr<const Corpus> corpus, const Recipe& recipe, const QString& name) {
  keep(nullptr, name);
  making_.request(
      [corpus = std::move(corpus), recipe](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop,
                             [&](const Progress& progress) { return Engine(corpus).run(recipe, progress); });
      },
      [this, name](Result<std::shared_ptr<const RunResult>> run) {
        if (run) return keep(std::move(*run), name);
        forget();
        emit failed(QString::fromStdString(run.error().message));
      });
  emit changed();
}

void KeptRun::forget() {
  if (run_ || making()) keep(nullptr, {});
}

}  // namespace lookalike
