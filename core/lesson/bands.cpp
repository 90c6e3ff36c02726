#include "core/lesson/bands.h"

#include <algorithm>
#include <sstream>

#include "core/base/mix.h"
#include "core/lesson/scene_texts.h"
#include "core/lsh/candidates/candidates.h"
#include "core/lsh/theory/s_curve.h"
#include "core/sketch/permutation.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::bands;

using Kind = BandsStep::Kind;

// "3 6 9 4 2 8 4 8 1 1 4 2"
ShortSignature signature_from(const std::string& text) {
  ShortSignature signature{};
  std::istringstream values(text);
  for (std::uint32_t& value : signature) values >> value;
  return signature;
}

LshOptions cut_into(std::uint32_t bands) {
  return {bands, static_cast<std::uint32_t>(kBandValues) / bands, 0};
}

// How many values a document shares with an earlier one that it is a copy of.
struct Kinship {
  std::uint32_t document, of, agreeing;
};
constexpr std::array<Kinship, 5> kKin = {{{2, 0, 6}, {4, 3, 10}, {6, 5, 8}, {8, 7, 6}, {10, 9, 4}}};

std::array<ShortSignature, kBandDocuments> documents_of(const BandsInputs& inputs) {
  std::array<ShortSignature, kBandDocuments> documents{inputs.a, inputs.b};
  std::uint64_t state = mix64(inputs.seed);
  for (std::size_t i = 2; i < kBandDocuments; ++i)
    for (std::uint32_t& value : documents[i]) value = static_cast<std::uint32_t>(mix64(state += kGoldenStep) % 10);
  for (const Kinship& kin : kKin) {
    const auto rows = random_permutation(kBandValues, mix64(state += kGoldenStep), {});
    for (std::size_t i = 0; i < kBandValues; ++i) {
      const std::uint32_t of = documents[kin.of][rows[i]];
      std::uint32_t& value = documents[kin.document][rows[i]];
      if (i < kin.agreeing)
        value = of;
      else if (value == of)
        value = (of + 1) % 10;
    }
  }
  return documents;
}

BandTable table_of(const BandsStep& s, std::uint32_t band) {
  const LshOptions lsh = cut_into(s.inputs.bands);
  BandTable table{band, {}};
  for (std::uint32_t i = 0; i < kBandDocuments; ++i) {
    const auto bucket = std::ranges::find_if(table.buckets, [&](const Bucket& known) {
      return shares_band(s.documents[known.documents.front()], s.documents[i], band, lsh);
    });
    if (bucket != table.buckets.end()) {
      bucket->documents.push_back(i);
      bucket->holds_pair = bucket->holds_pair || (i == 1 && bucket->documents.front() == 0);
      continue;
    }
    const auto first = s.documents[i].begin() + std::size_t{band} * lsh.rows;
    table.buckets.push_back({{first, first + lsh.rows}, {i}, false});
  }
  return table;
}

Cut cut_of(const BandsStep& s, std::uint32_t bands) {
  const LshOptions lsh = cut_into(bands);
  Cut cut{bands, lsh.rows, shared_bands(s.inputs.a, s.inputs.b, lsh),
          candidate_probability(static_cast<double>(s.agreement) / kBandValues, lsh), 0};
  for (std::size_t i = 0; i < kBandDocuments; ++i)
    for (std::size_t j = i + 1; j < kBandDocuments; ++j)
      cut.candidates += shared_bands(s.documents[i], s.documents[j], lsh) > 0 ? 1 : 0;
  return cut;
}

std::uint32_t shared_in_all(const BandsInputs& inputs) {
  return shared_bands(inputs.a, inputs.b, cut_into(inputs.bands));
}

Sentence band_sentence(const BandsStep& s) {
  const std::size_t band = s.shared.size() - 1;
  const auto first = s.agreeing.begin() + static_cast<std::ptrdiff_t>(band * s.inputs.rows());
  const auto differing = std::count(first, first + s.inputs.rows(), false);
  if (differing == 0) return say(kScene, "band_same", {std::to_string(band + 1), std::to_string(s.inputs.rows())});
  return say(kScene, differing == 1 ? "band_differs_once" : "band_differs",
             {std::to_string(band + 1), std::to_string(differing), std::to_string(s.inputs.rows())});
}

Sentence verdict_sentence(const BandsStep& s) {
  const std::uint32_t shared = shared_in_all(s.inputs);
  if (s.inputs.bands == 1) return say(kScene, shared == 0 ? "verdict_only_none" : "verdict_only_one");
  const std::string_view key = shared == 0 ? "verdict_none" : shared == 1 ? "verdict_one" : "verdict_many";
  return say(kScene, key, {std::to_string(shared), std::to_string(s.inputs.bands)});
}

