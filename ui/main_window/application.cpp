#include "ui/main_window/application.h"

#include <new>

namespace lookalike {

// Telling waits, so that a page which cannot be painted is told of once and not at each attempt.
Application::Application(int& count, char** values) : QApplication(count, values) {
  constexpr int kWaitMs = 100;
  tell_.setSingleShot(true);
  tell_.setInterval(kWaitMs);
  connect(&tell_, &QTimer::timeout, this, &Application::out_of_memory);
}

bool Application::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (const std::bad_alloc&) {
  }
  try {
    QMetaObject::invokeMethod(this, &Application::tell_later, Qt::QueuedConnection);  // some are of other threads
  } catch (const std::bad_alloc&) {  // not even for that; the next one may be told of
  }
  return true;
}

void Application::tell_later() {
  if (!tell_.isActive()) tell_.start();
}

}  // namespace lookalike
