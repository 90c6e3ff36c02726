#include "ui/main_window/recovery_copy.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include "core/base/new_file.h"

namespace lookalike {
namespace {

QString copy_path() {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
  folder.mkpath(QStringLiteral("."));
  return folder.filePath(QStringLiteral("recovery.lookalike"));
}

bool write(const std::string& text, const std::string& path) {
  NewFile file(path);
  file.write(text);
  file.sync();
  return file.commit().has_value();
}

}  // namespace

RecoveryCopy::RecoveryCopy()
    : alone_(copy_path() + QStringLiteral(".lock")),
      worker_(std::make_unique<Worker>()),
      keeping_(std::make_unique<Lane>(*worker_)) {
  alone_.setStaleLockTime(0);
  alone_.tryLock(0);
}

void RecoveryCopy::keep(const RunFile& run) {
  if (!is_ours() || !keeping_ || keeping()) return;
  const std::string text = to_json(run).dump();
  if (text == kept_) return;
  keeping_->request([text, path = copy_path().toStdString()](const std::stop_token&) { return write(text, path); },
                    [this, text](bool written) {
                      if (written) kept_ = text;
                    });
}

std::optional<RunFile> RecoveryCopy::left_behind() const {
  if (!is_ours()) return {};
  auto run = read_run_file(copy_path().toStdString());
  return run ? std::optional(std::move(*run)) : std::nullopt;
}

void RecoveryCopy::end() {
  keeping_.reset();
  worker_.reset();
}

void RecoveryCopy::leave(const RunFile& run) {
  end();
  if (is_ours()) write(to_json(run).dump(), copy_path().toStdString());
}

void RecoveryCopy::remove() {
  end();
  if (is_ours()) QFile::remove(copy_path());
}

}  // namespace lookalike
