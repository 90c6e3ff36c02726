#include "ui/session/download.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/local_server.h"

namespace lookalike {
namespace {

QByteArray sha256(const QByteArray& content) {
  return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

QByteArray some_content(int bytes) {
  QByteArray content;
  for (int i = 0; content.size() < bytes; ++i) content += QByteArray::number(i * 7919) + ' ';
  content.truncate(bytes);
  return content;
}

class DownloadTest : public testing::Test {
 protected:
  // Starts and waits for the one signal that ends the download.
  void fetch(Download& download, const LocalServer& server) {
    QObject::connect(&download, &Download::finished, [this](const QString& path) { finished << path; });
    QObject::connect(&download, &Download::failed, [this](const QString& sentence) { failed << sentence; });
    download.start(wanted(server));
    ASSERT_TRUE(wait_until([this] { return finished.size() + failed.size() > 0; }));
    EXPECT_FALSE(download.running());
  }
  QString failure_with(const LocalServer::Answer& answer, const Download::Limits& limits = {}) {
    const LocalServer server(answer);
    Download download(limits);
    fetch(download, server);
    EXPECT_TRUE(finished.isEmpty());
    EXPECT_EQ(files(), QStringList());
    return failed.value(0);
  }
  WantedFile wanted(const LocalServer& server) const {
    return {server.address(), folder.path(), QStringLiteral("file.tar.gz"), sha256(content)};
  }
  QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }
  QByteArray bytes_of(const QString& name) const {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void write(const QString& name, const QByteArray& bytes) const {
    QFile file(folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  static LocalServer::Answer half_of(const QByteArray& content, bool close) {
    return [=](QTcpSocket& socket, int) {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(content.size()) + "\r\n\r\n" +
                   content.left(content.size() / 2));
      if (close) socket.disconnectFromHost();
    };
  }

  QTemporaryDir folder;
  QByteArray content = some_content(300'000);
  QStringList finished, failed;
};

TEST_F(DownloadTest, saves_the_file_and_reports_progress) {
  const LocalServer server([this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content); });
  Download download;
  QSignalSpy progress(&download, &Download::progress);
  fetch(download, server);
  EXPECT_EQ(finished, QStringList(folder.filePath("file.tar.gz")));
  EXPECT_EQ(bytes_of("file.tar.gz"), content);
  EXPECT_EQ(files().size(), 1);
  ASSERT_GT(progress.size(), 0);
  EXPECT_EQ(progress.last()[0].toLongLong(), content.size());
  EXPECT_EQ(progress.last()[1].toLongLong(), content.size());
}

TEST_F(DownloadTest, creates_the_folder) {
  const LocalServer server([this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content); });
  Download download;
  WantedFile file = wanted(server);
  file.folder = folder.filePath("a/b");
  QSignalSpy done(&download, &Download::finished);
  download.start(file);
  ASSERT_TRUE(wait_until([&] { return done.size() > 0; }));
  EXPECT_EQ(bytes_of("a/b/file.tar.gz"), content);
}

TEST_F(DownloadTest, saves_the_bytes_unchanged) {
  // With such a header, Qt would decompress the file by itself.
  const LocalServer server(
      [this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content, "Content-Encoding: gzip\r\n"); });
  Download download;
  fetch(download, server);
  EXPECT_EQ(bytes_of("file.tar.gz"), content);
}

TEST_F(DownloadTest, refuses_a_different_file_and_shows_both_checksums) {
  const QByteArray other = content + "!";
  const QString said = failure_with([&](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", other); });
  EXPECT_TRUE(said.contains(sha256(other))) << said.toStdString();
  EXPECT_TRUE(said.contains(sha256(content))) << said.toStdString();
}

TEST_F(DownloadTest, reports_another_answer_of_the_server) {
  EXPECT_TRUE(failure_with([](QTcpSocket& socket, int) {
                LocalServer::say(socket, "404 Not Found", "no");
              }).contains("404 Not Found"));
}

TEST_F(DownloadTest, does_not_follow_a_redirect_to_plain_http_elsewhere) {
  const QString said = failure_with([](QTcpSocket& socket, int) {
    LocalServer::say(socket, "302 Found", {}, "Location: http://elsewhere.invalid/file\r\n");
  });
  EXPECT_TRUE(said.contains("http://elsewhere.invalid/file")) << said.toStdString();
  EXPECT_TRUE(said.contains("redirects to")) << said.toStdString();
}

TEST_F(DownloadTest, follows_redirects_within_this_machine) {
  const LocalServer server([this](QTcpSocket& socket, int request) {
    request == 1 ? LocalServer::say(socket, "302 Found", {}, "Location: /there\r\n")
                 : LocalServer::say(socket, "200 OK", content);
  });
  Download download;
  fetch(download, server);
  EXPECT_EQ(server.requests(), 2);
  EXPECT_EQ(bytes_of("file.tar.gz"), content);
}

TEST_F(DownloadTest, stops_at_a_redirect_loop) {
  EXPECT_FALSE(failure_with([](QTcpSocket& socket, int) {
                 LocalServer::say(socket, "302 Found", {}, "Location: /again\r\n");
               }).isEmpty());
}

TEST_F(DownloadTest, stops_at_its_limit) {
  const Download::Limits limits{content.size() - 1, 30'000};
  EXPECT_TRUE(failure_with([this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content); }, limits)
                  .contains("the limit is"));
  failed.clear();
  const auto without_length = [this](QTcpSocket& socket, int) {
    socket.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + content);
    socket.disconnectFromHost();
  };
  EXPECT_TRUE(failure_with(without_length, limits).contains("cancelled"));
}

TEST_F(DownloadTest, stops_at_its_limit_for_other_answers_too) {
  for (const QByteArray status : {"404 Not Found", "206 Partial Content", "500 Internal Server Error"}) {
    failed.clear();
    const auto endless = [&](QTcpSocket& socket, int) {
      socket.write("HTTP/1.1 " + status + "\r\nConnection: close\r\n\r\n" + content);
    };
    const QString said = failure_with(endless, {content.size() - 1, 30'000});
    EXPECT_TRUE(said.contains("sent more than")) << said.toStdString();
  }
}

TEST_F(DownloadTest, reports_a_lost_connection) {
  const QString said = failure_with(half_of(content, true));
  EXPECT_TRUE(said.contains("was lost after 150 kB")) << said.toStdString();
}

TEST_F(DownloadTest, gives_up_on_a_server_that_stops_sending) {
  const QString said = failure_with(half_of(content, false), {content.size(), 200});
  EXPECT_TRUE(said.contains("sent nothing for 200 ms")) << said.toStdString();
}

TEST_F(DownloadTest, cancelled_leaves_no_file_and_no_message) {
  const LocalServer server(half_of(content, false));
  Download download;
  QSignalSpy progress(&download, &Download::progress), done(&download, &Download::finished),
      failures(&download, &Download::failed);
  download.start(wanted(server));
  ASSERT_TRUE(wait_until([&] { return progress.size() > 0; }));
  download.cancel();
  EXPECT_EQ(files(), QStringList());
  EXPECT_FALSE(download.running());
  QTest::qWait(50);
  EXPECT_EQ(done.size() + failures.size(), 0);
}

TEST_F(DownloadTest, accepts_a_file_that_is_already_there) {
  write("file.tar.gz", content);
  const LocalServer server([](QTcpSocket& socket, int) { LocalServer::say(socket, "404 Not Found", {}); });
  Download download;
  fetch(download, server);
  EXPECT_EQ(finished, QStringList(folder.filePath("file.tar.gz")));
  EXPECT_EQ(server.requests(), 0);
}

TEST_F(DownloadTest, leaves_another_file_of_that_name_unchanged) {
  write("file.tar.gz", "mine");
  const LocalServer server([this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content); });
  for (int time = 1; time <= 2; ++time) {
    finished.clear();
    Download download;
    fetch(download, server);
    EXPECT_EQ(finished, QStringList(folder.filePath("file-2.tar.gz")));
  }
  EXPECT_EQ(bytes_of("file.tar.gz"), "mine");
  EXPECT_EQ(server.requests(), 1) << "the second time the file was there";
}

TEST_F(DownloadTest, refuses_addresses_without_https) {
  Download download;
  QSignalSpy failures(&download, &Download::failed);
  for (const char* address : {"http://elsewhere.invalid/file", "ftp://127.0.0.1/file", "file:///etc/passwd", ""}) {
    download.start({QUrl(address), folder.path(), "file", sha256(content)});
    EXPECT_FALSE(download.running()) << address;
  }
  EXPECT_EQ(failures.size(), 4);
  EXPECT_EQ(files(), QStringList());
}

TEST_F(DownloadTest, names_the_host_that_cannot_be_reached) {
  QUrl address;
  {
    const LocalServer gone([](QTcpSocket&, int) {});
    address = gone.address();
  }
  Download download;
  QSignalSpy failures(&download, &Download::failed);
  download.start({address, folder.path(), "file", sha256(content)});
  ASSERT_TRUE(wait_until([&] { return failures.size() > 0; }));
  EXPECT_TRUE(failures[0][0].toString().startsWith("127.0.0.1 cannot be reached: "))
      << qPrintable(failures[0][0].toString());
  EXPECT_EQ(files(), QStringList());
}

TEST_F(DownloadTest, names_the_path_it_cannot_write_to) {
  write("no_folder", {});
  const LocalServer server([this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content); });
  Download download;
  QSignalSpy failures(&download, &Download::failed);
  WantedFile file = wanted(server);
  file.folder = folder.filePath("no_folder");
  download.start(file);
  ASSERT_TRUE(wait_until([&] { return failures.size() > 0; }));
  EXPECT_TRUE(failures[0][0].toString().contains("cannot be written"));
  EXPECT_EQ(server.requests(), 0);
}

}  // namespace
}  // namespace lookalike
