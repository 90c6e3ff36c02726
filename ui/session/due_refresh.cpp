#include "ui/session/due_refresh.h"

#include <QEvent>
#include <utility>

#include "ui/session/session.h"
#include "ui/session/worker.h"

namespace lookalike {

DueRefresh::DueRefresh(Session& session, LatestRequest& request, QObject* page, std::function<void()> refresh)
    : request_(request), refresh_(std::move(refresh)) {
  connect(&session, &Session::busy_changed, this, &DueRefresh::follow_run);
  page->installEventFilter(this);
}

void DueRefresh::follow_run(bool busy) {
  if (busy && request_.busy()) {
    request_.cancel();
    due_ = true;
  }
  if (!busy && due_) refresh_();
}

bool DueRefresh::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::Show && due_) refresh_();
  return false;
}

}  // namespace lookalike
