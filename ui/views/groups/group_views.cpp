#include "ui/views/groups/group_views.h"

#include <QTabBar>
#include <algorithm>
#include <utility>

#include "ui/models/graph/group_picture.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"
#include "ui/views/groups/group_drawing.h"
#include "ui/views/groups/group_sizes.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

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
