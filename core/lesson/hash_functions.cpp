#include "core/lesson/hash_functions.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/lesson/scene_texts.h"
#include "core/sketch/min_hash_kernels.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::hash_functions;

using Kind = HashFunctionsStep::Kind;

/// The family linear-next-prime with a modulus of our own, by the kernel of real runs.
class Functions {
 public:
  Functions(const std::vector<LinearFunction>& functions, std::uint32_t modulus)
      : coefficients_(HashFamily::linear_next_prime, each(functions, &LinearFunction::a),
                      each(functions, &LinearFunction::b), modulus) {}

  /// Lowers values, kEmpty at first, to those of a row.
  void lower(std::uint32_t row, std::vector<std::uint32_t>& values) const {
    find_min_hash_kernel("")->lower(coefficients_, std::span(&row, 1), values);
  }

 private:
  static std::vector<std::uint64_t> each(const std::vector<LinearFunction>& functions,
                                         std::uint32_t LinearFunction::*number) {
    std::vector<std::uint64_t> numbers(functions.size());
    std::ranges::transform(functions, numbers.begin(), number);
    return numbers;
  }

  KernelCoefficients coefficients_;
};

/// Both signatures while rows are walked.
struct Walk {
  std::vector<std::uint32_t> a, b;

  explicit Walk(std::size_t functions) : a(functions, SignatureMatrix::kEmpty), b(a) {}
  void take(const Functions& functions, const std::vector<BitRow>& rows, std::uint32_t row) {
    if (rows[row].a) functions.lower(row + 1, a);
    if (rows[row].b) functions.lower(row + 1, b);
  }
};

// The lecture counts values from 1.
std::vector<MinHash> from_one(const std::vector<std::uint32_t>& values) {
  std::vector<MinHash> signature;
  signature.reserve(values.size());
  for (const std::uint32_t value : values)
    signature.push_back(value == SignatureMatrix::kEmpty ? MinHash() : MinHash(value + 1));
  return signature;
}

std::vector<bool> differences(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& after) {
  std::vector<bool> differ;
  for (std::size_t i = 0; i < before.size(); ++i) differ.push_back(before[i] != after[i]);
  return differ;
}

void walk(HashFunctionsStep& s, std::size_t rows) {
  const HashFunctionsInputs& in = s.inputs;
  const Functions functions(in.functions, in.modulus);
  Walk now(in.functions.size()), before = now;
  for (std::uint32_t row = 0; row < rows; ++row) {
    std::vector<std::uint32_t> values(in.functions.size(), SignatureMatrix::kEmpty);
    functions.lower(row + 1, values);
    for (std::uint32_t& value : values) ++value;
    s.values.push_back(values);
    before = now;
    now.take(functions, in.rows, row);
  }
  s.signature_a = from_one(now.a);
  s.signature_b = from_one(now.b);
  s.lowered_a = differences(before.a, now.a);
  s.lowered_b = differences(before.b, now.b);
  std::uint32_t agreeing = 0;
  for (std::size_t i = 0; i < now.a.size(); ++i)
    agreeing += now.a[i] == now.b[i] && now.a[i] != SignatureMatrix::kEmpty ? 1 : 0;
  s.estimate = static_cast<double>(agreeing) / static_cast<double>(now.a.size());
}

void add_biases(HashFunctionsStep& s) {
  s.bias_rows = bit_rows_from(example(kScene, "bias_rows"));
  s.bias_jaccard = jaccard_of(s.bias_rows);
  const auto modulus = static_cast<std::uint32_t>(s.bias_rows.size());
  for (std::uint32_t a = 1; a <= modulus; ++a) {
    const MultiplierBias bias = bias_of(s.bias_rows, a, modulus);
    if (s.kind == Kind::bad_multipliers || bias.factor == 1) s.biases.push_back(bias);
  }
}

std::string listed(const std::vector<MinHash>& signature) {
  std::string text;
  for (const MinHash& value : signature)
    text += (text.empty() ? "" : ", ") + (value ? std::to_string(*value) : "\u221E");
  return "(" + text + ")";
}

std::string listed(const std::vector<std::uint32_t>& values) {
  return listed(std::vector<MinHash>(values.begin(), values.end()));
}

Sentence row_sentence(const HashFunctionsStep& s) {
  constexpr std::array<std::string_view, 4> kKeys = {"row_both", "row_only_a", "row_only_b", "row_neither"};
  const RowType type = s.inputs.rows[*s.row].type();
  const bool lowered = std::ranges::count(s.lowered_a, true) + std::ranges::count(s.lowered_b, true) > 0;
  const bool unchanged = type != RowType::neither && !lowered;
  return say(kScene, unchanged ? "row_unchanged" : kKeys[static_cast<std::size_t>(type)],
             {std::to_string(*s.row + 1), listed(s.values.back()), listed(s.signature_a), listed(s.signature_b)});
}

Sentence bias_sentence(const HashFunctionsStep& s) {
  const auto worst = std::ranges::max_element(s.biases, {}, [](const MultiplierBias& b) { return b.bias; });
  const std::string modulus = std::to_string(s.bias_rows.size());
  if (s.kind == Kind::good_multipliers) return say(kScene, "good_multipliers", {modulus, three(s.bias_jaccard)});
  return say(
      kScene, "bad_multipliers",
      {std::to_string(worst->a), std::to_string(worst->factor), modulus, three(worst->share), three(s.bias_jaccard)});
}

