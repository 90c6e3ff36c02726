#include "ui/views/pairs/why_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/plots/pair_pictures.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

QString heading_of(const PairExplanation& pair, const VerifyOptions& verify) {
  if (pair.accepted) return WhyPanel::tr("Why it was found");
  if (pair.candidate) return WhyPanel::tr("Why it was rejected");
  return pair.jaccard >= verify.threshold ? WhyPanel::tr("Why it was missed") : WhyPanel::tr("Why it was not found");
}

std::vector<BandCells::Band> bands_of(const PairExplanation& pair, const LshOptions& lsh) {
  std::vector<BandCells::Band> bands;
  for (std::size_t band = 0; band < pair.bands.size(); ++band) {
    const auto begin = pair.agreeing.begin() + static_cast<std::ptrdiff_t>(band * lsh.rows);
    bands.push_back({{begin, begin + lsh.rows}, pair.bands[band].shared});
  }
  return bands;
}

QLabel* selectable_label(const char* name) {
  QLabel* label = named(name, wrapped_label({}));
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  take_any_width(label);
  return label;
}

}  // namespace

WhyPanel::WhyPanel(Worker& worker, QWidget* parent) : QWidget(parent), request_(worker) {
  setObjectName(QStringLiteral("pairs.why"));
  heading_ = named("why.heading", heading_label({}));
  summary_ = selectable_label("why.summary");
  jaccard_ = selectable_label("why.jaccard");
  estimate_ = selectable_label("why.estimate");
  unused_ = selectable_label("why.unused");
  sentences_ = selectable_label("why.sentences");
  sets_ = new VennPicture;
  sets_->setAccessibleName(tr("Shingles of both documents"));
  cells_ = lookalike::explained("why.cells", new BandCells, tr("Signature values, band by band"));
  copy_ =
      push_button("why.copy", tr("Copy these reasons"), this, [this] { QApplication::clipboard()->setText(text_); });
  content_ = new QWidget;
  auto* inner = without_margins(new QVBoxLayout(content_));
  QLabel* legend = selectable_label("why.legend");
  legend->setText(tr("Bands: \u25A0 equal, \u25A1 different, framed if the bucket is shared"));
  add_parts(inner, {summary_, jaccard_, estimate_, sets_, legend, cells_, unused_, sentences_});
  inner->addWidget(copy_, 0, Qt::AlignLeft);
  inner->addStretch(1);
  column_of({heading_, {content_, 1}}, this);
  follow_type(this, [inner](const QFontMetrics& type) { inner->setSpacing(type.height() / 2); });
  clear();
}

void WhyPanel::clear() {
  request_.cancel();
  text_.clear();
  heading_->setText(tr("Why"));
  content_->hide();
}

void WhyPanel::show_pair(const std::shared_ptr<const RunResult>& run, DocumentIndex a, DocumentIndex b) {
  request_.request(
      [run, a, b](const std::stop_token&) -> Result<Reasons> {
        auto pair = explain_pair(*run, a, b);
        if (!pair) return tl::unexpected(pair.error());
        return Reasons{std::move(*pair), run->recipe};
      },
      [this](const Result<Reasons>& reasons) { take(reasons); });
}

void WhyPanel::take(const Result<Reasons>& reasons) {
  content_->show();
  for (const Part& part : Parts{summary_, jaccard_, estimate_, sets_, cells_, unused_, copy_})
    part.widget->setVisible(reasons.has_value());
  if (reasons) {
    show_numbers(*reasons);
    show_cells(*reasons);
  } else {
    heading_->setText(tr("Why"));
    text_ = sentence_text(reasons.error().message);
    sentences_->setText(text_);
  }
  emit explained();
}

void WhyPanel::show_numbers(const Reasons& reasons) {
  const PairExplanation& pair = reasons.pair;
  const std::uint64_t both = pair.overlap.common;
  heading_->setText(heading_of(pair, reasons.recipe.verify));
  summary_->setText(sentence_text(explanation_summary(pair)));
  jaccard_->setText(tr("%1 exact Jaccard similarity").arg(similarity_text(pair.jaccard)));
  estimate_->setText(tr("%1 estimate from %2, \u00B1 %3")
                         .arg(similarity_text(pair.estimate))
                         .arg(count_text(pair.agreeing.size(), tr("value"), tr("values")))
                         .arg(similarity_text(pair.standard_error)));
  sets_->set_counts({pair.shingles_a - both, both, pair.shingles_b - both});
}

void WhyPanel::show_cells(const Reasons& reasons) {
  const LshOptions& lsh = reasons.recipe.lsh;
  const QString strip = QString::fromStdString(signature_strip(reasons.pair, lsh));
  cells_->set_bands(bands_of(reasons.pair, lsh), strip);
  const std::size_t used = std::size_t{lsh.bands} * lsh.rows, all = reasons.pair.agreeing.size();
  unused_->setVisible(used < all);
  unused_->setText(tr("%1 to no band").arg(count_text(all - used, tr("value belongs"), tr("values belong"))));
  QStringList sentences;
  for (const std::string& sentence : explanation_sentences(reasons.pair, reasons.recipe))
    sentences << sentence_text(sentence);
  sentences_->setText(sentences.join(u"\n\n"));
  text_ = heading_->text() + u"\n\n" + sentences.join(u'\n') + u"\n\n" + strip + u'\n';
}

}  // namespace lookalike
