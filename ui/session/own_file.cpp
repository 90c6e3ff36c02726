#include "ui/session/own_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLockFile>

namespace lookalike {
namespace {

QString with_ending(const QString& path, const QString& ending) {
  const QFileInfo file(path);
  const QString suffix = file.suffix().isEmpty() ? QString() : QString(u'.' + file.suffix());
  return QString(path.chopped(suffix.size()) + u'-' + ending + suffix);
}

}  // namespace

OwnFile::OwnFile(const std::string& path) : first_(QString::fromStdString(path)), path_(path) {
  for (int number = 1; number <= kNames; ++number) {
    lock_ = locked(name(number));
    if (!lock_) continue;
    path_ = name(number).toStdString();
    return;
  }
  if (QFileInfo::exists(first_ + QStringLiteral(".lock")))
    path_ = with_ending(first_, QString::number(QCoreApplication::applicationPid())).toStdString();
}

bool OwnFile::exchange(const std::function<bool(const std::string&)>& wanted) {
  for (int number = 1; number <= kNames; ++number) {
    const QString path = name(number);
    auto lock = locked(path);
    if (!lock || !wanted(path.toStdString())) continue;
    lock_ = std::move(lock);
    path_ = path.toStdString();
    return true;
  }
  return false;
}

QString OwnFile::name(int number) const {
  return number == 1 ? first_ : with_ending(first_, QString::number(number));
}

std::shared_ptr<QLockFile> OwnFile::locked(const QString& path) {
  auto lock = std::make_shared<QLockFile>(path + QStringLiteral(".lock"));
  lock->setStaleLockTime(0);  // never stale by age: a sweep may take days
  return lock->tryLock() ? lock : nullptr;
}

}  // namespace lookalike
