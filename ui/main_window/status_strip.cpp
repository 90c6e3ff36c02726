#include "ui/main_window/status_strip.h"

#include <QLabel>
#include <QProgressBar>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/models/text/time_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kDelay = 300;  // ms

QString stage_line(const RunReport& report) {
  QStringList parts;
  for (const StageTime& time : stage_times(report.seconds)) parts << time.name + u' ' + seconds_text(time.seconds);
  return parts.join(u" \u00B7 ");
}

/// "200 of 4 905 documents" of a sample.
QString documents_line(std::uint64_t run, std::uint64_t all) {
  const QString whole = count_text(all, StatusStrip::tr("document"), StatusStrip::tr("documents"));
  return run < all ? StatusStrip::tr("%1 of %2").arg(count_text(run), whole) : whole;
}

}  // namespace

StatusStrip::StatusStrip(Session& session, QWidget* parent)
    : QStatusBar(parent), session_(session), corpus_(plain_label({})), stages_(new ElidedLabel) {
  setObjectName(QStringLiteral("status"));
  setSizeGripEnabled(false);
  follow_type(this, [this](const QFontMetrics& type) {
    const int margin = type.height() / 2;
    setContentsMargins(margin, 2, margin, 2);
  });
  corpus_->setObjectName(QStringLiteral("status.corpus"));
  named("status.stages", stages_);
  stages_->setForegroundRole(QPalette::PlaceholderText);
  addWidget(corpus_);
  addWidget(stages_, 1);
  make_activity();
  addPermanentWidget(activity_);
  call_after(delay_, kDelay, activity_, &QWidget::show);
  connect(&session_, &Session::busy_changed, this, &StatusStrip::show_busy);
  connect(&session_, &Session::progress, this, &StatusStrip::show_progress);
  connect(&session_, &Session::result_changed, this, &StatusStrip::show_result);
  show_result();
}

void StatusStrip::make_activity() {
  activity_ = named("status.activity", new QWidget);
  stage_ = plain_label({});
  bar_ = named("status.progress", new QProgressBar);
  bar_->setRange(0, 100);
  bar_->setAccessibleName(tr("Progress"));
  follow_type(bar_, [this](const QFontMetrics& type) { bar_->setFixedWidth(18 * type.averageCharWidth()); });
  cancel_ = tool_button("cancel", tr("Cancel"), &session_, &Session::cancel);
  row_of({stage_, bar_, cancel_}, activity_);
  activity_->hide();
}

void StatusStrip::show_result() {
  const auto& run = session_.result();
  if (!run) {
    const auto& corpus = session_.corpus();
    const QString none =
        session_.loading() ? tr("Opening %1").arg(corpus_name(session_.asked_paths())) : tr("No corpus yet");
    corpus_->setText(corpus ? count_text(corpus->size(), tr("document"), tr("documents")) : none);
    show_stages({});
    return;
  }
  const RunReport& report = run->report;
  corpus_->setText(documents_line(report.counts.documents, session_.corpus()->report().documents) + u" \u00B7 " +
                   count_text(report.counts.shingles, tr("shingle"), tr("shingles")));
  show_stages(stage_line(report) + u" \u00B7 " + bytes_text(report.peak_bytes));
  stages_->setToolTip(tooltip_of("status.stages"));
}

void StatusStrip::show_stages(const QString& text) {
  stages_->set_text(text);
}

void StatusStrip::show_busy(bool busy) {
  show_result();
  if (busy) {
    stage_->setText(session_.loading() ? tr("reading") : tr("working"));
    bar_->setValue(0);
    delay_.start();
  } else {
    delay_.stop();
    activity_->hide();
  }
}

void StatusStrip::show_progress(const QString& stage, double fraction, double elapsed, double remaining) {
  QString text = stage.isEmpty() ? tr("working") : core_text(stage.toStdString());
  text += u" \u00B7 " + seconds_text(elapsed);
  if (remaining >= 0) text += u", " + remaining_text(remaining);
  stage_->setText(text);
  bar_->setValue(static_cast<int>(fraction * 100));
}

}  // namespace lookalike
