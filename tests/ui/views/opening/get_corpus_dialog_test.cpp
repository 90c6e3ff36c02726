#include "ui/views/opening/get_corpus_dialog.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/support/local_server.h"

namespace lookalike {
namespace {

class GetCorpusTest : public testing::Test {
 protected:
  std::unique_ptr<GetCorpusDialog> dialog_for(const CorpusSource& source) {
    auto dialog = std::make_unique<GetCorpusDialog>(source, folder.path());
    QObject::connect(dialog.get(), &GetCorpusDialog::chosen, [this](const QString& path) { chosen << path; });
    dialog->show();
    return dialog;
  }
  CorpusSource source(const LocalServer& server) const {
    CorpusSource source;
    source.title = "Get it";
    source.paragraphs = QStringList{"This is it."};
    source.addresses = {server.address()};
    source.file_name = "it.tar.gz";
    source.sha256 = QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
    source.bytes = content.size();
    return source;
  }
  static QPushButton& button(const GetCorpusDialog& dialog, const char* name) {
    return *dialog.findChild<QPushButton*>(QString::fromLatin1(name));
  }
  static void click(const GetCorpusDialog& dialog, const char* name) {
    QTest::mouseClick(&button(dialog, name), Qt::LeftButton);
  }
  static QString status(const GetCorpusDialog& dialog) { return dialog.findChild<QLabel*>("get.status")->text(); }

  QTemporaryDir folder;
  QByteArray content = QByteArray(200'000, 'x');
  QStringList chosen;
};

TEST_F(GetCorpusTest, downloads_only_on_request_and_opens_the_file) {
  const LocalServer server([this](QTcpSocket& socket, int) { LocalServer::say(socket, "200 OK", content); });
  const auto dialog = dialog_for(source(server));
  QTest::qWait(50);
  EXPECT_EQ(server.requests(), 0);
  click(*dialog, "get.download");
  ASSERT_TRUE(QTest::qWaitFor([this] { return !chosen.isEmpty(); }, 30'000));
  EXPECT_EQ(chosen, QStringList(folder.filePath("it.tar.gz")));
  EXPECT_FALSE(dialog->isVisible());
}

TEST_F(GetCorpusTest, shows_progress_and_can_be_cancelled) {
  const LocalServer server([this](QTcpSocket& socket, int) {
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\n" + content.left(50'000));
  });
  const auto dialog = dialog_for(source(server));
  auto& bar = *dialog->findChild<QProgressBar*>("get.progress");
  EXPECT_FALSE(bar.isVisible());
  EXPECT_FALSE(button(*dialog, "get.cancel").isVisible());
  click(*dialog, "get.download");
  EXPECT_TRUE(bar.isVisible());
  EXPECT_FALSE(button(*dialog, "get.download").isEnabled());
  ASSERT_TRUE(QTest::qWaitFor([&] { return bar.value() == 50'000; }, 30'000));
  EXPECT_EQ(bar.maximum(), 200'000);
  EXPECT_EQ(bar.text(), "50 kB of 200 kB");
  click(*dialog, "get.cancel");
  EXPECT_FALSE(bar.isVisible());
  EXPECT_FALSE(button(*dialog, "get.cancel").isVisible());
  EXPECT_TRUE(button(*dialog, "get.download").isEnabled());
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
  EXPECT_TRUE(chosen.isEmpty());
}

TEST_F(GetCorpusTest, reports_what_went_wrong_and_what_to_do) {
  const LocalServer server([](QTcpSocket& socket, int) { LocalServer::say(socket, "404 Not Found", {}); });
  const auto dialog = dialog_for(source(server));
  click(*dialog, "get.download");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !status(*dialog).isEmpty(); }, 30'000));
  EXPECT_TRUE(status(*dialog).contains("404"));
  EXPECT_TRUE(status(*dialog).contains("browser"));
  EXPECT_TRUE(button(*dialog, "get.download").isEnabled());
}

TEST_F(GetCorpusTest, closing_stops_the_download) {
  const LocalServer server(
      [](QTcpSocket& socket, int) { socket.write("HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\nx"); });
  const auto dialog = dialog_for(source(server));
  click(*dialog, "get.download");
  ASSERT_TRUE(QTest::qWaitFor([&] { return server.requests() > 0; }, 30'000));
  click(*dialog, "get.close");
  EXPECT_FALSE(dialog->isVisible());
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(GetCorpusTest, for_reuters_shows_address_and_checksum) {
  const CorpusSource reuters = reuters_source();
  EXPECT_EQ(QByteArray::fromHex(reuters.sha256).size(), 32);
  for (const QUrl& address : reuters.addresses) {
    EXPECT_EQ(address.scheme(), "https");
    EXPECT_TRUE(address.path().endsWith(reuters.file_name));
  }
  const auto dialog = dialog_for(reuters);
  dialog->findChild<QComboBox*>("get.address")->setCurrentIndex(1);
  click(*dialog, "get.copy");
  EXPECT_EQ(QGuiApplication::clipboard()->text(), reuters.addresses[1].toString());
}

TEST_F(GetCorpusTest, for_the_reviews_only_explains) {
  const auto dialog = dialog_for(book_reviews_source());
  EXPECT_EQ(dialog->findChild<QPushButton*>("get.download"), nullptr);
  EXPECT_NE(dialog->findChild<QPushButton*>("get.use_file"), nullptr);
  click(*dialog, "get.copy");
  EXPECT_EQ(QGuiApplication::clipboard()->text(), book_reviews_source().page.toString());
}

TEST_F(GetCorpusTest, shows_every_paragraph_completely) {
  for (const CorpusSource& source : {reuters_source(), book_reviews_source()}) {
    const auto dialog = dialog_for(source);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog.get()));
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
      if (!label->isVisible() || !label->wordWrap()) continue;
      EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
    }
  }
}

}  // namespace
}  // namespace lookalike