// "h, g"
std::string letters_of(std::size_t functions) {
  std::string letters = letter_of(0);
  for (std::size_t f = 1; f < functions; ++f) letters += ", " + letter_of(f);
  return letters;
}

Sentence sentence_of(const HashFunctionsStep& s) {
  switch (s.kind) {
    case Kind::start:
      return say(kScene, "start", {letters_of(s.inputs.functions.size())});
    case Kind::row:
      return row_sentence(s);
    case Kind::estimate:
      return say(kScene, "estimate",
                 {listed(s.signature_a), listed(s.signature_b), three(s.estimate), three(s.jaccard)});
    case Kind::good_multipliers:
    case Kind::bad_multipliers:
      break;
  }
  return bias_sentence(s);
}

Sentence note_of(const HashFunctionsStep& s) {
  const auto bad = std::ranges::find_if(s.function_biases, [](const MultiplierBias& b) { return b.factor > 1; });
  if (s.kind < Kind::good_multipliers && bad != s.function_biases.end())
    return say(kScene, "note_bad_function",
               {letter_of(static_cast<std::size_t>(bad - s.function_biases.begin())), std::to_string(bad->factor),
                std::to_string(s.inputs.modulus), std::to_string(s.inputs.modulus / bad->factor)});
  const std::string rows = std::to_string(s.inputs.rows.size()), modulus = std::to_string(s.inputs.modulus);
  if (s.kind < Kind::good_multipliers && s.inputs.rows.size() > s.inputs.modulus)
    return say(kScene, "note_small_modulus", {rows, modulus});
  if (s.kind == Kind::estimate && s.inputs.rows.size() < s.inputs.modulus)
    return say(kScene, "note_unused", {rows, modulus});
  constexpr std::array<std::string_view, 5> kKeys = {"note_start", "note_row", "note_estimate", "note_good",
                                                     "note_bad"};
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)], {modulus});
}

}  // namespace

std::string letter_of(std::size_t function) {
  return {"hgpq"[function % HashFunctionsInputs::kMostFunctions]};
}

std::string text_of(const LinearFunction& function, std::uint32_t modulus) {
  const std::string x = (function.a == 1 ? "" : std::to_string(function.a)) + "x";
  const std::string sum = function.b == 0 ? x : "(" + x + " + " + std::to_string(function.b) + ")";
  return "(" + sum + " mod " + std::to_string(modulus) + ") + 1";
}

HashFunctionsInputs::HashFunctionsInputs() : rows(bit_rows_from(example(kScene, "rows"))), functions{{1, 0}, {2, 1}} {}

HashFunctionsInputs HashFunctionsInputs::clamped() const {
  HashFunctionsInputs in = *this;
  in.rows.resize(std::clamp(in.rows.size(), kLeastRows, kMostRows));
  in.functions.resize(std::clamp(in.functions.size(), std::size_t{1}, kMostFunctions));
  in.modulus = std::clamp(in.modulus, kLeastModulus, kMostModulus);
  for (LinearFunction& function : in.functions)
    function = {std::min(function.a, kMostModulus), std::min(function.b, kMostModulus)};
  return in;
}

void HashFunctionsInputs::resize_functions(std::size_t count) {
  functions.resize(std::clamp(count, std::size_t{1}, kMostFunctions));
  for (std::uint32_t f = 0; f < functions.size(); ++f)
    if (functions[f] == LinearFunction()) functions[f] = {f + 1, f};
}

MultiplierBias bias_of(const std::vector<BitRow>& rows, std::uint32_t a, std::uint32_t modulus) {
  std::vector<LinearFunction> shifted;
  for (std::uint32_t b = 0; b < modulus; ++b) shifted.push_back({a, b});
  const Functions functions(shifted, modulus);
  Walk walk(shifted.size());
  for (std::uint32_t row = 0; row < rows.size(); ++row) walk.take(functions, rows, row);
  const bool empty = count(rows).together() == 0;  // two empty signatures are equal, and say nothing
  MultiplierBias bias{a, std::gcd(a, modulus), empty ? 0 : agreement(walk.a, walk.b), 0, 0};
  bias.share = static_cast<double>(bias.agreeing) / modulus;
  bias.bias = bias.share - jaccard_of(rows);
  return bias;
}

std::size_t hash_functions_steps(const HashFunctionsInputs& inputs) {
  return inputs.clamped().rows.size() + 4;
}

HashFunctionsStep hash_functions_step(const HashFunctionsInputs& inputs, std::size_t step) {
  HashFunctionsStep s;
  s.inputs = inputs.clamped();
  const std::size_t rows = s.inputs.rows.size();
  constexpr std::array<Kind, 3> kEnd = {Kind::estimate, Kind::good_multipliers, Kind::bad_multipliers};
  s.kind = step == 0 ? Kind::start : step <= rows ? Kind::row : kEnd[step - rows - 1];
  if (s.kind == Kind::row) s.row = step - 1;
  walk(s, std::min(step, rows));
  s.jaccard = jaccard_of(s.inputs.rows);
  for (const LinearFunction& function : s.inputs.functions)
    s.function_biases.push_back(bias_of(s.inputs.rows, function.a, s.inputs.modulus));
  if (s.kind >= Kind::good_multipliers) add_biases(s);
  s.words = {say(kScene, "title"), sentence_of(s), note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
