#include "ui/views/groups/keeper_column.h"

#include "core/corpus/source_column.h"

namespace lookalike {

void KeeperColumn::set_corpus(std::shared_ptr<const Corpus> corpus, std::vector<std::string> paths) {
  if (corpus == corpus_) return;
  naming_.cancel();
  reading_.cancel();
  worker_.release(std::exchange(corpus_, std::move(corpus)));
  paths_ = std::move(paths);
  column_.clear();
  values_.reset();
}

void KeeperColumn::ask_names() {
  if (!corpus_) return;
  naming_.request([corpus = corpus_, paths = paths_](
                      const std::stop_token& stop) { return source_columns(*corpus, paths, Progress(stop)); },
                  [this](const Result<std::vector<std::string>>& names) {
                    if (!names) return emit failed(names.error());
                    QStringList columns;
                    for (const std::string& name : *names) columns << QString::fromStdString(name);
                    emit named(columns);
                  });
}

KeeperColumn::Values KeeperColumn::values_of(const QString& column) {
  if (column == column_ || !corpus_) return column == column_ ? values_ : nullptr;
  column_ = column;
  values_.reset();
  reading_.request(
      [corpus = corpus_, paths = paths_, name = column.toStdString()](const std::stop_token& stop) -> Result<Values> {
        const auto texts = read_source_column(*corpus, paths, name, Progress(stop));
        if (!texts) return tl::unexpected(texts.error());
        return std::make_shared<const std::vector<double>>(values_to_choose_by(*texts));
      },
      [this](const Result<Values>& values) {
        if (!values) return emit failed(values.error());
        values_ = *values;
        emit read();
      });
  return nullptr;
}

}  // namespace lookalike
