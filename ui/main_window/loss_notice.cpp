#include "ui/main_window/loss_notice.h"

#include <utility>

#include "ui/models/text/loss_text.h"
#include "ui/session/session.h"

namespace lookalike {

LossNotice::LossNotice(Session& session, QObject* parent) : QObject(parent), session_(session) {
  connect(&session_, &Session::corpus_changed, this, [this] { due_ = true; });
  connect(&session_, &Session::result_changed, this, &LossNotice::say, Qt::QueuedConnection);
}

void LossNotice::say() {
  if (!session_.result() || !std::exchange(due_, false)) return;
  const LoadReport& report = session_.corpus()->report();
  if (const QString broken = break_off_text(report); !broken.isEmpty()) return emit broken_off(broken);
  if (const QString lost = lost_records_text(report); !lost.isEmpty()) emit records_lost(lost);
}

}  // namespace lookalike
