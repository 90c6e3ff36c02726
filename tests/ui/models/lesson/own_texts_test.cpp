// The texts of the first scene are used in the others.

#include "ui/models/lesson/shared/own_texts.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <set>

#include "tests/ui/models/lesson/shown_words.h"
#include "ui/models/lesson/bands_scene.h"
#include "ui/models/lesson/formula_scene.h"
#include "ui/models/lesson/hash_functions_scene.h"
#include "ui/models/lesson/matrix_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/shingles_scene.h"
#include "ui/models/lesson/signatures_scene.h"

namespace lookalike::lesson {
namespace {

std::shared_ptr<const OwnTexts> texts_of(const char* a, const char* b, std::uint32_t k = 2) {
  ShinglesInputs inputs;
  inputs.text_a = a;
  inputs.text_b = b;
  inputs.k = k;
  return std::make_shared<const OwnTexts>(own_texts(inputs));
}

template <typename Shown>
SceneFrame frame_with(const std::shared_ptr<const OwnTexts>& texts, int step) {
  Shown scene;
  scene.follow(texts);
  return scene.frame(step);
}

QStringList labels_of(const SceneFrame& frame) {
  QStringList texts;
  for (const Item& item : frame.picture.items)
    if (const auto* label = std::get_if<Label>(&item)) texts << label->text;
  return texts;
}

// A: the dog, dog bit, bit the, the man. B: the man, man bit, bit the, the dog.
const auto kBites = texts_of("the dog bit the man", "the man bit the dog");

TEST(OwnTexts, are_the_shingles_of_both_texts) {
  EXPECT_EQ(kBites->shingles, QStringList({"the dog", "dog bit", "bit the", "the man", "man bit"}));
  EXPECT_EQ(count(kBites->rows), (RowCounts{3, 1, 1, 0}));
  EXPECT_EQ(std::set(kBites->hashes.begin(), kBites->hashes.end()).size(), 5u);
}

TEST(OwnTexts, are_the_rows_of_the_scenes_with_matrices) {
  for (const SceneFrame& frame : {frame_with<MatrixScene>(kBites, 0), frame_with<PermutationsScene>(kBites, 0),
                                  frame_with<HashFunctionsScene>(kBites, 0)}) {
    EXPECT_TRUE(labels_of(frame).contains(QStringLiteral("2 dog bit"))) << frame.title.toStdString();
    EXPECT_TRUE(labels_of(frame).contains(QStringLiteral("5 man bit"))) << frame.title.toStdString();
  }
  EXPECT_THAT(frame_with<MatrixScene>(kBites, 5).sentence.toStdString(), testing::HasSubstr("0.600"));
  PermutationsInputs shuffled;
  shuffled.follow(kBites);
  EXPECT_EQ(shuffled.step(0).guess.answer, 0.6);
}

TEST(OwnTexts, have_a_prime_number_of_values_for_their_rows) {
  HashFunctionsInputs inputs;
  inputs.follow(texts_of("one two three four five six seven", "one two three four five six eight"));
  EXPECT_EQ(inputs.rows.size(), 7u);
  EXPECT_EQ(inputs.modulus, 7u);
  inputs.follow(nullptr);
  EXPECT_EQ(inputs.rows.size(), 5u);
  EXPECT_EQ(inputs.modulus, 5u);
}

TEST(OwnTexts, are_signed_through_their_shingles) {
  SignaturesInputs inputs;
  inputs.hashes = 100;
  inputs.follow(kBites);
  const SignaturesStep s = inputs.step(7);
  EXPECT_EQ(s.common, 3u);
  EXPECT_EQ(s.together, 5u);
  for (const SignatureCell& cell : s.cells) {
    EXPECT_EQ(cell.equal, cell.a == cell.b);
    if (cell.equal) {
      EXPECT_THAT(cell.a, testing::AnyOf(1u, 3u, 4u)) << "only shared shingles can come first in both";
    }
    EXPECT_NE(cell.a, 5u) << "that shingle is only in B";
    EXPECT_NE(cell.b, 2u) << "that shingle is only in A";
  }
  for (const Cloud& cloud : s.clouds) EXPECT_NEAR(cloud.deviation, cloud.standard_error, cloud.standard_error / 4);
  inputs.controls()[0].write(0.3);
  EXPECT_EQ(inputs.step(0).together, 20u) << "choosing a similarity selects other sets";
}

TEST(OwnTexts, are_split_into_bands_and_marked_on_the_curve) {
  BandsInputs bands;
  bands.follow(kBites);
  for (std::size_t i = 0; i < kBandValues; ++i) {
    EXPECT_THAT(bands.a[i], testing::AnyOf(1u, 2u, 3u, 4u)) << "2 is only in A, 5 only in B";
    EXPECT_THAT(bands.b[i], testing::AnyOf(1u, 3u, 4u, 5u));
  }
  EXPECT_TRUE(labels_of(frame_with<FormulaScene>(kBites, 5)).filter(QStringLiteral("your texts")).isEmpty());
  EXPECT_EQ(labels_of(frame_with<FormulaScene>(kBites, 6)).filter(QStringLiteral("your texts")).size(), 1);
  const Cut cut = bands.step(bands.steps() - 1).cuts[3];  // 4 x 3
  EXPECT_NEAR(cut.chance, 1 - std::pow(1 - std::pow(0.6, 3), 4), 1e-9) << "of J = 3/5, whatever is estimated";
  double shared = 0;  // bands of 20 x 5, over seeds; 20 * 0.6^5 on average
  constexpr int kSeeds = 400;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) shared += bands_shared(sets_of(*kBites), {20, 5, 0}, seed);
  const double p = std::pow(0.6, 5);
  EXPECT_NEAR(shared / kSeeds, 20 * p, 4 * std::sqrt(20 * p * (1 - p) / kSeeds));
}

// The number of each shingle is that of its row in the matrix; a shingle without a row has a higher one.
TEST(OwnTexts, keep_their_numbers_from_the_matrix_to_the_bands) {
  const auto few = labels_of(frame_with<SignaturesScene>(kBites, 0));
  EXPECT_TRUE(few.contains(QStringLiteral("in A and B: shingles 1, 3\u20134"))) << few.join(u'|').toStdString();
  EXPECT_TRUE(few.contains(QStringLiteral("only in A: 2")));
  EXPECT_TRUE(few.contains(QStringLiteral("only in B: 5")));
  const auto many = texts_of("a b c d e f g h i j k l m n o p q r s t u v w x y", "a b c d e f g h i j k l m n z o p");
  const QStringList rows = named_rows(*many).names;
  ASSERT_LT(static_cast<std::size_t>(rows.size()), many->rows.size());
  const ChosenSets sets = sets_of(*many);
  std::vector<std::uint32_t> hashes = sets.shared;
  hashes.insert(hashes.end(), sets.only_a.begin(), sets.only_a.end());
  hashes.insert(hashes.end(), sets.only_b.begin(), sets.only_b.end());
  ASSERT_EQ(hashes.size(), sets.numbers.size());
  std::set<std::uint32_t> seen;
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    const auto at = std::ranges::find(many->hashes, hashes[i]) - many->hashes.begin();
    const qsizetype row = rows.indexOf(many->shingles[at]);
    seen.insert(sets.numbers[i]);
    if (row >= 0) {
      EXPECT_EQ(sets.numbers[i], row + 1) << rows[row].toStdString();
    } else {
      EXPECT_GT(sets.numbers[i], rows.size());
    }
  }
  EXPECT_EQ(seen.size(), many->rows.size());
  EXPECT_EQ(*seen.rbegin(), many->rows.size());
}

