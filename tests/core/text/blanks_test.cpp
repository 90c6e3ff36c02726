#include "core/text/normal_form.h"

#include <gmock/gmock.h>

#include "tests/support/corpora.h"

namespace lookalike {
namespace {

std::string hint(const std::vector<std::string>& texts, ShingleUnit unit = ShingleUnit::word) {
  return few_blanks_sentence(*test::corpus_of(texts), unit);
}

// Article 1 of the Universal Declaration of Human Rights.
const std::vector<std::string> kWithoutBlanks = {
    "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。",
    "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。",
    "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม "
    "และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ"};
const std::vector<std::string> kWithBlanks = {
    "All human beings are born free and equal in dignity and rights.",
    "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Donaudampfschifffahrtsgesellschaft",
    "Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan.",
    "Все люди рождаются свободными и равными в своем достоинстве и правах.",
    "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.",
    "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள்."};

TEST(Blanks, few_of_them_give_a_hint_if_words_are_the_unit) {
  for (const std::string& text : kWithoutBlanks) {
    EXPECT_THAT(hint({text}), testing::StartsWith("These texts have few spaces: words are about ")) << text;
    EXPECT_EQ(hint({text}, ShingleUnit::character), "") << text;
  }
  for (const std::string& text : kWithBlanks) EXPECT_EQ(hint({text}), "") << text;
  EXPECT_NE(hint(kWithoutBlanks), "");
  EXPECT_EQ(hint(kWithBlanks), "");
  EXPECT_EQ(hint({""}), "");
  EXPECT_EQ(hint({" \n\t "}), "");
}

TEST(Blanks, a_word_has_fifteen_characters_on_average) {
  const auto word = [](int length) {
    std::string word;
    for (int i = 0; i < length; ++i) word += "字";
    return word;
  };
  EXPECT_EQ(
      hint({word(20) + "\n  " + word(10), word(15)}),
      "These texts have few spaces: words are about 15 characters long. Shingles of characters suit them better.");
  EXPECT_EQ(hint({word(20) + " " + word(10), word(14)}), "");
}

TEST(Blanks, are_many_in_real_corpora_of_english) {
  for (const char* name : {"reuters21578.tar.gz", "newsgroups", "reviews/Books_rating.excerpt.csv"}) {
    LOOKALIKE_NEEDS_DATA(path, name);
    EXPECT_EQ(few_blanks_sentence(*test::load(*path), ShingleUnit::word), "") << name;
  }
}

TEST(Blanks, are_few_in_a_real_corpus_of_chinese) {
  LOOKALIKE_NEEDS_DATA(path, "intake/105-F-cjk-default/t17.jsonl");
  EXPECT_NE(few_blanks_sentence(*test::load(*path), ShingleUnit::word), "");
}

}  // namespace
}  // namespace lookalike
