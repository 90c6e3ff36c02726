#include "core/sketch/min_hash_kernels.h"

#include <gmock/gmock.h>

#include <random>

#include "core/sketch/hash_functions.h"
#include "tests/support/families.h"

namespace lookalike {
namespace {

std::vector<std::uint32_t> defined_signature(const HashFunctions& h, std::span<const std::uint32_t> inputs) {
  std::vector<std::uint32_t> signature(h.multipliers().size(), 0xFFFF'FFFFu);
  for (std::size_t i = 0; i < signature.size(); ++i)
    for (const std::uint32_t x : inputs) signature[i] = std::min(signature[i], test::by_definition(h, i, x));
  return signature;
}

// Ends of the range, where folds and corrections fail first, and random numbers.
std::vector<std::uint32_t> hard_inputs(std::size_t count) {
  std::vector<std::uint32_t> inputs = {0,       1,        2, 0xFFFF'FFFFu, 0xFFFF'FFFEu, 0x8000'0000u, 0x7FFF'FFFFu,
                                       0xFFFFu, 0x1'0000u};
  std::mt19937 random(3);
  while (inputs.size() < count) inputs.push_back(static_cast<std::uint32_t>(random()));
  inputs.resize(count);
  return inputs;
}

struct Case {
  std::string_view kernel;
  HashFamily family;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const MinHashKernel& kernel : min_hash_kernels())
    for (const HashFamily family : test::kLinearFamilies) cases.push_back({kernel.name, family});
  return cases;
}

class Kernels : public testing::TestWithParam<Case> {
 protected:
  static HashFunctions draw(std::uint32_t n, std::uint64_t shingles, std::uint64_t seed = 7) {
    return *HashFunctions::draw({n, GetParam().family, seed}, shingles, *find_min_hash_kernel(GetParam().kernel));
  }
};

TEST_P(Kernels, give_the_defined_values_for_every_number_of_hashes) {
  const auto inputs = hard_inputs(40);
  for (std::uint32_t n = 1; n <= 300; ++n) {
    const HashFunctions h = draw(n, 5'000);
    std::vector<std::uint32_t> signature(n, 0xFFFF'FFFFu);
    h.lower(inputs, signature);
    ASSERT_EQ(signature, defined_signature(h, inputs)) << "n = " << n;
  }
}

TEST_P(Kernels, give_the_defined_values_for_every_number_of_inputs_and_alignment) {
  const auto inputs = hard_inputs(160);
  const HashFunctions h = draw(100, 2'461'580);
  std::vector<std::uint32_t> room(120);
  for (std::size_t count = 0; count < 140; ++count) {
    const std::span<const std::uint32_t> some(inputs.data() + count % 19, count);
    const std::span<std::uint32_t> signature(room.data() + count % 17, 100);
    std::fill(signature.begin(), signature.end(), 0xFFFF'FFFFu);
    h.lower(some, signature);
    ASSERT_EQ(std::vector(signature.begin(), signature.end()), defined_signature(h, some)) << count << " inputs";
  }
}

TEST_P(Kernels, support_primes_and_coefficients_of_any_size) {
  const auto inputs = hard_inputs(64);
  for (const std::uint64_t shingles : {100ull, 65'535ull, 1ull << 20, (1ull << 31) - 2, (1ull << 32) - 100}) {
    for (const std::uint64_t seed : {0ull, 1ull, 99ull}) {
      const HashFunctions h = draw(48, shingles, seed);
      for (const std::uint32_t x : inputs) {
        std::vector<std::uint32_t> signature(48, 0xFFFF'FFFFu);
        h.lower(std::span(&x, 1), signature);
        ASSERT_EQ(signature, defined_signature(h, std::span(&x, 1))) << shingles << ' ' << seed << ' ' << x;
      }
    }
  }
}

TEST_P(Kernels, do_not_depend_on_the_order_of_the_inputs_or_on_their_grouping) {
  auto inputs = hard_inputs(200);
  const HashFunctions h = draw(77, 10'000);
  std::vector<std::uint32_t> at_once(77, 0xFFFF'FFFFu), in_pieces(77, 0xFFFF'FFFFu);
  h.lower(inputs, at_once);
  std::shuffle(inputs.begin(), inputs.end(), std::mt19937(5));
  for (std::size_t at = 0; at < inputs.size(); at += 33)
    h.lower(std::span(inputs).subspan(at, std::min<std::size_t>(33, inputs.size() - at)), in_pieces);
  EXPECT_EQ(at_once, in_pieces);
}

INSTANTIATE_TEST_SUITE_P(all, Kernels, testing::ValuesIn(all_cases()), [](const auto& info) {
  const auto family = testing::TestParamInfo<HashFamily>(info.param.family, info.index);
  std::string kernel(info.param.kernel);
  std::erase(kernel, '-');  // names of tests are letters and digits
  return kernel + "_" + test::family_name(family);
});

TEST(KernelList, begins_with_the_plain_kernel_and_finds_kernels_by_name) {
  const auto& kernels = min_hash_kernels();
  ASSERT_FALSE(kernels.empty());
  EXPECT_EQ(kernels.front().name, "scalar");
  for (const MinHashKernel& kernel : kernels) EXPECT_EQ(find_min_hash_kernel(kernel.name), &kernel);
  EXPECT_EQ(find_min_hash_kernel(""), &kernels.back());
  EXPECT_EQ(find_min_hash_kernel("abacus"), nullptr);
  EXPECT_EQ(find_min_hash_kernel("AVX3"), nullptr) << "AVX-512 is its name";
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) {
    EXPECT_NE(find_min_hash_kernel("AVX2"), nullptr);
    EXPECT_NE(find_min_hash_kernel("SSE4"), nullptr);
  }
#endif
}

}  // namespace
}  // namespace lookalike