Sentence table_sentence(const BandsStep& s) {
  const BandTable& table = s.tables.back();
  const auto crowded = std::ranges::count_if(table.buckets, [](const Bucket& b) { return b.documents.size() > 1; });
  const std::string_view key = crowded == 0 ? "table_none" : crowded == 1 ? "table_one" : "table_many";
  return say(kScene, key,
             {std::to_string(table.band + 1), std::to_string(table.buckets.size()), std::to_string(crowded)});
}

Sentence sentence_of(const BandsStep& s) {
  const std::string bands = std::to_string(s.inputs.bands), rows = std::to_string(s.inputs.rows());
  switch (s.kind) {
    case Kind::signatures:
      return say(kScene, "signatures",
                 {std::to_string(s.agreement), three(static_cast<double>(s.agreement) / kBandValues)});
    case Kind::cut:
      return say(kScene,
                 s.inputs.bands == 1    ? "cut_one"
                 : s.inputs.rows() == 1 ? "cut_rows_of_one"
                                        : "cut",
                 {bands, rows});
    case Kind::band:
      return band_sentence(s);
    case Kind::verdict:
      return verdict_sentence(s);
    case Kind::table:
      return table_sentence(s);
    case Kind::all_cuts:
      break;
  }
  const auto cut = std::ranges::find(s.cuts, s.inputs.bands, &Cut::bands);
  return say(kScene, "all_cuts", {bands, rows, std::to_string(cut->candidates)});
}

Sentence note_of(const BandsStep& s) {
  constexpr std::array<std::string_view, 6> kKeys = {"note_signatures", "note_cut",   "note_band",
                                                     "note_verdict",    "note_table", "note_all_cuts"};
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)], {std::to_string(s.inputs.bands)});
}

Guess guess_of(const BandsInputs& inputs, bool open) {
  return {.question = say(kScene, inputs.bands == 1 ? "guess_one" : "guess", {std::to_string(inputs.bands)}),
          .most = static_cast<double>(inputs.bands),
          .step = 1,
          .answer = static_cast<double>(shared_in_all(inputs)),
          .open = open};
}

// Signatures, cut, each band, verdict, each table, all cuts.
Kind kind_of(std::size_t step, std::size_t bands) {
  if (step == 0) return Kind::signatures;
  if (step == 1) return Kind::cut;
  if (step < 2 + bands) return Kind::band;
  if (step == 2 + bands) return Kind::verdict;
  return step < 3 + 2 * bands ? Kind::table : Kind::all_cuts;
}

}  // namespace

BandsInputs::BandsInputs() : a(signature_from(example(kScene, "a"))), b(signature_from(example(kScene, "b"))) {}

void BandsInputs::toggle(std::size_t row) {
  b[row] = b[row] == a[row] ? (a[row] + 1) % 10 : a[row];
}

BandsInputs BandsInputs::clamped() const {
  BandsInputs in = *this;
  in.bands = *std::ranges::find_if(kCuts.rbegin(), kCuts.rend() - 1, [&](std::uint32_t cut) { return cut <= bands; });
  for (std::size_t i = 0; i < kBandValues; ++i) {
    in.a[i] = std::min(in.a[i], 9u);
    in.b[i] = std::min(in.b[i], 9u);
  }
  return in;
}

std::size_t bands_steps(const BandsInputs& inputs) {
  return 4 + 2 * std::size_t{inputs.clamped().bands};
}

BandsStep bands_step(const BandsInputs& inputs, std::size_t step) {
  BandsStep s;
  s.inputs = inputs.clamped();
  const std::size_t bands = s.inputs.bands;
  s.kind = kind_of(step, bands);
  s.documents = documents_of(s.inputs);
  for (std::size_t i = 0; i < kBandValues; ++i) s.agreeing[i] = s.inputs.a[i] == s.inputs.b[i];
  s.agreement = agreement(s.inputs.a, s.inputs.b);
  const std::size_t compared = step < 2 ? 0 : std::min(step - 1, bands);
  for (std::uint32_t band = 0; band < compared; ++band)
    s.shared.push_back(shares_band(s.inputs.a, s.inputs.b, band, cut_into(s.inputs.bands)));
  const std::size_t filled = step < 3 + bands ? 0 : std::min(step - 2 - bands, bands);
  for (std::uint32_t band = 0; band < filled; ++band) s.tables.push_back(table_of(s, band));
  if (s.kind >= Kind::verdict)
    for (const std::uint32_t cut : kCuts) s.cuts.push_back(cut_of(s, cut));
  s.guess = guess_of(s.inputs, s.kind < Kind::verdict);
  s.words = {say(kScene, "title", {std::to_string(s.agreement)}), sentence_of(s), note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
