#include "ui/models/text/display_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(ShortPlaceText, omits_the_folders) {
  EXPECT_EQ(short_place_text({"/data/a.csv", {}, 3}), "a.csv, record 3");
  EXPECT_EQ(short_place_text({"/data/a.tar.gz/b.sgm", 7, 1}), "b.sgm, record 1, byte 7");
  EXPECT_EQ(short_place_text({"builtin", {}, {}}), "builtin");
  EXPECT_EQ(place_text({"/data/a.csv", {}, 3}), "/data/a.csv, record 3");
}

}  // namespace
}  // namespace lookalike