// The minima of an empty set stay infinite, so it shares no value and no band with any document.
TEST(OwnTexts, of_which_one_has_no_shingle_show_its_empty_signature) {
  for (const bool a_is_empty : {true, false}) {
    const auto texts = a_is_empty ? texts_of("one", "one two three") : texts_of("one two three", "one");
    BandsInputs bands;
    bands.follow(texts);
    bands.toggle(0);  // B cannot agree with an empty A
    for (const SceneFrame& frame :
         {frame_with<SignaturesScene>(texts, 1), frame_with<BandsScene>(texts, 1), frame_with<BandsScene>(texts, 7)}) {
      EXPECT_FALSE(labels_of(frame).filter(QStringLiteral("\u221E")).isEmpty()) << frame.title.toStdString();
      EXPECT_THAT(frame.hint.toStdString(), testing::HasSubstr(a_is_empty ? "Text A is shorter" : "Text B is shorter"));
      EXPECT_THAT(frame.hint.toStdString(), testing::HasSubstr("matches nothing"));
    }
    const QStringList values = labels_of(frame_with<SignaturesScene>(texts, 1));
    EXPECT_EQ(values.count(QStringLiteral("\u221E")), SignaturesInputs().hashes);
    EXPECT_FALSE(values.contains(QStringLiteral("0")));
    const auto documents = bands.step(0).documents;
    for (std::size_t other = 1; a_is_empty && other < kBandDocuments; ++other)
      EXPECT_EQ(agreement(documents[0], documents[other]), 0u) << other;
  }
}

