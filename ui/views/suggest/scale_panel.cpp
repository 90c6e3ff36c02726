#include "ui/views/suggest/scale_panel.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <thread>

#include "core/pipeline/memory_plan.h"
#include "ui/models/text/scale_text.h"
#include "ui/session/background_work.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {
namespace {

constexpr double kMillion = 1e6;

}  // namespace

ScalePanel::ScalePanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      millions_(new QDoubleSpinBox),
      label_(plain_label(tr("D&ocuments"))),
      text_(wrapped_label({})),
      request_(worker_) {
  millions_->setObjectName(QStringLiteral("suggest.millions"));
  millions_->setRange(0.001, 1e6);
  millions_->setDecimals(3);
  millions_->setValue(1000);
  millions_->setSuffix(tr(" million"));
  millions_->setAccessibleName(tr("Millions of documents of a larger corpus"));
  millions_->setToolTip(
      tr("Tells what the recipe as it is, not the setting selected above, will find and cost in a corpus of so many "
         "documents like these."));
  guard_wheel(millions_);
  text_->setObjectName(QStringLiteral("suggest.scale"));
  label_->setBuddy(millions_);
  auto* row = new QHBoxLayout;
  row->addWidget(label_);
  row->addWidget(millions_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(row);
  column->addWidget(text_);
  connect(millions_, &QDoubleSpinBox::valueChanged, this, &ScalePanel::ask);
}

void ScalePanel::ask() {
  const auto run = session_.result();
  if (!run) {
    request_.cancel();
    text_->clear();
    return;
  }
  const LshOptions& lsh = run->recipe.lsh;
  label_->setText(tr("The recipe's %1 \u00D7 %2, d&ocuments").arg(lsh.bands).arg(lsh.rows));
  const ScaleOptions options{millions_->value() * kMillion, std::max(1u, std::thread::hardware_concurrency()),
                             MemoryPlan().machine};
  request_.request(
      [run, options](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop,
                             [&](const Progress& progress) { return forecast_scale(*run, options, progress); });
      },
      [this](const Result<ScaleForecast>& forecast) { take(forecast); });
}

void ScalePanel::take(const Result<ScaleForecast>& forecast) {
  text_->setText(forecast ? scale_text(*forecast) : QString::fromStdString(forecast.error().message));
  emit told();
}

}  // namespace lookalike
