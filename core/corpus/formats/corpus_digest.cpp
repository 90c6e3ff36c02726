#include "core/corpus/formats/corpus_digest.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <new>

namespace lookalike {
namespace {

XXH3_state_t* xxh(void* state) {
  return static_cast<XXH3_state_t*>(state);
}

void update_field(XXH3_state_t* state, std::string_view field) {
  const std::uint64_t length = field.size();
  XXH3_128bits_update(state, &length, sizeof length);
  XXH3_128bits_update(state, field.data(), field.size());
}

}  // namespace

void CorpusDigest::Free::operator()(void* state) const {
  XXH3_freeState(xxh(state));
}

CorpusDigest::State CorpusDigest::new_state() {
  State state(XXH3_createState());
  if (!state) throw std::bad_alloc();
  XXH3_128bits_reset(xxh(state.get()));
  return state;
}

CorpusDigest::CorpusDigest(Hashes hashes) : document_(new_state()) {
  if (hashes == Hashes::streamed) whole_ = new_state();
}

void CorpusDigest::add(std::string_view id, std::string_view text) {
  XXH3_state_t* const state = xxh(document_.get());
  XXH3_128bits_reset(state);
  update_field(state, id);
  update_field(state, text);
  const XXH128_hash_t hash = XXH3_128bits_digest(state);
  const Hash halves{hash.low64, hash.high64};
  take(&halves, 1);
}

void CorpusDigest::append(const CorpusDigest& part) {
  take(part.hashes_.data(), part.hashes_.size());
}

void CorpusDigest::take(const Hash* hashes, std::size_t count) {
  if (whole_)
    XXH3_128bits_update(xxh(whole_.get()), hashes, count * sizeof(Hash));
  else
    hashes_.insert(hashes_.end(), hashes, hashes + count);
}

std::string CorpusDigest::hex() const {
  constexpr char kDigits[] = "0123456789abcdef";
  const XXH128_hash_t hash = XXH3_128bits_digest(xxh(whole_.get()));
  std::string text;
  for (const std::uint64_t half : {hash.high64, hash.low64})
    for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[(half >> shift) & 15];
  return text;
}

}  // namespace lookalike
