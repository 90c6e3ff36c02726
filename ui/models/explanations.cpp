#include "ui/models/explanations.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

bool tells_of(const Explanation& explanation, QByteArrayView name) {
  const QByteArrayView key(explanation.name);
  return key.endsWith('.') ? name.startsWith(key) : name == key;
}

const char* find(QByteArrayView name) {
  for (const auto& explanations :
       {page_explanations(), parameter_explanations(), s_curve_explanations(), sweep_explanations(),
        pair_explanations(), corpus_explanations(), run_explanations(), dialog_explanations()}) {
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

}  // namespace lookalike
