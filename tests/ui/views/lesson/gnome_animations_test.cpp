#include <gtest/gtest.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include "ui/views/lesson/picture_view.h"

namespace lookalike {
namespace {

/// The portal of a desktop whose switch for animations is on or off.
class Portal final : public QDBusVirtualObject {
 public:
  bool animates = true;
  int asked = 0;

  QString introspect(const QString&) const override { return {}; }
  bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
    const bool is_known = message.interface() == u"org.freedesktop.portal.Settings" && message.member() == u"Read" &&
                          message.arguments() == QVariantList{"org.gnome.desktop.interface", "enable-animations"};
    if (!is_known) return false;
    ++asked;
    const QDBusVariant value{QVariant(animates)};  // twice a variant, as `Read` is specified
    return connection.send(message.createReply(QVariant::fromValue(QDBusVariant(QVariant::fromValue(value)))));
  }
};

SceneFrame frame_with_a_motion() {
  SceneFrame frame;
  frame.picture << Box({0, 0, 10, 10}, {}, {}, 0);
  frame.picture.move({.first = 0, .from = {100, 0}});
  frame.picture.seconds = 5;
  return frame;
}

TEST(GnomeAnimations, are_asked_for_each_time_a_picture_is_shown) {
  QProcess bus;
  bus.start(QStringLiteral("dbus-daemon"), {"--session", "--nofork", "--print-address"});
  ASSERT_TRUE(bus.waitForStarted() && bus.waitForReadyRead()) << "packaging/install installs it";
  const QByteArray address = bus.readLine().trimmed();
  qputenv("DBUS_SESSION_BUS_ADDRESS", address);
  QDBusConnection desktop = QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("desktop"));
  Portal portal;
  ASSERT_TRUE(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
  ASSERT_TRUE(desktop.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal));
  PictureView view;
  for (const bool animates : {false, true}) {
    portal.animates = animates;
    const int before = portal.asked;
    view.show();
    const auto moves = [&] {
      view.show_frame({}, {}, false);
      view.show_frame(frame_with_a_motion(), {}, true);
      return portal.asked > before && view.is_moving() == animates;
    };
    EXPECT_TRUE(QTest::qWaitFor(moves)) << animates;
    view.hide();
  }
  qunsetenv("DBUS_SESSION_BUS_ADDRESS");
  bus.kill();
  bus.waitForFinished();
}

}  // namespace
}  // namespace lookalike
