#include <array>
#include <iterator>

#include "core/corpus/synthetic/writer.h"

namespace lookalike::generation {
namespace {

enum Mood : std::uint32_t { good, bad, so_so };
constexpr std::array kMoods = {"good", "bad", "so_so"};

// Sixteenth quantiles of the words of a review; the mean makes a row of the CSV about 950 bytes long.
constexpr std::uint16_t kLengths[] = {18, 25, 32, 40, 48, 56, 65, 75, 87, 101, 117, 137, 164, 198, 254, 350, 720};

// Ten characters, mostly digits, like an ISBN.
std::string book_id(std::uint64_t book) {
  std::uint64_t scrambled = (book * 0x9E3779B1u + 12'345) % 1'000'000'000;
  std::string id(10, '0');
  for (std::size_t at = 9; at-- > 0; scrambled /= 10) id[at] = static_cast<char>('0' + scrambled % 10);
  const std::uint64_t check = book % 11;
  id[9] = check == 10 ? 'X' : static_cast<char>('0' + check);
  return id;
}

class ReviewWriter final : public Writer {
 public:
  ReviewWriter(std::uint64_t books, std::uint64_t seed) : Writer("grammar/reviews.txt"), books_(books), seed_(seed) {
    for (std::size_t mood = 0; mood < kMoods.size(); ++mood) {
      const std::string name = kMoods[mood];
      opinions_[mood] = grammar_.rule(name);
      summaries_[mood] = grammar_.rule("summary_" + name);
      one_liners_[mood] = grammar_.rule("one_liner_" + name);
    }
  }

  Story story(Random& random) const override {
    Story story;
    story.kind = draw_mood(random);
    open_book(story, random);
    story.summary = wording(summaries_[story.kind], story, random);
    if (random.chance(3)) {
      story.sentences.push_back(wording(one_liners_[story.kind], story, random));
    } else {
      story.special = random.below(1'000);
      story.general = random.below(1'000);
      story.sentences.push_back(wording(opinions_[story.kind], story.special++, story, random));
      fill(story, draw_length(kLengths, std::size(kLengths), random), random);
      if (random.chance(40)) story.sentences.push_back(wording(closing(story.kind), story, random));
    }
    return story;
  }

  std::string sentence(Story& story, Random& random) const override {
    return random.chance(25) ? wording(opinions_[story.kind], story.special++, story, random)
                             : wording(body_, story.general++, story, random);
  }

  void lay_out(const Story& story, std::uint64_t number, GeneratedDocument& document) const override {
    Random random(seed_ ^ (number + 1) * 0xD1342543DE82EF95u);
    document.id = book_id(story.book);
    document.title = story.title;
    document.summary = story.summary;
    document.stars = stars(story.kind, random);
    document.topic = "books";
    document.date.clear();
    document.text.clear();
    for (const std::string& sentence : story.sentences) {
      if (!document.text.empty()) document.text += ' ';
      document.text += sentence;
    }
  }

 private:
  static std::uint32_t draw_mood(Random& random) {
    const std::uint32_t percent = random.below(100);
    return percent < 76 ? good : percent < 88 ? bad : so_so;
  }

  static std::uint32_t stars(std::uint32_t mood, Random& random) {
    if (mood == so_so) return 3;
    return mood == good ? (random.chance(76) ? 5 : 4) : (random.chance(58) ? 1 : 2);
  }

  // A few books have many reviews. The title of a book depends only on its number.
  void open_book(Story& story, Random& random) const {
    story.book = random.below(random.below(books_) + std::uint64_t{1});
    Random naming(seed_ + story.book * 0x9E3779B97F4A7C15u);
    std::string people;
    grammar_.expand(people_, naming, story.memory, people);
    grammar_.expand(title_, naming, story.memory, story.title);
  }

  Grammar::Rule closing(std::uint32_t mood) const { return mood == bad ? close_bad_ : close_good_; }

  std::uint64_t books_, seed_;
  std::array<Grammar::Rule, kMoods.size()> opinions_, summaries_, one_liners_;
  Grammar::Rule body_ = grammar_.rule("body"), title_ = grammar_.rule("the_book"),
                people_ = grammar_.rule("the_people"), close_good_ = grammar_.rule("close_good"),
                close_bad_ = grammar_.rule("close_bad");
};

}  // namespace

std::unique_ptr<Writer> review_writer(std::uint64_t books, std::uint64_t seed) {
  return std::make_unique<ReviewWriter>(books, seed);
}

}  // namespace lookalike::generation
