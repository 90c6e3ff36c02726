#include "core/sketch/signer.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>

#include "core/base/parallel.h"
#include "core/sketch/permutation.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 64;     // documents per task
constexpr std::size_t kBlock = 4'096;  // inputs between checks of the stop token

// CRC and SHA-1 values are 32 bits already; further occurrences in a bag use 64.
std::uint32_t narrow(std::uint64_t element) {
  return static_cast<std::uint32_t>(element >> 32 ? element >> 32 : element);
}

}  // namespace

Result<std::shared_ptr<const Signer>> Signer::make(const SketchOptions& options, const ShingleSets& sets,
                                                   const MinHashKernel& kernel) {
  std::optional<HashFunctions> functions;
  if (options.family != HashFamily::permutation) {
    auto drawn = HashFunctions::draw(options, sets.total(), kernel);
    if (!drawn) return tl::unexpected(drawn.error());
    functions = std::move(*drawn);
  }
  return std::shared_ptr<const Signer>(new Signer(options, sets.options(), std::move(functions)));
}

Result<std::shared_ptr<const Signer>> Signer::make_before(const SketchOptions& options, const ShingleOptions& shingles,
                                                          const MinHashKernel& kernel) {
  if (options.family == HashFamily::permutation || options.family == HashFamily::linear_next_prime) return nullptr;
  auto drawn = HashFunctions::draw(options, 0, kernel);
  if (!drawn) return tl::unexpected(drawn.error());
  return std::shared_ptr<const Signer>(new Signer(options, shingles, std::move(*drawn)));
}

bool Signer::hashes_anew() const {
  const ElementHash of_recipe = element_hash(shingles_.hash);
  return input_hash(options_.family, of_recipe) != of_recipe;
}

std::span<const std::uint32_t> Signer::inputs_of(const TokenView& tokens, std::span<const std::uint64_t> set,
                                                 std::vector<std::uint32_t>& room, const Progress& progress) const {
  const ElementHash wanted = input_hash(options_.family, element_hash(shingles_.hash));
  std::vector<std::uint64_t> rehashed;
  if (hashes_anew()) {
    append_shingle_set(tokens, shingles_, wanted, rehashed, progress);
    set = rehashed;
  }
  if (room.size() < set.size()) room.resize(set.size());
  // The fast family needs well-mixed inputs, and a CRC is linear: mix it like any other hash.
  if (options_.family == HashFamily::multiply_shift || wanted == ElementHash::xxh3)
    mix_and_narrow(set, room.data());
  else
    std::ranges::transform(set, room.begin(), narrow);
  return std::span(room).first(set.size());
}

void Signer::lower(const TokenView& tokens, std::span<const std::uint64_t> set, std::vector<std::uint32_t>& room,
                   std::span<std::uint32_t> signature, const Progress& progress) const {
  const auto inputs = inputs_of(tokens, set, room, progress);
  for (std::size_t at = 0; at < inputs.size() && !progress.cancelled(); at += kBlock)
    functions_->lower(inputs.subspan(at, std::min(kBlock, inputs.size() - at)), signature);
}

Result<std::shared_ptr<const SignatureMatrix>> Signer::sign(const TokenTable& tokens, const ShingleSets& sets,
                                                            const DuplicateGroups& groups,
                                                            const Progress& progress) const {
  const auto matrix = std::make_shared<SignatureMatrix>(SignatureMatrix::unwritten(sets.documents(), options_.hashes));
  const auto done = functions_ ? sign_by_functions(tokens, sets, groups, *matrix, progress)
                               : sign_by_permutation(sets, options_, *matrix, progress);
  if (!done) return tl::unexpected(done.error());
  return matrix;
}

struct Signer::Scratch {
  Scratch(const TokenTable& of_tokens, const ShingleSets& of_sets) : tokens(of_tokens), sets(of_sets) {}
  TokenReader tokens;
  ShingleReader sets;
  std::vector<std::uint32_t> inputs;
};

void Signer::lower_document(DocumentIndex document, Scratch& scratch, std::span<std::uint32_t> signature,
                            const Progress& progress) const {
  const TokenView view = hashes_anew() ? scratch.tokens.read(document, progress) : TokenView{};
  lower(view, scratch.sets.read(document, progress), scratch.inputs, signature, progress);
}

Result<SignatureMatrix> Signer::sign_each(const TokenTable& tokens, const ShingleSets& sets,
                                          std::span<const DocumentIndex> documents, const Progress& progress) const {
  tbb::enumerable_thread_specific<Scratch> scratches([&] { return Scratch(tokens, sets); });
  SignatureMatrix matrix(documents.size(), options_.hashes);
  const auto done = parallel_for_each(documents.size(), kGrain, progress, [&](std::size_t i) {
    lower_document(documents[i], scratches.local(), matrix[DocumentIndex(i)], progress);
  });
  if (!done) return tl::unexpected(done.error());
  return matrix;
}

// Rows are first written where they are used, so that new memory is touched only once.
Result<void> Signer::sign_by_functions(const TokenTable& tokens, const ShingleSets& sets, const DuplicateGroups& groups,
                                       SignatureMatrix& matrix, const Progress& progress) const {
  tbb::enumerable_thread_specific<Scratch> scratches([&] { return Scratch(tokens, sets); });
  return parallel_for_each(sets.documents(), kGrain, progress, [&](std::size_t i) {
    const DocumentIndex document(i);
    const bool left_out = !groups.takes_part(document);
    if (!left_out && !groups.is_representative(document)) return;
    const auto signature = matrix[document];
    std::ranges::fill(signature, SignatureMatrix::kEmpty);
    if (left_out) return;
    lower_document(document, scratches.local(), signature, progress);
    for (const DocumentIndex duplicate : groups.members(document).subspan(1)) {
      if (progress.cancelled()) return;  // one group may be most of the corpus
      std::copy(signature.begin(), signature.end(), matrix[duplicate].begin());
    }
  });
}

Result<std::vector<std::uint32_t>> Signer::sign(const TokenView& tokens, const Progress& progress) const {
  if (!functions_)
    return failure(ErrorCode::bad_usage,
                   "Permutations cover only the corpus's own shingles; choose another hash family to look up a text.");
  std::vector<std::uint64_t> set;
  append_shingle_set(tokens, shingles_, element_hash(shingles_.hash), set, progress);
  std::vector<std::uint32_t> room, signature(options_.hashes, SignatureMatrix::kEmpty);
  functions_->lower(inputs_of(tokens, set, room, progress), signature);
  if (progress.cancelled()) return cancelled();
  return signature;
}

}  // namespace lookalike
