#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>

#include "core/base/value_text.h"
#include "core/pipeline/recipe.h"
#include "core/sketch/hash_functions.h"

namespace lookalike {
namespace {

using Names = std::vector<std::string_view>;
using Problem = std::optional<std::string>;

// Value names of every enumeration, in the order of its values.
struct ValueNames {
  static Names of(Case) { return {"lower", "keep"}; }
  static Names of(Characters) { return {"unicode", "python"}; }
  static Names of(Entities) { return {"keep", "decode"}; }
  static Names of(Punctuation) { return {"remove", "split", "keep"}; }
  static Names of(Digits) { return {"keep", "drop"}; }
  static Names of(Spaces) { return {"collapse", "underscore"}; }
  static Names of(ShingleUnit) { return {"word", "character"}; }
  static Names of(ShingleHash) { return {"xxh3", "crc32"}; }
  static Names of(ShortTexts) { return {"whole", "leave-out"}; }
  static Names of(VerifyBy) { return {"exact", "signature", "none"}; }
  static Names of(HashFamily) {
    Names all;
    for (int f = 0; f <= static_cast<int>(HashFamily::permutation); ++f)
      all.push_back(to_string(static_cast<HashFamily>(f)));
    return all;
  }
};

template <typename Enum>
const Names& names() {
  static const Names n = ValueNames::of(Enum());
  return n;
}

std::string text_of(double number) {
  std::array<char, 32> buffer;
  return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr};
}

template <typename Number>
Problem parse(std::string_view text, Number& value) {
  Number parsed{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parsed);
  if (error == std::errc::result_out_of_range) return in_quotes(text) + " is out of range.";
  if (error != std::errc{} || end != text.data() + text.size())
    return in_quotes(text) + (std::integral<Number> ? " is not a whole number." : " is not a number.");
  value = parsed;
  return {};
}

// Reads one field of one slice of the recipe from text and writes it as text.
template <auto Slice, auto Field>
struct Access {
  static auto& field(Recipe& r) { return (r.*Slice).*Field; }
  static const auto& field(const Recipe& r) { return (r.*Slice).*Field; }
  using Value = std::remove_cvref_t<decltype(field(std::declval<Recipe&>()))>;

  static std::string get(const Recipe& r) {
    if constexpr (std::is_enum_v<Value>)
      return std::string(names<Value>()[static_cast<std::size_t>(field(r))]);
    else if constexpr (std::same_as<Value, std::string>)
      return field(r);
    else if constexpr (std::same_as<Value, double>)
      return text_of(field(r));
    else
      return std::to_string(field(r));
  }

  static Problem set(Recipe& r, std::string_view text) {
    if constexpr (std::is_enum_v<Value>) {
      const Names& known = names<Value>();
      const auto at = std::find(known.begin(), known.end(), text);
      if (at == known.end()) return in_quotes(text) + " is not one of " + alternatives(known) + ".";
      field(r) = static_cast<Value>(at - known.begin());
      return {};
    } else if constexpr (std::same_as<Value, std::string>) {
      if (text.empty()) return "A name is missing.";
      field(r) = text;
      return {};
    } else {
      return parse(text, field(r));
    }
  }

  // Reads and writes numbers whose 0 has a name.
  template <const char* const* zero>
  static std::string get_named(const Recipe& r) {
    return field(r) == 0 ? *zero : get(r);
  }
  template <const char* const* zero>
  static Problem set_named(Recipe& r, std::string_view text) {
    if (text != *zero) return set(r, text);
    field(r) = 0;
    return {};
  }

