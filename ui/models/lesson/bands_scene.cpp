#include "ui/models/lesson/bands_scene.h"

#include <algorithm>

#include "core/base/mix.h"
#include "core/lsh/candidates/candidates.h"
#include "core/lsh/theory/s_curve.h"
#include "core/sketch/permutation.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {
namespace {

using Kind = BandsStep::Kind;

LshOptions cut_into(std::uint32_t bands) {
  return {bands, static_cast<std::uint32_t>(kBandValues) / bands, 0};
}

// The number of values that a near-copy shares with its earlier original.
struct Kinship {
  std::uint32_t document, of, agreeing;
};
constexpr std::array<Kinship, 5> kKin = {{{2, 0, 6}, {4, 3, 10}, {6, 5, 8}, {8, 7, 6}, {10, 9, 4}}};

std::array<ShortSignature, kBandDocuments> documents_of(const BandsInputs& inputs) {
  std::array<ShortSignature, kBandDocuments> documents{inputs.a, inputs.b};
  std::uint64_t state = mix64(inputs.seed);
  for (std::size_t i = 2; i < kBandDocuments; ++i)
    for (std::uint32_t& value : documents[i])
      value = static_cast<std::uint32_t>(mix64(state += kGoldenStep) % kBandNumbers);
  for (const Kinship& kin : kKin) {
    const auto rows = random_permutation(kBandValues, mix64(state += kGoldenStep), {});
    for (std::size_t i = 0; i < kBandValues; ++i) {
      const std::uint32_t of = documents[kin.of][rows[i]];
      std::uint32_t& value = documents[kin.document][rows[i]];
      if (i < kin.agreeing && of != SignatureMatrix::kEmpty)
        value = of;
      else if (value == of)
        value = (of + 1) % kBandNumbers;
    }
  }
  return documents;
}

std::vector<Bucket> table_of(const BandsStep& s, std::uint32_t band) {
  std::vector<Bucket> table;
  for (std::uint32_t i = 0; i < kBandDocuments; ++i) {
    const auto bucket = std::ranges::find_if(table, [&](const Bucket& known) {
      return shares_band(s.documents[known.front()], s.documents[i], band, cut_into(s.inputs.bands));
    });
    bucket == table.end() ? table.push_back({i}) : bucket->push_back(i);
  }
  return table;
}

Cut cut_of(const BandsStep& s, std::uint32_t bands) {
  const LshOptions lsh = cut_into(bands);
  Cut cut{bands, lsh.rows, shared_bands(s.inputs.a, s.inputs.b, lsh), candidate_probability(s.similarity, lsh), 0};
  for (std::size_t i = 0; i < kBandDocuments; ++i)
    for (std::size_t j = i + 1; j < kBandDocuments; ++j)
      cut.candidates += shared_bands(s.documents[i], s.documents[j], lsh) > 0 ? 1 : 0;
  return cut;
}

// The steps: signatures, cut, bands, verdict, their tables, all cuts.
Kind kind_of(std::size_t step, std::size_t bands) {
  if (step == 0) return Kind::signatures;
  if (step == 1) return Kind::cut;
  if (step < 2 + bands) return Kind::band;
  if (step == 2 + bands) return Kind::verdict;
  return step < 3 + 2 * bands ? Kind::table : Kind::all_cuts;
}

}  // namespace

BandsInputs BandsInputs::clamped() const {
  BandsInputs in = *this;
  in.bands = *std::ranges::find_if(kCuts.rbegin(), kCuts.rend() - 1, [&](std::uint32_t cut) { return cut <= bands; });
  return in;
}

void BandsInputs::follow(std::shared_ptr<const OwnTexts> texts) {
  own_texts = std::move(texts);
  a = BandsInputs().a, b = BandsInputs().b;
  if (shows_own_texts()) sign();
  signed_b = b;
}

void BandsInputs::set_seed(std::uint64_t chosen) {
  if (chosen == seed) return;
  seed = chosen;
  if (shows_own_texts()) follow(own_texts);
}

void BandsInputs::sign() {
  ChosenPairs pairs(kBandValues, seed);
  const ChosenSets sets = sets_of(*own_texts);
  const SignaturePair signatures = pairs.sign(sets);
  std::ranges::copy(first_elements(pairs.functions(), sets, signatures.a), a.begin());
  std::ranges::copy(first_elements(pairs.functions(), sets, signatures.b), b.begin());
}

BandsStep BandsInputs::step(std::size_t step) const {
  BandsStep s;
  s.inputs = clamped();
  const std::size_t cut = s.inputs.bands, own = steps_of_bands();
  s.kind = kind_of(step, own);
  s.documents = documents_of(s.inputs);
  s.agreement = agreement(a, b);
  const bool is_own = s.inputs.shows_own_texts() && !s.inputs.is_changed();
  s.similarity = is_own ? jaccard_of(own_texts->rows) : static_cast<double>(s.agreement) / kBandValues;
  const std::size_t compared = step < 2 ? 0 : step - 1 < own ? step - 1 : cut;
  s.first = s.kind == Kind::band ? step - 2 : 0;
  for (std::uint32_t band = 0; band < compared; ++band)
    s.shared.push_back(shares_band(a, b, band, cut_into(s.inputs.bands)));
  const std::size_t filled = step < 3 + own ? 0 : std::min(step - 2 - own, own);
  for (std::uint32_t band = 0; band < filled; ++band) s.tables.push_back(table_of(s, band));
  if (s.kind >= Kind::verdict)
    for (const std::uint32_t other : kCuts) s.cuts.push_back(cut_of(s, other));
  const bool asks = s.kind == Kind::table && s.tables.size() == 1, answers = s.kind == Kind::all_cuts;
  const bool is_being_answered = s.tables.size() > 1;  // by the tables
  constexpr int kPairs = kBandDocuments * (kBandDocuments - 1) / 2;
  s.guess = {.question = tr("12 documents: how many of 66 pairs share a bucket?"),
             .most = kPairs,
             .step = 1,
             .answer = static_cast<double>(cut_of(s, s.inputs.bands).candidates),
             .open = !answers,
             .closed = is_being_answered,
             .room = s.kind >= Kind::table ? QRectF(1164, 446, 420, 190) : QRectF(),
             .asks = asks,
             .reveals = answers};
  return s;
}

void BandsInputs::change(const QString& id, const QVariant& value) {
  if (id == u"bands") bands = value.toUInt();
  if (id == u"toggle" && value.toUInt() < kBandValues) toggle(value.toUInt());
}

}  // namespace lookalike::lesson
