#include "ui/main_window/run_files/recovery_copy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <algorithm>
#include <future>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/system/whole_file.h"

namespace lookalike {
namespace {

constexpr int kNames = 32;
constexpr int kClosedCopies = 8;  // with that of this window

QString name(int number) {
  const QString ending = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
  return QDir(RecoveryCopy::folder()).filePath(QStringLiteral("recovery%1.lookalike").arg(ending));
}

std::shared_ptr<QLockFile> locked(const QString& path) {
  auto lock = std::make_shared<QLockFile>(path + QStringLiteral(".lock"));
  lock->setStaleLockTime(0);  // only the lock of a dead process is removed
  return lock->tryLock(0) ? lock : nullptr;
}

bool write(const std::string& text, const std::string& path) {
  NewFile file(path);
  file.write(text);
  file.sync();
  return file.commit().has_value();
}

}  // namespace

bool holds_sweeps(const std::vector<SweepTable>& tables) {
  return !std::ranges::all_of(tables, &SweepTable::automatic);
}

bool holds_work(const RunFile& run, const Recipe& fresh) {
  const bool is_edited = run.recipe != fresh || !run.runs.empty() || holds_sweeps(run.sweeps);
  return is_edited || !run.verdicts.empty() || !run.keepers.empty();
}

QString RecoveryCopy::folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

RecoveryCopy::RecoveryCopy() {
  QDir().mkpath(folder());
  for (int number = 1; number <= kNames; ++number) {
    const QString path = name(number);
    const bool exists = QFileInfo::exists(path);
    if (!exists && lock_) continue;
    auto lock = locked(path);
    if (!lock) continue;
    if (!exists) {
      path_ = path;
      lock_ = std::move(lock);
    } else if (auto run = read_run_file(path.toStdString()); !run) {
      damaged_.push_back(run.error());
    } else if (!run->paths.empty()) {
      left_.push_back({path, QFileInfo(path).lastModified(), std::move(*run), std::move(lock)});
    }
  }
  std::ranges::stable_sort(left_, [](const LeftBehind& a, const LeftBehind& b) {
    return a.run.closed == b.run.closed ? a.when > b.when : b.run.closed;
  });
  begin();
}

RecoveryCopy::~RecoveryCopy() {
  if (leaving_.valid()) leaving_.wait();
}

void RecoveryCopy::take_up(const QString& path) {
  const auto taken = std::ranges::find(left_, path, &LeftBehind::path);
  if (taken == left_.end()) return;
  end();
  if (lock_) QFile::remove(path_);
  path_ = taken->path;
  lock_ = taken->lock;
  left_.erase(taken);
  kept_ = nullptr;
  begin();
}

void RecoveryCopy::discard_left_behind() {
  for (const LeftBehind& left : left_) QFile::remove(left.path);
  left_.clear();
}

void RecoveryCopy::keep(RunFile run) {
  if (!can_be_kept() || !keeping_) return;
  if (keeping()) {
    waiting_ = std::move(run);
    return;
  }
  keeping_->request(
      [run = std::move(run), kept = kept_, path = path_.toStdString()](const std::stop_token&) {
        const auto text = std::make_shared<const std::string>(to_json(run).dump());
        const bool is_on_disk = (kept && *kept == *text) || write(*text, path);
        return is_on_disk ? text : kept;
      },
      [this](std::shared_ptr<const std::string> written) { take(std::move(written)); });
}

void RecoveryCopy::take(std::shared_ptr<const std::string> written) {
  kept_ = std::move(written);
  if (auto next = std::exchange(waiting_, {})) keep(std::move(*next));
}

void RecoveryCopy::begin() {
  worker_ = std::make_unique<Worker>();
  keeping_ = std::make_unique<LatestRequest>(*worker_);
}

void RecoveryCopy::end() {
  waiting_.reset();
  keeping_.reset();
  worker_.reset();
}

std::vector<QString> RecoveryCopy::take_outdated() {
  std::vector<QString> outdated;
  int closed = 0;  // left_ begins with the newest
  std::erase_if(left_, [&](const LeftBehind& left) {
    if (!left.run.closed || ++closed < kClosedCopies) return false;
    outdated.push_back(left.path);
    return true;
  });
  return outdated;
}

void RecoveryCopy::set_aside(RunFile run) {
  run.closed = true;
  LeftBehind aside{{}, QDateTime::currentDateTime(), std::move(run), nullptr, true};
  const auto before = std::ranges::find_if(left_, [&](const LeftBehind& left) {
    return left.is_own && left.run.paths == aside.run.paths && left.run.load == aside.run.load;
  });
  if (before != left_.end()) {
    aside.path = before->path;
    aside.lock = before->lock;
    left_.erase(before);
  }
  for (int number = 1; number <= kNames && !aside.lock; ++number)
    if (aside.path = name(number); !QFileInfo::exists(aside.path)) aside.lock = locked(aside.path);
  if (!aside.lock || !worker_) return;
  const auto place = std::ranges::find_if(left_, [](const LeftBehind& left) { return left.run.closed; });
  left_.insert(place, aside);
  worker_->post({}, [run = std::move(aside.run), path = aside.path.toStdString(), outdated = take_outdated()] {
    if (!write(to_json(run).dump(), path)) return;
    for (const QString& old : outdated) QFile::remove(old);
  });
}

void RecoveryCopy::leave(const RunFile& run) {
  waiting_.reset();
  keeping_.reset();
  if (!can_be_kept()) return;
  const auto writing =
      std::make_shared<std::packaged_task<void()>>([run, outdated = take_outdated(), path = path_.toStdString()] {
        if (!write(to_json(run).dump(), path)) return;
        for (const QString& old : outdated) QFile::remove(old);
      });
  leaving_ = writing->get_future();
  worker_->post({}, [writing] { (*writing)(); });
}

void RecoveryCopy::remove() {
  end();
  if (can_be_kept()) QFile::remove(path_);
}

}  // namespace lookalike
