#pragma once

#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>
#include <functional>

namespace lookalike {

/// An HTTP server on this machine that gives the answers that the test sets.
class LocalServer {
 public:
  using Answer = std::function<void(QTcpSocket& socket, int request)>;

  explicit LocalServer(Answer answer) : answer_(std::move(answer)) {
    server_.listen(QHostAddress::LocalHost);
    QObject::connect(&server_, &QTcpServer::newConnection, &server_,
                     [this] { serve(server_.nextPendingConnection()); });
  }

  QUrl address(const QString& path = QStringLiteral("/file.bin")) const {
    return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(server_.serverPort()).arg(path));
  }
  int requests() const { return requests_; }

  /// The whole of an answer: status line, length, content.
  static void say(QTcpSocket& socket, const QByteArray& status, const QByteArray& content,
                  const QByteArray& headers = {}) {
    socket.write("HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(content.size()) + "\r\n" + headers +
                 "\r\n" + content);
  }

 private:
  void serve(QTcpSocket* socket) {
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
      if (!socket->readAll().endsWith("\r\n\r\n")) return;
      answer_(*socket, ++requests_);
      socket->flush();
    });
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
  }

  Answer answer_;
  QTcpServer server_;
  int requests_ = 0;
};

}  // namespace lookalike
