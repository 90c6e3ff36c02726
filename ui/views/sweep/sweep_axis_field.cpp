#include "ui/views/sweep/sweep_axis_field.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QLineEdit>
#include <algorithm>

#include "core/pipeline/recipe.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kExample = Qt::UserRole + 1;  // values of a parameter

/// The values of an enumeration, or the default of a number.
QString example_of(const Parameter& parameter) {
  QStringList values;
  for (const std::string_view choice : parameter.choices) values << to_qstring(choice);
  return values.isEmpty() ? QString::fromStdString(parameter.get(Recipe())) : values.join(QStringLiteral(", "));
}

/// The most often varied parameters come first; seeds and bands are varied in other ways.
void add_choices(QComboBox& box) {
  const auto add = [&box](std::string_view key, const QString& name, const QString& values) {
    box.addItem(name, to_qstring(key));
    box.setItemData(box.count() - 1, values, kExample);
  };
  add("lsh", SweepAxisField::tr("bands \u00D7 rows"), QStringLiteral("grid"));
  for (const auto& [key, values] : {std::pair("shingles.k", "2, 3, 4, 5, 6, 8, 10"),
                                    {"sketch.hashes", "20, 50, 100, 128, 200, 256"},
                                    {"verify.threshold", "0.5, 0.6, 0.7, 0.8, 0.9"},
                                    {"sample.size", "1000, 2000, 5000, 10000, all"},
                                    {"sketch.family", "multiply-shift, linear-crc, mersenne-61"},
                                    {"text.stop_words", "none, nltk, glasgow"},
                                    {"verify.by", "exact, signature, none"},
                                    {"verify.prefix", "off, 2, 5, 10"}})
    add(key, parameter_label(*find_parameter(key)), QString::fromLatin1(values));
  for (const Parameter& parameter : parameters()) {
    const bool is_other = parameter.key == "sketch.seed" || parameter.key == "lsh.bands" || parameter.key == "lsh.rows";
    if (!is_other && box.findData(to_qstring(parameter.key)) < 0)
      add(parameter.key, parameter_label(parameter), example_of(parameter));
  }
}

/// The values as written in a plan.
QString without_words(QString text) {
  return text.replace(QChar(0x00D7), u'x')
      .replace(SweepAxisField::tr("every b x r"), QStringLiteral("grid"))
      .remove(u' ');
}

/// The values as shown to the user.
QString in_words(QString text) {
  return text.replace(QStringLiteral("grid"), SweepAxisField::tr("every b \u00D7 r"));
}

}  // namespace

SweepAxisField::SweepAxisField(const QString& name, bool optional) : parameter_(new QComboBox), values_(new QLineEdit) {
  parameter_->setObjectName(QStringLiteral("sweep.%1").arg(name));
  parameter_->setAccessibleName(tr("Parameter to vary"));
  parameter_->setToolTip(tr("The parameter that the sweep varies; all others stay as in the recipe."));
  if (optional) parameter_->addItem(tr("nothing"));
  add_choices(*parameter_);
  parameter_->setMaxVisibleItems(parameter_->count());
  guard_wheel(parameter_);
  values_->setObjectName(parameter_->objectName() + QStringLiteral(".values"));
  values_->setAccessibleName(tr("Values"));
  values_->setToolTip(
      tr("Values, separated by commas. For bands and rows: 20x5, 10x10, every b \u00D7 r or divisors."));
  follow_type(values_,
              [values = values_](const QFontMetrics& type) { values->setMinimumWidth(16 * type.averageCharWidth()); });
  QObject::connect(parameter_, &QComboBox::currentIndexChanged, parameter_,
                   [field = *this] { field.suggest_values(); });
  suggest_values();
}

void SweepAxisField::suggest_values() const {
  values_->setEnabled(!key().isEmpty());
  if (values_->parentWidget()) fit();
  values_->setText(in_words(parameter_->currentData(kExample).toString()));
  values_->setCursorPosition(0);  // shows the beginning
}

void SweepAxisField::fit() const {
  values_->setVisible(!key().isEmpty());
  values_->parentWidget()->setSizePolicy(key().isEmpty() ? QSizePolicy::Fixed : QSizePolicy::Expanding,
                                         QSizePolicy::Fixed);
}

QString SweepAxisField::key() const {
  return parameter_->currentData().toString();
}

Result<SweepAxis> SweepAxisField::axis() const {
  auto parsed = parse_axis(QString(key() + u'=' + without_words(values_->text())).toStdString(), &Parameter::label);
  const Parameter* parameter = find_parameter(key().toStdString());
  if (parsed || !parameter || parameter->least == parameter->most) return parsed;
  parsed.error().message +=
      tr(" Values from %1 to %2 are allowed, separated by commas, for example %3.")
          .arg(QString::number(parameter->least, 'g', 12), QString::number(parameter->most, 'g', 12),
               parameter_->currentData(kExample).toString())
          .toStdString();
  return parsed;
}

bool SweepAxisField::has(const std::string& key) const {
  return parameter_->findData(QString::fromStdString(key)) >= 0;
}

void SweepAxisField::show(const SweepAxis& axis) {
  parameter_->setCurrentIndex(std::max(0, parameter_->findData(QString::fromStdString(axis.key))));
  QStringList values;
  for (const std::string& value : axis.values) values << to_qstring(value);
  values_->setText(in_words(values.join(QStringLiteral(", "))));
}

}  // namespace lookalike
