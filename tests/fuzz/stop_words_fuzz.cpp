// The input is a list of stop words. The list of an exported script is made of literals that are those words.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/utf8_text.h"
#include "core/exchange/handoff/handoff.h"
#include "core/text/stop_words.h"
#include "tests/fuzz/ways.h"

using namespace lookalike;

namespace {

/// The list's literals have the same form in Python and JSON, but for the comma after the last.
std::string list_of(const std::string& script) {
  constexpr std::string_view kBegin = "STOP_WORDS = frozenset([\n", kEnd = "\n])\n";
  const auto begin = script.find(kBegin);
  fuzz::demand(begin != std::string::npos, "the script has a list of stop words");
  const auto end = script.find(kEnd, begin);
  fuzz::demand(end != std::string::npos, "the list has an end");
  std::string list = script.substr(begin + kBegin.size(), end - begin - kBegin.size());
  while (!list.empty() && (list.back() == ' ' || list.back() == '\n' || list.back() == ',')) list.pop_back();
  return "[" + list + "]";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string path = fuzz::write_file("words.txt", fuzz::text_of(data, size));
  const auto words = load_stop_words(path);
  fuzz::demand_done(words, "every file is a list of stop words");
  std::vector<std::string> expected;
  for (const std::string& word : **words)
    if (is_utf8(word)) expected.push_back(word);
  std::ranges::sort(expected);
  Recipe recipe;
  recipe.text.stop_words = path;
  const auto script = handoff_text(HandoffEngine::datasketch, recipe, "script.py", nullptr, {});
  fuzz::demand_done(script, "every list can be exported");
  const auto list = nlohmann::json::parse(list_of(*script), nullptr, false);
  if (expected.empty()) return 0;
  fuzz::demand(list.is_array() && list == nlohmann::json(expected), "the script has the words as literals");
  return 0;
}