  // Yes or no, each with its name.
  template <const char* const* no, const char* const* yes>
  static std::string get_flag(const Recipe& r) {
    return field(r) ? *yes : *no;
  }
  template <const char* const* no, const char* const* yes>
  static Problem set_flag(Recipe& r, std::string_view text) {
    const bool on = text == *yes || text == "true" || text == "yes" || text == "1";
    const bool off = text == *no || text == "false" || text == "no" || text == "0";
    if (!on && !off) return in_quotes(text) + " is not one of " + *no + " or " + *yes + ".";
    field(r) = on;
    return {};
  }
};

constexpr const char* kAll = "all";
constexpr const char* kUnlimited = "unlimited";
constexpr const char* kOff = "off";
constexpr const char* kSet = "set";
constexpr const char* kBag = "bag";
constexpr const char* kDrop = "drop";
constexpr const char* kKeep = "keep";

struct Description {
  std::string_view key, label, meaning;
  Stage first_stage;
};

template <auto Slice, auto Field>
Parameter choice(const Description& d) {
  using A = Access<Slice, Field>;
  return {d.key, d.label, d.meaning, d.first_stage, names<typename A::Value>(), 0, 0, false, A::get, A::set};
}

template <auto Slice, auto Field>
Parameter number(const Description& d, double least, double most) {
  using A = Access<Slice, Field>;
  return {d.key, d.label, d.meaning, d.first_stage, {}, least, most, false, A::get, A::set};
}

template <auto Slice, auto Field, const char* const* zero>
Parameter named_number(const Description& d, double most) {
  using A = Access<Slice, Field>;
  return {d.key,
          d.label,
          d.meaning,
          d.first_stage,
          {},
          0,
          most,
          false,
          A::template get_named<zero>,
          A::template set_named<zero>};
}

template <auto Slice, auto Field, const char* const* no, const char* const* yes>
Parameter flag(const Description& d) {
  using A = Access<Slice, Field>;
  return {d.key,
          d.label,
          d.meaning,
          d.first_stage,
          {*no, *yes},
          0,
          0,
          false,
          A::template get_flag<no, yes>,
          A::template set_flag<no, yes>};
}

Parameter stop_words() {
  using A = Access<&Recipe::text, &TextOptions::stop_words>;
  return {"text.stop_words",
          "Stop words",
          "Removes frequent words before shingling: none, a built-in English list, or a file of your own.",
          Stage::clean,
          {"none", "nltk", "glasgow"},
          0,
          0,
          true,
          A::get,
          A::set};
}

std::vector<Parameter> all_parameters() {
  constexpr double kLargestSeed = 9007199254740991.0;  // 2^53 - 1, exact in JSON
  constexpr double kMostDocuments = 4294967294.0;
  return {
      named_number<&Recipe::sample, &SampleOptions::size, &kAll>(
          {"sample.size", "Sample size", "How many documents to draw from the corpus; all of them by default.",
           Stage::sample},
          kMostDocuments),
      number<&Recipe::sample, &SampleOptions::seed>(
          {"sample.seed", "Sample seed", "A different seed draws a different sample of the same size.", Stage::sample},
          0, kLargestSeed),
      choice<&Recipe::text, &TextOptions::letter_case>(
          {"text.case", "Letter case", "Lower case makes words equal if they differ only in capitals.", Stage::clean}),
      choice<&Recipe::text, &TextOptions::characters>(
          {"text.characters", "Characters",
           "Compose accents and remove invisible characters, or read characters as Python does.", Stage::clean}),
      choice<&Recipe::text, &TextOptions::entities>(
          {"text.entities", "HTML entities", "Keep character references such as &amp; unchanged, or decode them.",
           Stage::clean}),
      choice<&Recipe::text, &TextOptions::punctuation>(
          {"text.punctuation", "Punctuation",
           "Delete punctuation marks, split words at them, or keep them as part of the words.", Stage::clean}),
      choice<&Recipe::text, &TextOptions::digits>(
          {"text.digits", "Numbers", "Keep or drop words that consist only of digits.", Stage::clean}),
      stop_words(),
      choice<&Recipe::text, &TextOptions::spaces>(
          {"text.spaces", "White space",
           "For character shingles: collapse each run of white space to one space, or make each an underscore.",
           Stage::clean}),
      choice<&Recipe::shingles, &ShingleOptions::unit>(
          {"shingles.unit", "Shingle unit", "A shingle is a sequence of k words or of k characters.", Stage::clean}),
      number<&Recipe::shingles, &ShingleOptions::k>({"shingles.k", "Shingle length k",
                                                     "Longer shingles are rarer, so fewer documents look alike by "
                                                     "accident, but more true near-duplicates are missed.",
                                                     Stage::shingle},
                                                    1, 50),
      flag<&Recipe::shingles, &ShingleOptions::bag, &kSet, &kBag>(
          {"shingles.bag", "Set or bag", "In a bag, every repetition of a shingle counts as a separate element.",
           Stage::shingle}),
      choice<&Recipe::shingles, &ShingleOptions::hash>(
          {"shingles.hash", "Shingle hash", "The hash of a shingle: 64-bit XXH3, or CRC-32 as in published reports.",
           Stage::shingle}),
      choice<&Recipe::shingles, &ShingleOptions::short_texts>(
          {"shingles.short", "Short texts",
           "A text of fewer than k words or characters becomes a single shingle, or is excluded.", Stage::shingle}),
      flag<&Recipe::shingles, &ShingleOptions::keep_empty, &kDrop, &kKeep>(
          {"shingles.keep_empty", "Empty documents",
           "Documents without shingles are excluded, or included as identical.", Stage::shingle}),
      number<&Recipe::sketch, &SketchOptions::hashes>(
          {"sketch.hashes", "Signature length n",
           "More hash values estimate similarity better: the standard error falls with the square root of n.",
           Stage::sign},
          1, 4096),
      choice<&Recipe::sketch, &SketchOptions::family>(
          {"sketch.family", "Hash family",
           "The functions whose minima form the signature; the others reproduce reports and libraries. All are "
           "unbiased except linear-next-prime, which overestimates similarity in small corpora.",
           Stage::sign}),
      number<&Recipe::sketch, &SketchOptions::seed>(
          {"sketch.seed", "Hash seed",
           "A different seed draws different hash functions, so chance finds different pairs.", Stage::sign},
          0, kLargestSeed),
      number<&Recipe::lsh, &LshOptions::bands>(
          {"lsh.bands", "Bands b", "More bands are looser: a pair has more chances to become a candidate.",
           Stage::band},
          1, 4096),
      number<&Recipe::lsh, &LshOptions::rows>(
          {"lsh.rows", "Rows r", "More rows per band are stricter: more values must agree at once.", Stage::band}, 1,
          4096),
      named_number<&Recipe::lsh, &LshOptions::buckets, &kUnlimited>(
          {"lsh.buckets", "Buckets per band",
           "In a small hash table, dissimilar documents collide by accident; with unlimited buckets, only equal bands "
           "collide.",
           Stage::band},
          kMostDocuments),
      number<&Recipe::verify, &VerifyOptions::threshold>(
          {"verify.threshold", "Threshold t", "Candidates at least this similar are listed as similar pairs.",
           Stage::select},
          0, 1),
      choice<&Recipe::verify, &VerifyOptions::by>(
          {"verify.by", "Verify by",
           "Candidates are checked by exact Jaccard, by their signatures alone, or not at all.", Stage::verify}),
      named_number<&Recipe::verify, &VerifyOptions::prefix, &kOff>(
          {"verify.prefix", "First-m check",
           "Drops candidates whose first m values differ; it misses a true pair of similarity s with probability "
           "about 1 - s^m.",
           Stage::verify},
          4096),
  };
}

}  // namespace

