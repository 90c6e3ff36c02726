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

/// A file of a known checksum, and where it is to lie.
struct WantedFile {
  QUrl address;
  QString folder;  // made where there is none
  QString name;
  QByteArray sha256;  // hexadecimal
};

/// Brings one file from the net, and nothing before `start`. Only HTTPS is followed, but for addresses of this very
/// machine. A file that is there already and has the checksum is taken as it is; one of that name with another checksum
/// is left alone and the new one named beside it. Nothing is kept of what failed or was cancelled.
class Download final : public QObject {
  Q_OBJECT

 public:
  struct Limits {
    qint64 most_bytes = qint64{64} << 20;
    int stall_ms = 30'000;  // without a single byte
  };

  explicit Download(QObject* parent = nullptr) : Download(Limits{}, parent) {}
  explicit Download(Limits limits, QObject* parent = nullptr);
  ~Download() override;

  /// Cancels what is under way.
  void start(const WantedFile& file);
  /// Answers at once; no signal follows.
  void cancel();
  bool running() const { return looking_.busy() || reply_ != nullptr; }

 signals:
  /// `total` is 0 while the server has not told.
  void progress(qint64 received, qint64 total);
  void finished(const QString& path);
  /// A sentence, or two.
  void failed(const QString& sentence);

 private:
  struct Place {
    QString path;
    bool there = false;  // the wanted file
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