TEST(OwnTexts, that_are_equal_are_certain_to_be_candidates) {
  const auto chances = [](const std::shared_ptr<const OwnTexts>& texts) {
    return labels_of(frame_with<BandsScene>(texts, 10)).filter(QStringLiteral(" %"));
  };
  EXPECT_EQ(chances(texts_of("one two three", "one two three")), QStringList(6, QStringLiteral("100 %")));
  const auto alike =
      texts_of("a b c d e f g h i j k l m n o p q r s t u v", "a b c d e f g h i j k l m n o p q r s t u w");
  EXPECT_EQ(chances(alike).back(), QStringLiteral("> 99.9 %")) << "20 of 22 shingles";
}

TEST(OwnTexts, that_cannot_be_shown_say_why) {
  const auto note = [](const std::shared_ptr<const OwnTexts>& texts) {
    return frame_with<PermutationsScene>(texts, 0).hint.toStdString();
  };
  EXPECT_THAT(note(texts_of("one", "two words", 3)), testing::StartsWith("Your texts are shorter than a shingle"));
  EXPECT_THAT(note(texts_of("one two", "one two")), testing::StartsWith("Your texts have equal shingle sets"));
  EXPECT_THAT(note(texts_of("one two", "two one")), testing::StartsWith("Your texts share no shingle"));
  EXPECT_THAT(note(texts_of("one", "one two")), testing::StartsWith("Text A is shorter than a shingle"));
  EXPECT_THAT(note(texts_of("one two", "two")), testing::StartsWith("Text B is shorter than a shingle"));
  EXPECT_EQ(frame_with<FormulaScene>(texts_of("one", "two", 3), 6), [] {
    SceneFrame example = FormulaScene().frame(6);
    example.hint = QStringLiteral(
        "Your texts are shorter than a shingle; the example is shown. Enter longer ones in "
        "scene 1.");
    example.printed = example.hint;
    return example;
  }());
}

TEST(OwnTexts, with_many_shingles_show_those_with_nearly_the_same_similarity) {
  const auto texts =
      texts_of("a b c d e f g h i j k l m n o p q r s t u v w x y", "a b c d e f g h i j k l m n o p q r s t");
  ASSERT_EQ(texts->rows.size(), 24u);
  const NamedRows named = named_rows(*texts);
  EXPECT_EQ(count(named.rows), (RowCounts{8, 2, 0, 0}));  // 19/24: of 10/12, 9/11, 8/10 and 7/9, 8/10 is nearest
  EXPECT_EQ(named.names.back(), "x y") << "they are evenly spread";
  EXPECT_EQ(std::set(named.names.begin(), named.names.end()).size(), 10u);
  const std::string before = "Shown: 10 of your 24 shingles.";  // as long as J is a question
  const std::string after = "Shown: 10 of your 24 shingles; J is 0.800 in these, 0.792 in all.";
  EXPECT_EQ(frame_with<MatrixScene>(texts, 0).hint.toStdString(), "Click a bit to change it. " + before);
  EXPECT_THAT(frame_with<MatrixScene>(texts, 5).hint.toStdString(), testing::EndsWith(after));
  EXPECT_THAT(frame_with<MatrixScene>(texts, 5).sentence.toStdString(),
              testing::StartsWith("Jaccard similarity of the shingles shown: rows of type 11 (8)"));
  const auto equal = texts_of("a b c d e f g h i j k l m", "d e f g h i j k l m n o p");  // 9 of 15, as 6 of 10
  EXPECT_THAT(frame_with<MatrixScene>(equal, 5).hint.toStdString(),
              testing::EndsWith("Shown: 10 of your 15 shingles, with the same J."));
  EXPECT_THAT(frame_with<PermutationsScene>(texts, 4).hint.toStdString(), testing::StartsWith(before + " Guess"));
  const int last = PermutationsScene().steps() - 1;  // the lecture's example
  EXPECT_EQ(frame_with<PermutationsScene>(texts, last).hint,
            PermutationsScene().frame(last).hint + " Not your texts, but an example.");
}