std::string range_text(const Parameter& parameter) {
  if (!parameter.choices.empty()) return alternatives(parameter.choices) + (parameter.free_text ? ", or a file" : "");
  Recipe of_zero;
  const bool is_named = parameter.least == 0 && !parameter.set(of_zero, "0") && parameter.get(of_zero) != "0";
  return (is_named ? parameter.get(of_zero) + ", or 1" : text_of(parameter.least)) + " to " + text_of(parameter.most);
}

std::string parameter_text(const Parameter& parameter) {
  constexpr const char* kStages[] = {"sample", "clean", "shingle", "sign", "band", "verify", "select"};
  return std::string(parameter.meaning) + " Values: " + range_text(parameter) +
         "; default: " + parameter.get(Recipe()) + ". A change recomputes from the stage \"" +
         kStages[static_cast<std::size_t>(parameter.first_stage)] + "\" on.";
}

std::span<const Parameter> parameters() {
  static const std::vector<Parameter> all = all_parameters();
  return all;
}

const Parameter* find_parameter(std::string_view key) {
  for (const Parameter& parameter : parameters())
    if (parameter.key == key) return &parameter;
  return nullptr;
}

std::optional<Stage> first_stage_to_redo(const Recipe& before, const Recipe& after) {
  std::optional<Stage> first;
  for (const Parameter& parameter : parameters())
    if (parameter.get(before) != parameter.get(after) && (!first || parameter.first_stage < *first))
      first = parameter.first_stage;
  return first;
}

std::optional<std::string> apply_setting(Recipe& recipe, std::string_view key_and_value) {
  const auto equals = key_and_value.find('=');
  if (equals == std::string_view::npos)
    return in_quotes(key_and_value) + " is not of the form KEY=VALUE, for example shingles.k=5.";
  const auto key = key_and_value.substr(0, equals);
  const Parameter* parameter = find_parameter(key);
  if (!parameter) {
    Names known;
    for (const Parameter& p : parameters()) known.push_back(p.key);
    const std::string meant = did_you_mean(key, known);
    return "There is no parameter " + in_quotes(key) + "." +
           (meant.empty() ? " Known are " + alternatives(known) + "." : meant);
  }
  if (auto problem = parameter->set(recipe, key_and_value.substr(equals + 1)))
    return std::string(key) + ": " + *problem;
  return {};
}

}  // namespace lookalike
