#include "ui/models/tables/damage_model.h"

#include <QStringList>

#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/place_text.h"

namespace lookalike {
namespace {

struct Header {
  const char* label;
  const char* meaning;
};

constexpr Header kHeaders[kDamageColumns] = {
    {QT_TRANSLATE_NOOP("lookalike::DamageModel", "place"),
     QT_TRANSLATE_NOOP("lookalike::DamageModel", "File, number of the record from 1 and first byte from 0.")},
    {QT_TRANSLATE_NOOP("lookalike::DamageModel", "record"),
     QT_TRANSLATE_NOOP("lookalike::DamageModel",
                       "Whether the record was left out or kept as well as it could be read.")},
    {QT_TRANSLATE_NOOP("lookalike::DamageModel", "reason"),
     QT_TRANSLATE_NOOP("DamageModel", "The fault of the record.")},
};

QString text(const Damage& damage, DamageColumn column) {
  switch (column) {
    case DamageColumn::place:
      return short_place_text(damage.place);
    case DamageColumn::fate:
      return damage.kept ? DamageModel::tr("kept") : DamageModel::tr("left out");
    case DamageColumn::reason:
      return QString::fromStdString(damage.reason);
  }
  return {};
}

}  // namespace

void DamageModel::set_corpus(std::shared_ptr<const Corpus> corpus) {
  beginResetModel();
  corpus_ = std::move(corpus);
  endResetModel();
}

int DamageModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !corpus_ ? 0 : static_cast<int>(corpus_->report().damage.size());
}

int DamageModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kDamageColumns;
}

QVariant DamageModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Damage& damage = at_row(index.row());
  if (role == Qt::DisplayRole) return text(damage, static_cast<DamageColumn>(index.column()));
  if (role == Qt::ToolTipRole) return tooltip_text(whole_text(damage));
  return {};
}

QVariant DamageModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kDamageColumns) return {};
  if (role == Qt::DisplayRole) return tr(kHeaders[section].label);
  if (role == Qt::ToolTipRole) return tr(kHeaders[section].meaning);
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
  return {};
}

QString whole_text(const Damage& damage) {
  return place_text(damage.place) + u'\n' + text(damage, DamageColumn::reason);
}

QString damage_sentence(const LoadReport& report) {
  using Model = DamageModel;
  QStringList parts;
  if (report.damage_total == 0) parts << Model::tr("Every record could be read");
  if (report.skipped > 0)
    parts << count_text(report.skipped, Model::tr("record left out"), Model::tr("records left out"));
  if (report.damage_total > report.skipped)
    parts << count_text(report.damage_total - report.skipped, Model::tr("record kept with a remark"),
                        Model::tr("records kept with a remark"));
  if (report.without_text > 0)
    parts << count_text(report.without_text, Model::tr("item without text by design"),
                        Model::tr("items without text by design"));
  const QString all = parts.join(u", ") + u'.';
  if (report.damage_total <= report.damage.size()) return all;
  return all + u' ' + Model::tr("The first %1 are listed.").arg(count_text(report.damage.size()));
}

}  // namespace lookalike
