#pragma once

namespace lookalike {

/// The similarity that linear-next-prime estimates on average for two sets of `size` shingles each whose Jaccard
/// similarity is `similarity`, in [0, 1]. Its modulus C is the next prime after the corpus's `shingles`, so different
/// shingles are the same modulo C with chance 1 / C: a set of m shingles meets about C (1 - exp(-m / C)) of the C
/// values, and the estimate is the Jaccard similarity of those. Above `similarity` for small corpora; equal to it for
/// large ones.
double estimate_modulo_prime(double similarity, double size, double shingles);

}  // namespace lookalike