TEST(OwnTexts, whose_bits_were_changed_are_no_longer_those_texts) {
  MatrixScene matrix;
  matrix.follow(texts_of("one two", "one two three"));  // J = 1/2
  matrix.set(QStringLiteral("bit"), 2);                 // A of the second row, only in B so far
  EXPECT_THAT(matrix.frame(0).hint.toStdString(),
              testing::EndsWith("You changed bits: these are no longer the sets of your texts."));
  EXPECT_THAT(matrix.frame(5).hint.toStdString(),
              testing::EndsWith("You changed bits: J is 1.000 in these rows, 0.500 in your texts."));
}

TEST(OwnTexts, are_signed_anew_with_another_seed_in_the_scene_of_bands) {
  BandsScene scene;
  scene.follow(kBites);
  const auto before = scene.inputs().a;
  scene.set(QStringLiteral("toggle"), 3);
  EXPECT_THAT(scene.frame(0).hint.toStdString(), testing::StartsWith("You changed values of B"));
  const auto chance = [&] {
    const BandsInputs& in = scene.inputs();
    return in.step(in.steps() - 1).cuts[3].chance;  // 4 x 3
  };
  const double agreeing = agreement(scene.inputs().a, scene.inputs().b) / 12.0;
  EXPECT_NEAR(chance(), 1 - std::pow(1 - std::pow(agreeing, 3), 4), 1e-9) << "no longer that of the texts";
  scene.set_seed(kFirstSeed + 2);
  EXPECT_NE(scene.inputs().a, before);
  EXPECT_NEAR(chance(), 1 - std::pow(1 - std::pow(0.6, 3), 4), 1e-9);
  SignaturesScene next;  // the scene before shows the same values
  next.follow(kBites);
  next.set_seed(kFirstSeed + 2);
  const SignaturesStep shown = next.inputs().step(0);
  for (std::size_t i = 0; i < kBandValues; ++i) EXPECT_EQ(shown.cells[i].a, scene.inputs().a[i]) << i;
}

TEST(OwnTexts, make_each_cloud_from_new_functions_under_another_seed) {
  const auto estimates = [](std::uint64_t seed) {
    SignaturesInputs inputs;
    inputs.follow(kBites);
    inputs.seed = seed;
    return inputs.step(4).clouds.front().estimates;
  };
  const auto one = estimates(1), two = estimates(2);
  std::size_t equal = 0;  // if seed 1 + i made estimate i, these would be the same ones
  for (std::size_t i = 2; i < one.size(); ++i) equal += one[i] == two[i - 1] ? 1 : 0;
  EXPECT_LT(equal, one.size() / 2);
}

// With the first seed and texts, the first thing that a class sees of its own texts must not look like a broken hash.
TEST(OwnTexts, have_ordinary_signatures_at_first) {
  ShinglesScene scene;
  SignaturesScene signatures;
  signatures.follow(std::make_shared<const OwnTexts>(own_texts(scene.inputs())));
  std::map<std::uint32_t, int> times;
  const SignaturesStep s = signatures.inputs().step(1);
  for (const auto& cell : s.cells) ++times[cell.a];
  for (const auto& [shingle, count] : times) EXPECT_LE(count, 6) << "of 25 values, where 8 shingles expect 3 each";
  EXPECT_NEAR(s.agreement, 25 * 0.6, 2.5) << "a standard error";
}

TEST(OwnTexts, of_many_shingles_are_hashed_in_few_steps) {
  HashFunctionsScene scene;
  scene.follow(texts_of("a b c d e f g h i j k l", "a b c d e f g h i j k m"));  // 12 shingles
  ASSERT_EQ(scene.inputs().rows.size(), 12u);
  ASSERT_EQ(scene.steps(), 8);
  EXPECT_THAT(scene.frame(5).hint.toStdString(), testing::StartsWith("Rows 5 to 11 were hashed in the same way."));
  EXPECT_THAT(scene.frame(5).sentence.toStdString(), testing::StartsWith("Row 12 hashes to"));
  EXPECT_THAT(scene.frame(6).sentence.toStdString(), testing::StartsWith("After one pass"));
  scene.set(QStringLiteral("more"), true);
  ASSERT_EQ(scene.steps(), 12 + 3);
  for (int row = 1; row <= 12; ++row)
    EXPECT_THAT(scene.frame(row).sentence.toStdString(), testing::StartsWith("Row " + std::to_string(row) + " hashes"));
}

