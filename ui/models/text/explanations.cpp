#include "ui/models/text/explanations.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "core/base/resources.h"

namespace lookalike {
namespace {

struct Explanation {
  QByteArray name, text;
};

/// A heading is the name; the lines below it form one text.
std::vector<Explanation> read_all() {
  std::vector<Explanation> all;
  const std::string_view page = embedded_resource("help/what_is_this.md");
  for (const QByteArray& line : QByteArray::fromRawData(page.data(), static_cast<int>(page.size())).split('\n')) {
    if (line.startsWith("## "))
      all.push_back({line.mid(3), {}});
    else if (!line.isEmpty())
      all.back().text += (all.back().text.isEmpty() ? "" : " ") + line;
  }
  return all;
}

const std::vector<Explanation>& explanations() {
  static const std::vector<Explanation> all = read_all();
  return all;
}

bool tells_of(const Explanation& explanation, const QByteArray& name) {
  return explanation.name.endsWith('.') ? name.startsWith(explanation.name) : name == explanation.name;
}

}  // namespace

QString explanation(const QString& name) {
  const auto& all = explanations();
  const auto found = std::ranges::find_if(all, [key = name.toUtf8()](const auto& e) { return tells_of(e, key); });
  return found != all.end() ? QCoreApplication::translate("Explanations", found->text) : QString();
}

QStringList explained_names() {
  QStringList names;
  for (const Explanation& explanation : explanations()) names << QString::fromUtf8(explanation.name);
  return names;
}

}  // namespace lookalike
