#include "core/exchange/handoff/template_of_recipe.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/utf8_text.h"
#include "core/sketch/hash_functions.h"
#include "core/text/shingle_set.h"
#include "core/text/stop_words.h"

namespace lookalike {
namespace {

constexpr std::size_t kLineLength = 118;

/// The words as Python literals, in lines. Words that are not UTF-8 are left out: no exported text contains them.
std::string literals(const StopWords& words) {
  std::vector<std::string> sorted(words.begin(), words.end());
  std::ranges::sort(sorted);
  std::string text, line = "   ";
  for (const std::string& word : sorted) {
    if (!is_utf8(word)) continue;
    const std::string literal = " " + on_one_line(nlohmann::json(word).dump()) + ",";
    if (line.size() + literal.size() > kLineLength) {
      text += line + "\n";
      line = "   ";
    }
    line += literal;
  }
  return text + line;
}

std::string python_name(ElementHash hash) {
  switch (hash) {
    case ElementHash::xxh3:
      return "xxhash.xxh3_64_intdigest";
    case ElementHash::crc32:
      return "zlib.crc32";
    case ElementHash::sha1:
      break;
  }
  return "sha1_hash32";
}

std::string condition_of(ElementHash hash) {
  return hash == ElementHash::xxh3 ? "xxh3" : hash == ElementHash::crc32 ? "crc32" : "sha1";
}

/// datasketch makes these two itself.
bool makes_signatures(HandoffEngine engine, HashFamily family) {
  return engine == HandoffEngine::datasketch && (family == HashFamily::mersenne_61 || family == HashFamily::affine_32);
}

class Writer {
 public:
  Writer(HandoffEngine engine, const Recipe& recipe) : engine_(engine), recipe_(recipe) {}

  TemplateValues write() && {
    add_text();
    add_shingles();
    add_signatures();
    add_bands();
    add_verification();
    return std::move(made_);
  }

 private:
  void add_if(bool holds, std::string_view condition) {
    if (holds) made_.conditions.emplace(condition);
  }
  void set(std::string_view name, std::string value) { made_.values.emplace(name, std::move(value)); }
  void set(std::string_view name, std::uint64_t value) { set(name, std::to_string(value)); }
  bool words() const { return recipe_.shingles.unit == ShingleUnit::word; }

  void add_text() {
    const TextOptions& text = recipe_.text;
    add_if(text.letter_case == Case::lower, "lower");
    add_if(text.characters == Characters::unicode, "unicode");
    add_if(text.entities == Entities::decode, "entities");
    add_if(text.punctuation == Punctuation::remove, "remove");
    add_if(text.punctuation == Punctuation::split, "split");
    add_if(text.digits == Digits::drop, "digits-drop");
    add_if(words() && text.stop_words != "none", "stop-words");
    add_if(!words() && text.spaces == Spaces::underscore, "underscore");
    add_if(!words() && text.spaces == Spaces::collapse, "collapse");
  }

  void add_shingles() {
    const ShingleOptions& shingles = recipe_.shingles;
    add_if(words(), "words");
    add_if(shingles.bag, "bag");
    add_if(shingles.short_texts == ShortTexts::whole, "whole");
    add_if(shingles.keep_empty, "keep-empty");
    add_if(!shingles.keep_empty, "drop-empty");
    const ElementHash hash = element_hash(shingles.hash);
    add_if(true, condition_of(hash));
    set("k", shingles.k);
    set("element_hash", python_name(hash));
  }

  void add_signatures() {
    const SketchOptions& sketch = recipe_.sketch;
    const ElementHash of_recipe = element_hash(recipe_.shingles.hash);
    const ElementHash input = input_hash(sketch.family, of_recipe);
    const bool signing = !makes_signatures(engine_, sketch.family);
    add_if(signing, "signing");
    add_if(signing && input != of_recipe, "rehash");
    add_if(signing, condition_of(input));
    add_if(true, to_string(sketch.family));
    add_if(sketch.family == HashFamily::multiply_shift || recipe_.shingles.bag, "mix");
    add_if(sketch.family == HashFamily::mersenne_61 && sketch.seed == 42, "seed-of-data-juicer");
    set("n", sketch.hashes);
    set("seed", sketch.seed);
    set("family", std::string(to_string(sketch.family)));
    set("input_hash", python_name(input));
  }

  void add_bands() {
    const LshOptions& lsh = recipe_.lsh;
    const bool keys = engine_ == HandoffEngine::spark || (engine_ == HandoffEngine::datatrove && lsh.buckets > 0);
    const bool xxhash = keys || recipe_.shingles.hash == ShingleHash::xxh3;
    add_if(keys, "keys");
    add_if(xxhash, "xxhash");
    add_if(engine_ != HandoffEngine::datatrove, "scoring");
    add_if(lsh.buckets > 0, "buckets");
    set("bands", lsh.bands);
    set("bands_at_once", std::min<std::uint64_t>(lsh.bands, 5));  // NeMo Curator's own default
    set("rows", lsh.rows);
    set("buckets", lsh.buckets);
    set("packages", xxhash ? ", xxhash 3 or later" : "");
  }

  void add_verification() {
    const VerifyOptions& verify = recipe_.verify;
    add_if(verify.by == VerifyBy::exact, "exact");
    add_if(verify.by == VerifyBy::signature, "by-signature");
    add_if(verify.by == VerifyBy::none, "unverified");
    add_if(verify.by != VerifyBy::none, "threshold");
    add_if(verify.prefix > 0, "prefix");
    set("threshold", find_parameter("verify.threshold")->get(recipe_));
    set("prefix", verify.prefix);
  }

  HandoffEngine engine_;
  const Recipe& recipe_;
  TemplateValues made_;
};

}  // namespace

Result<TemplateValues> template_values(HandoffEngine engine, const Recipe& recipe) {
  const auto words = load_stop_words(recipe.text.stop_words);
  if (!words) return tl::unexpected(words.error());
  TemplateValues values = Writer(engine, recipe).write();
  values.values.emplace("stop_words", literals(**words));
  return values;
}

}  // namespace lookalike
