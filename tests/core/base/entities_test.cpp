#include "core/base/entities.h"

#include <gtest/gtest.h>

#include "tests/support/stages.h"

namespace lookalike {
namespace {

std::string decoded(std::string_view text, ControlReferences controls = ControlReferences::keep) {
  std::string storage;
  return std::string(decode_entities(text, storage, controls));
}

TEST(Entities, are_decoded_by_name_and_number) {
  EXPECT_EQ(decoded("R&amp;D &lt;b&gt; &quot;x&quot; it&#39;s it&apos;s"), "R&D <b> \"x\" it's it's");
  EXPECT_EQ(decoded("caf&eacute; &yuml;&nbsp;&iexcl; &#x2019;&#X41;&#8364; &thetasym;&there4;&frac12;"),
            "caf\u00E9 \u00FF\u00A0\u00A1 \u2019A\u20AC \u03D1\u2234\u00BD");
  EXPECT_EQ(decoded("&amp;amp;"), "&amp;") << "decoded only once";
}

TEST(Entities, of_control_characters_are_dropped_on_request) {
  EXPECT_EQ(decoded("a&#3;&#127;b&#x1F;&amp;", ControlReferences::drop), "ab&");
  EXPECT_EQ(decoded("a&#10;b&#0;"), "a\nb");
}

TEST(Entities, of_all_control_characters_are_dropped_from_newswire) {
  for (int code = 0; code < 32; ++code)
    EXPECT_EQ(decoded("a&#" + std::to_string(code) + ";b", ControlReferences::drop), "ab") << code;
  EXPECT_EQ(decoded("a&#127;b", ControlReferences::drop), "ab");
  EXPECT_EQ(decoded("&#1;", ControlReferences::drop), "");
}

TEST(Entities, that_are_invalid_stay_unchanged) {
  for (const char* text : {"", "AT&T", "&", "&;", "&#;", "&#x;", "&unknown;", "&AMP;", "& amp;", "&amp", "&#xD800;",
                           "&#x110000;", "&#12345678;", "&#-1;", "&#x-1;", "a &verylongname; b"})
    EXPECT_EQ(decoded(text), text);
}

TEST(Entities, make_no_difference_to_tokens_if_decoded) {
  TextOptions decode;
  decode.entities = Entities::decode;
  for (const ShingleUnit unit : {ShingleUnit::word, ShingleUnit::character}) {
    const auto tokens = [&](const char* text, const TextOptions& options) {
      return std::string(
          (*test::value_of(tokenise(*test::corpus_of({text}), options, unit, Progress{})))[DocumentIndex(0)].text);
    };
    const char *coded = "caf&eacute; it&#39;s R&amp;D&nbsp;now", *plain = "caf\u00E9 it's R&D\u00A0now";
    EXPECT_EQ(tokens(coded, decode), tokens(plain, {}));
    EXPECT_NE(tokens(coded, {}), tokens(plain, {}));
  }
}

}  // namespace
}  // namespace lookalike