TEST(OwnTexts, are_named_where_an_example_is_otherwise) {
  EXPECT_THAT(frame_with<MatrixScene>(texts_of("one two", "one two three"), 0).sentence.toStdString(),
              testing::HasSubstr("such as \u201Cone two\u201D"));
  const auto third = texts_of("one two", "one two three four");  // J = 1/3
  EXPECT_THAT(frame_with<FormulaScene>(third, 0).sentence.toStdString(),
              testing::StartsWith("One pair with similarity 0.33, close to the 0.333 of your texts;"));
  EXPECT_THAT(frame_with<FormulaScene>(kBites, 0).sentence.toStdString(),
              testing::StartsWith("One pair with similarity 0.60, that of your texts; its"));
  FormulaScene moved;
  moved.follow(third);
  moved.set(QStringLiteral("similarity"), 0.34);
  EXPECT_THAT(moved.frame(0).sentence.toStdString(), testing::StartsWith("One pair with similarity 0.34; its"));
}

TEST(OwnTexts, are_marked_in_front_of_the_ring) {
  const auto items = frame_with<FormulaScene>(kBites, 6).picture.items;
  const auto last_of = [&](auto is) { return std::ranges::find_if(items.rbegin(), items.rend(), is).base(); };
  const auto triangle = last_of([](const Item& item) {
    const auto* marker = std::get_if<Marker>(&item);
    return marker && marker->shape == Shape::triangle;
  });
  const auto ring = last_of([](const Item& item) { return std::holds_alternative<Ellipse>(item); });
  EXPECT_TRUE(std::get<Ellipse>(*(ring - 1)).area.contains(std::get<Marker>(*(triangle - 1)).at)) << "at s = 0.6 = J";
  EXPECT_GT(triangle, ring);
}

TEST(OwnTexts, every_step_shows_something_with_any_texts) {
  for (const auto& texts : {kBites, texts_of("a b c d e f g h i j k l m n o p", "a b c d e f g h i j k l m n o q"),
                            texts_of("one two", "one two"), texts_of("one", "two", 3), texts_of("a b", "c d")})
    for (const auto& scene : make_scenes()) {
      scene->follow(texts);
      for (int step = 0; step < scene->steps(); ++step) {
        const SceneFrame frame = scene->frame(step);
        EXPECT_FALSE(frame.sentence.isEmpty() || frame.sentence.contains(QStringLiteral("nan")));
        EXPECT_LE(frame.hint.size(), 190) << frame.hint.toStdString();
      }
    }
}

TEST(OwnTexts, of_long_words_stay_inside_the_picture) {
  const auto texts = texts_of("the internationalization committee recommended standardization procedures",
                              "the internationalization committee rejected standardization procedures again");
  for (const auto& scene : make_scenes()) {
    scene->follow(texts);
    for (int step = 0; step < scene->steps(); ++step)
      for (const Item& item : scene->frame(step).picture.items) {
        const auto* box = std::get_if<Box>(&item);
        const auto* label = std::get_if<Label>(&item);
        const double apart = 2 + (box ? box->line.width / 2 : 0);
        const QRectF area = box ? box->area : label && !label->text.isEmpty() ? label->area : QRectF(800, 0, 1, 1);
        EXPECT_GE(area.left(), apart) << scene->name().toStdString() << ' ' << step + 1;
        EXPECT_LE(area.right(), kStage.width() - apart) << scene->name().toStdString() << ' ' << step + 1;
      }
  }
}

TEST(ShinglesExamples, of_the_lecture_are_one_click_away) {
  ShinglesScene scene;
  const auto example = [&] { return scene.controls().front().value.toInt(); };
  EXPECT_EQ(example(), 0);
  scene.set(QStringLiteral("example"), 2);
  const OwnTexts texts = own_texts(scene.inputs());
  EXPECT_EQ(texts.shingles.mid(0, 3), QStringList({"ab", "bc", "ca"}));  // the lecture's D1 = abcab, k = 2
  EXPECT_EQ(example(), 2);
  scene.set(QStringLiteral("text_a"), QStringLiteral("my own"));
  EXPECT_EQ(example(), -1);
}

}  // namespace
}  // namespace lookalike::lesson
