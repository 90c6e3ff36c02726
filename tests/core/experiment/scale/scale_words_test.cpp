#include "core/experiment/scale/scale_forecast.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(ScaleWords, large_numbers_are_written_in_words) {
  EXPECT_EQ(large_number(7), "7");
  EXPECT_EQ(large_number(17'204), "17,204");
  EXPECT_EQ(large_number(1'234'567), "1.2 million");
  EXPECT_EQ(large_number(1e9), "1 billion");
  EXPECT_EQ(large_number(3.44e9), "3.4 billion");
  EXPECT_EQ(large_number(949.3e9), "949 billion");
  EXPECT_EQ(large_number(1.46e12), "1.5 trillion");
  EXPECT_EQ(large_number(1.5e15), "1,500 trillion");
}

// If pairs grow with the square, their bytes exceed 64 bits.
TEST(ScaleWords, bytes_have_a_suitable_unit) {
  EXPECT_EQ(large_bytes(12e6), "12 MB");
  EXPECT_EQ(large_bytes(479e9), "479 GB");
  EXPECT_EQ(large_bytes(3'780.4e9), "3.8 TB");
  EXPECT_EQ(large_bytes(27.04e12), "27.0 TB");
  EXPECT_EQ(large_bytes(1.2e21), "1,200 EB");
}

TEST(ScaleWords, short_times_are_not_rounded_to_zero_hours) {
  EXPECT_EQ(large_time(2.5 / 3'600), "2.5 seconds");
  EXPECT_EQ(large_time(1.1 / 60), "1.1 minutes");
  EXPECT_EQ(large_time(1'382.2), "1,382 hours");
  EXPECT_EQ(large_times(331, 1'382), "331 to 1,382 hours");
  EXPECT_EQ(large_times(0.5, 2.1), "30 minutes to 2.1 hours");
  EXPECT_EQ(large_times(3, 3), "3 hours");
}

TEST(ScaleWords, the_machine_sentence_states_the_bytes_of_its_documents) {
  ScaleForecast forecast;
  forecast.documents = 1e9;
  forecast.fits_here = 52.7e6;
  forecast.least_bytes = 479e9;
  EXPECT_EQ(machine_sentence(forecast, "x"),
            "This machine has the memory for 52.7 million documents; 1 billion would take 479 GB for documents, "
            "signatures and bands alone. Export the recipe for a cluster: x.");
  forecast.documents = 1e6;
  EXPECT_EQ(machine_sentence(forecast, "x"), "This machine has the memory for 52.7 million documents.");
}

}  // namespace
}  // namespace lookalike
