#include "ui/models/explanations/explanations.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

bool tells_of(const Explanation& explanation, QByteArrayView name) {
  const QByteArrayView key(explanation.name);
  return key.endsWith('.') ? name.startsWith(key) : name == key;
}

auto all_explanations() {
  return std::array{page_explanations(), parameter_explanations(),  s_curve_explanations(), sweep_explanations(),
                    pair_explanations(), neighbours_explanations(), groups_explanations(),  corpus_explanations(),
                    run_explanations(),  lesson_explanations(),     dialog_explanations()};
}

const char* find(QByteArrayView name) {
  for (const auto& explanations : all_explanations()) {
    const auto found = std::ranges::find_if(explanations, [&](const auto& e) { return tells_of(e, name); });
    if (found != explanations.end()) return found->text;
  }
  return nullptr;
}

}  // namespace

QString explanation(const QString& name) {
  return explanation(name.toUtf8().constData());
}

QString explanation(const char* name) {
  const char* text = find(name);
  return text ? QCoreApplication::translate("Explanations", text) : QString();
}

QStringList explained_names() {
  QStringList names;
  for (const auto& explanations : all_explanations())
    for (const Explanation& explanation : explanations) names << QString::fromLatin1(explanation.name);
  return names;
}

}  // namespace lookalike
