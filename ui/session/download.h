#pragma once

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>
#include <memory>

#include "ui/session/worker.h"

class QNetworkReply;
class QSaveFile;

namespace lookalike {

/// A file with a known checksum, and its destination.
struct WantedFile {
  QUrl address;
  QString folder;  // created if missing
  QString name;
  QByteArray sha256;  // hexadecimal
};

/// Downloads one file; it makes no connection before `start`. Only HTTPS is allowed, except to this machine. An
/// existing file with the checksum is used as it is; one with another checksum stays, and the new file gets a number. A
/// failed or cancelled download leaves no file.
class Download final : public QObject {
  Q_OBJECT

 public:
  struct Limits {
    qint64 most_bytes = qint64{64} << 20;
    int stall_ms = 30'000;  // without receiving a byte
  };

  explicit Download(QObject* parent = nullptr) : Download(Limits{}, parent) {}
  explicit Download(Limits limits, QObject* parent = nullptr);
  ~Download() override;

  /// Cancels a running download first.
  void start(const WantedFile& file);
  /// Returns at once; no signal follows.
  void cancel();
  bool running() const { return looking_.busy() || reply_ != nullptr; }

 signals:
  /// `total` is 0 while the size is unknown.
  void progress(qint64 received, qint64 total);
  void finished(const QString& path);
  /// One or two sentences.
  void failed(const QString& sentence);

 private:
  struct Place {
    QString path;
    bool there = false;  // the wanted file exists
  };
  static Place find_place(const WantedFile& file, qint64 most_bytes);
  void fetch(const Place& place);
  void follow(const QUrl& address);
  void take_head();
  void take_bytes();
  void end();
  void give_up(const QString& sentence);
  void let_go();
  QString host() const { return wanted_.address.host(); }

  const Limits limits_;
  WantedFile wanted_;
  QNetworkAccessManager network_;
  QNetworkReply* reply_ = nullptr;
  std::unique_ptr<QSaveFile> file_;
  QCryptographicHash hash_{QCryptographicHash::Sha256};
  qint64 received_ = 0;
  QTimer stall_;
  Worker worker_;
  LatestRequest looking_;
};

}  // namespace lookalike
