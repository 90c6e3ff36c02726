#include "ui/session/download.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSaveFile>

#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

constexpr int kMostRedirects = 5;
constexpr int kMostNames = 100;
constexpr int kHttpOk = 200;

bool is_this_machine(const QUrl& address) {
  return address.host() == QLatin1String("localhost") || QHostAddress(address.host()).isLoopback();
}

// Third parties can read and change plain HTTP, but not between two programs of the same machine.
bool may_follow(const QUrl& from, const QUrl& to) {
  if (to.scheme() == QLatin1String("https")) return true;
  return to.scheme() == QLatin1String("http") && is_this_machine(to) && is_this_machine(from);
}

// Empty for a file that cannot be read, or is too large for a downloaded one.
QByteArray sha256_of(const QString& path, qint64 most_bytes) {
  QFile file(path);
  QCryptographicHash hash(QCryptographicHash::Sha256);
  const bool readable = file.size() <= most_bytes && file.open(QIODevice::ReadOnly) && hash.addData(&file);
  return readable ? hash.result().toHex() : QByteArray();
}

// "reuters21578.tar.gz"; for number 2, "reuters21578-2.tar.gz".
QString numbered(const QString& name, int number) {
  if (number == 1) return name;
  const QFileInfo parts(name);
  return QStringLiteral("%1-%2.%3").arg(parts.baseName()).arg(number).arg(parts.completeSuffix());
}

// Asks for the bytes as stored: Qt would decompress an archive that the server declares as a compressed page.
QNetworkRequest request_for(const QUrl& address) {
  QNetworkRequest request(address);
  request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::UserVerifiedRedirectPolicy);
  request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
  request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
  request.setMaximumRedirectsAllowed(kMostRedirects);
  request.setRawHeader("Accept-Encoding", "identity");
  request.setHeader(QNetworkRequest::UserAgentHeader,
                    QString(QStringLiteral("Lookalike/") + QCoreApplication::applicationVersion()));
  return request;
}

QNetworkProxy proxy_for(const QUrl& address) {
  if (is_this_machine(address)) return QNetworkProxy::NoProxy;
  const auto proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(address));
  return proxies.value(0, QNetworkProxy::NoProxy);
}

}  // namespace

Download::Download(Limits limits, QObject* parent) : QObject(parent), limits_(limits), looking_(worker_) {
  stall_.setSingleShot(true);
  stall_.setInterval(limits_.stall_ms);
  connect(&stall_, &QTimer::timeout, this, [this] {
    give_up(tr("%1 has sent nothing for %2; the download was cancelled.")
                .arg(host(), seconds_text(limits_.stall_ms / 1000.0)));
  });
}

Download::~Download() {
  cancel();
}

void Download::start(const WantedFile& file) {
  cancel();
  wanted_ = file;
  if (!may_follow(file.address, file.address))
    return give_up(tr("%1 is not an HTTPS address; nothing was downloaded.").arg(file.address.toString()));
  looking_.request([file, most = limits_.most_bytes](const std::stop_token&) { return find_place(file, most); },
                   [this](const Place& place) {
                     if (place.there) return emit finished(place.path);
                     fetch(place);
                   });
}

void Download::cancel() {
  looking_.cancel();
  let_go();
}

// On the worker's thread: a checksum takes longer than a frame.
Download::Place Download::find_place(const WantedFile& file, qint64 most_bytes) {
  const QDir folder(file.folder);
  folder.mkpath(QStringLiteral("."));
  QString path;
  for (int number = 1; number <= kMostNames; ++number) {
    path = folder.filePath(numbered(file.name, number));
    if (!QFileInfo::exists(path)) return {path, false};
    if (sha256_of(path, most_bytes) == file.sha256) return {path, true};
  }
  return {path, false};
}

void Download::fetch(const Place& place) {
  file_ = std::make_unique<QSaveFile>(place.path);
  if (!file_->open(QIODevice::WriteOnly))
    return give_up(tr("%1 cannot be written: %2.").arg(place.path, file_->errorString()));
  hash_.reset();
  received_ = 0;
  network_.setProxy(proxy_for(wanted_.address));
  reply_ = network_.get(request_for(wanted_.address));
  connect(reply_, &QNetworkReply::redirected, this, &Download::follow);
  connect(reply_, &QNetworkReply::metaDataChanged, this, &Download::take_head);
  connect(reply_, &QNetworkReply::readyRead, this, &Download::take_bytes);
  connect(reply_, &QNetworkReply::finished, this, &Download::end);
  stall_.start();
}

void Download::follow(const QUrl& address) {
  if (may_follow(reply_->url(), address)) return emit reply_->redirectAllowed();
  give_up(tr("%1 redirects to %2, which is not an HTTPS address; it was refused.").arg(host(), address.toString()));
}

void Download::take_head() {
  const qint64 total = reply_->header(QNetworkRequest::ContentLengthHeader).toLongLong();
  if (total > limits_.most_bytes)
    give_up(tr("%1 would send %2; the limit is %3.")
                .arg(host(), bytes_text(static_cast<std::uint64_t>(total)),
                     bytes_text(static_cast<std::uint64_t>(limits_.most_bytes))));
}

void Download::take_bytes() {
  stall_.start();
  const QByteArray bytes = reply_->readAll();
  received_ += bytes.size();
  if (received_ > limits_.most_bytes)
    return give_up(tr("%1 sent more than %2; the download was cancelled.")
                       .arg(host(), bytes_text(static_cast<std::uint64_t>(limits_.most_bytes))));
  if (reply_->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() != kHttpOk) return;
  hash_.addData(bytes);
  if (file_->write(bytes) != bytes.size())
    return give_up(tr("%1 cannot be written: %2.").arg(file_->fileName(), file_->errorString()));
  emit progress(received_, reply_->header(QNetworkRequest::ContentLengthHeader).toLongLong());
}

void Download::end() {
  const int status = reply_->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
  if (status >= 400)
    return give_up(tr("%1 did not send the file: it answered %2 %3.")
                       .arg(host())
                       .arg(status)
                       .arg(reply_->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString()));
  if (reply_->error() != QNetworkReply::NoError)
    return give_up(received_ > 0
                       ? tr("The connection to %1 was lost after %2: %3.")
                             .arg(host(), bytes_text(static_cast<std::uint64_t>(received_)), reply_->errorString())
                       : tr("%1 cannot be reached: %2.").arg(host(), reply_->errorString()));
  const QByteArray sum = hash_.result().toHex();
  if (sum != wanted_.sha256)
    return give_up(tr("%1 sent an unexpected file; it was deleted. Its SHA-256 is %2; %3 was expected.")
                       .arg(host(), QString::fromLatin1(sum), QString::fromLatin1(wanted_.sha256)));
  const QString path = file_->fileName();
  if (!file_->commit()) return give_up(tr("%1 cannot be written: %2.").arg(path, file_->errorString()));
  let_go();
  emit finished(path);
}

void Download::give_up(const QString& sentence) {
  let_go();
  emit failed(sentence);
}

void Download::let_go() {
  stall_.stop();
  file_.reset();  // deletes the partial file
  if (!reply_) return;
  reply_->disconnect(this);
  reply_->abort();
  reply_->deleteLater();
  reply_ = nullptr;
}

}  // namespace lookalike
