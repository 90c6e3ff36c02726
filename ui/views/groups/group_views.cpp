#include "ui/views/groups/group_views.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTabBar>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "ui/models/graph/group_picture.h"
#include "ui/models/tables/group_rows.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"
#include "ui/views/groups/group_drawing.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

QString size_text(const GroupSizeBin& bin) {
  return bin.from == bin.to ? count_text(bin.from) : count_text(bin.from) + u'\u2013' + count_text(bin.to);
}

/// A group of identical documents as a list, the keeper first.
QString copies_text(const GroupRows& rows, std::size_t group) {
  constexpr std::size_t kMostListed = 12;
  const std::size_t copies = rows.copies(group, 0) + 1;
  QStringList lines{GroupViews::tr("%1 documents, identical under the recipe").arg(count_text(copies))};
  for (std::size_t copy = 0; copy < std::min(copies, kMostListed); ++copy) {
    const DocumentIndex document = rows.member(group, 0, copy).document;
    lines << count_text(document.value) + u"  " + document_name(document_to_name(*rows.run->corpus, document));
    if (rows.member(group, 0, copy).stays()) lines.back() += GroupViews::tr(" (keeper)");
  }
  if (copies > kMostListed)
    lines << GroupViews::tr("and %1 more, listed in the table").arg(count_text(copies - kMostListed));
  return lines.join(u'\n');
}

}  // namespace

/// The number of groups by size, as bars with numbers. A click on a bar chooses its groups.
class GroupSizes final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupSizes(QWidget* parent = nullptr) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }

  void set_bins(std::vector<GroupSizeBin> bins) {
    bins_ = std::move(bins);
    QStringList spoken;
    for (const GroupSizeBin& bin : bins_)
      spoken << tr("%1 of %2").arg(count_text(bin.groups, tr("group"), tr("groups")), size_text(bin));
    setAccessibleDescription(spoken.join(u"; "));
    update();
  }
  QSize minimumSizeHint() const override { return {20 * fontMetrics().averageCharWidth(), 7 * fontMetrics().height()}; }

 signals:
  /// The largest size of a bar.
  void chosen(std::uint32_t size);

 protected:
  /// Heights are logarithmic, because there are often a thousand times as many groups of two as large groups.
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const double line = fontMetrics().height();
    std::uint64_t most = 1;
    for (const GroupSizeBin& bin : bins_) most = std::max(most, bin.groups);
    for (std::size_t i = 0; i < bins_.size(); ++i) {
      const QRectF slot = slot_of(i);
      const double room = slot.height() - 3.5 * line;
      const double share = std::log1p(static_cast<double>(bins_[i].groups)) / std::log1p(static_cast<double>(most));
      const double gap = slot.width() / 6, foot = slot.height() - 2.2 * line;
      const QRectF bar(slot.left() + gap, foot - room * share, slot.width() - 2 * gap, room * share);
      painter.fillRect(bar, line_colour(Hue::sky, palette()));
      painter.setPen(palette().color(QPalette::Text));
      painter.drawText(QRectF(slot.left(), bar.top() - 1.1 * line, slot.width(), line), Qt::AlignCenter,
                       count_text(bins_[i].groups));
      painter.setPen(faint_text(palette()));
      painter.drawText(QRectF(slot.left(), foot + 0.1 * line, slot.width(), line), Qt::AlignCenter,
                       size_text(bins_[i]));
    }
    painter.drawText(QRectF(0, height() - line, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Groups by number of documents; bar heights are logarithmic."));
  }
  void mousePressEvent(QMouseEvent* event) override {
    for (std::size_t i = 0; i < bins_.size(); ++i)
      if (slot_of(i).contains(event->position())) emit chosen(bins_[i].to);
  }

 private:
  /// The rectangle of a bar with its numbers.
  QRectF slot_of(std::size_t bin) const {
    const double widest = 9.0 * fontMetrics().averageCharWidth();
    const double width = std::min(widest, static_cast<double>(this->width()) / static_cast<double>(bins_.size()));
    return {static_cast<double>(bin) * width, 0, width, static_cast<double>(height())};
  }

  std::vector<GroupSizeBin> bins_;
};

GroupViews::GroupViews(Worker& worker, QWidget* parent) : QTabWidget(parent), worker_(worker), request_(worker) {
  setObjectName(QStringLiteral("groups.views"));
  setDocumentMode(true);
  tabBar()->setAccessibleName(tr("Views of the group"));
  drawing_ = explained("groups.drawing", new GroupDrawing, tr("Drawing of the group"));
  documents_ = named("groups.documents", new SideBySide);
  sizes_ = explained("groups.sizes", new GroupSizes, tr("Sizes of groups"));
  add_tab(this, "groups.drawing.tab", drawing_, tr("Drawing"));
  add_tab(this, "groups.documents.tab", documents_, tr("Texts"));
  add_tab(this, "groups.sizes.tab", sizes_, tr("Sizes"));
  connect(drawing_, &GroupDrawing::chosen, this, &GroupViews::take_choice);
  connect(sizes_, &GroupSizes::chosen, this, &GroupViews::size_chosen);
}

void GroupViews::set_groups(std::shared_ptr<const GroupRows> rows) {
  worker_.release(std::exchange(rows_, std::move(rows)));
  sizes_->set_bins(bins_by_size(rows_->groups));
}

/// Ignores a picture of groups that no longer exist.
void GroupViews::take_choice(DocumentIndex document, bool more) {
  if (drawing_->picture()->rows == rows_) emit document_chosen(drawing_->picture()->group, document, more);
}

void GroupViews::draw(std::size_t group) {
  if (!can_be_drawn(*rows_, group)) {
    request_.cancel();
    return drawing_->show_picture(nullptr, tr("Groups of up to %1 different documents are drawn. Break weak links "
                                              "to make groups smaller.")
                                               .arg(GroupPicture::kMost));
  }
  if (rows_->different(group) == 1) {
    request_.cancel();
    return drawing_->show_picture(nullptr, copies_text(*rows_, group));
  }
  request_.request(
      [rows = rows_, group](const std::stop_token& stop) { return draw_group(rows, group, Progress(stop)); },
      [this](std::shared_ptr<const GroupPicture> picture) {
        if (!picture || picture->rows != rows_) return;
        auto before = drawing_->picture();
        drawing_->show_picture(std::move(picture));
        worker_.release(std::move(before));
        emit drawn();
      });
}

void GroupViews::show_pair(DocumentIndex left, DocumentIndex right, const QString& verdict) {
  const Corpus& corpus = *rows_->run->corpus;
  documents_->set_recipe(std::make_shared<const Recipe>(rows_->run->recipe));
  const QString heading = verdict.isEmpty() ? QString() : verdict + QStringLiteral(" \u00B7 ");
  documents_->show_pair(corpus[left], corpus[right], document_heading(corpus, left),
                        heading + document_heading(corpus, right));
}

void GroupViews::show_texts() {
  setCurrentWidget(documents_);
}

void GroupViews::clear() {
  request_.cancel();
  documents_->clear({});
  drawing_->show_picture(nullptr);
  sizes_->set_bins({});
  worker_.release(std::exchange(rows_, nullptr));
}

}  // namespace lookalike

#include "group_views.moc"
