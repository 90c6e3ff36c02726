#include "core/corpus/synthetic/family_window.h"

#include <algorithm>
#include <iterator>

namespace lookalike::generation {
namespace {

constexpr std::int32_t kNew = -1;
constexpr std::size_t kMostEdits = 2'000;

struct Word {
  std::string text;
  std::int32_t origin;  // position in the original, or kNew
};
using Sentence = std::vector<Word>;

Sentence split(const std::string& text, std::int32_t origin) {
  Sentence words;
  words.reserve(count_words(text));
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.push_back({text.substr(at, end - at), origin});
    if (origin != kNew) ++origin;
    at = end + 1;
  }
  return words;
}

std::string join(const Sentence& words) {
  std::string text;
  for (const Word& word : words) {
    if (!text.empty()) text += ' ';
    text += word.text;
  }
  return text;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Replaces a number by another with as many digits; false if the word contains none.
bool correct_figure(std::string& word, Random& random) {
  const auto first = std::find_if(word.begin(), word.end(), is_digit);
  if (first == word.end()) return false;
  const std::string before = word;
  while (word == before)
    for (auto c = first; c != word.end(); ++c)
      if (is_digit(*c)) *c = static_cast<char>('0' + random.between(c == first && *c != '0' ? 1 : 0, 9));
  return true;
}

// Replaces a word by another of the same list, with the same capital and punctuation; false if the grammar has none.
bool reword(std::string& word, const Grammar& grammar, Random& random) {
  const auto begin = static_cast<std::size_t>(std::find_if(word.begin(), word.end(), is_letter) - word.begin());
  std::size_t end = word.size();
  while (end > begin && !is_letter(word[end - 1])) --end;
  if (begin == end) return false;
  std::string core = word.substr(begin, end - begin);
  std::string other(grammar.other_word(core, random));
  if (other.empty() && core.front() < 'a') {
    core.front() = static_cast<char>(core.front() + 32);
    other = grammar.other_word(core, random);
    if (!other.empty() && other.front() >= 'a' && other.front() <= 'z')
      other.front() = static_cast<char>(other.front() - 32);
  }
  if (other.empty()) return false;
  word.replace(begin, end - begin, other);
  return true;
}

class Draft {
 public:
  Draft(const Story& story, const Writer& writer, Random& random) : story_(story), writer_(writer), random_(random) {
    for (const std::string& text : story.sentences) {
      sentences_.push_back(split(text, static_cast<std::int32_t>(original_words_)));
      original_words_ += sentences_.back().size();
    }
  }

  std::size_t words() const {
    std::size_t count = 0;
    for (const Sentence& sentence : sentences_) count += sentence.size();
    return count;
  }

  // Jaccard similarity of the 3-word shingles with the original, in thousandths, as if no shingle occurred twice.
  std::uint32_t similarity() const {
    std::size_t kept = 0, count = 0;
    std::int32_t before = kNew, last = kNew;
    for (const Sentence& sentence : sentences_)
      for (const Word& word : sentence) {
        kept += before != kNew && last == before + 1 && word.origin == last + 1;
        before = last;
        last = word.origin;
        ++count;
      }
    const std::size_t all = shingles(original_words_) + shingles(count) - kept;
    return all == 0 ? 1'000 : static_cast<std::uint32_t>(1'000 * kept / all);
  }

  std::size_t size() const { return sentences_.size(); }
  std::size_t length(std::size_t sentence) const { return sentences_[sentence].size(); }
  std::size_t any_sentence() { return random_.below(sentences_.size()); }

  void change_word() {
    Sentence& sentence = sentences_[any_sentence()];
    Word& word = sentence[random_.below(sentence.size())];
    if (correct_figure(word.text, random_) || reword(word.text, writer_.grammar(), random_)) word.origin = kNew;
  }

  void drop(std::size_t sentence) {
    if (size() > 1) sentences_.erase(sentences_.begin() + static_cast<std::ptrdiff_t>(sentence));
  }

  void add(std::size_t before) {
    sentences_.insert(sentences_.begin() + static_cast<std::ptrdiff_t>(before),
                      split(writer_.sentence(story_, random_), kNew));
  }

  void move() {
    const std::size_t from = any_sentence();
    Sentence sentence = std::move(sentences_[from]);
    sentences_.erase(sentences_.begin() + static_cast<std::ptrdiff_t>(from));
    sentences_.insert(sentences_.begin() + random_.below(sentences_.size() + 1), std::move(sentence));
  }

  Story finish() {
    story_.sentences.clear();
    for (const Sentence& sentence : sentences_) story_.sentences.push_back(join(sentence));
    return std::move(story_);
  }

 private:
  static std::size_t shingles(std::size_t words) { return words < 3 ? 0 : words - 2; }

  Story story_;
  const Writer& writer_;
  Random& random_;
  std::vector<Sentence> sentences_;
  std::size_t original_words_ = 0;
};

enum class Hand { corrector, shortener, lengthener, editor, combiner };

// Rewording every second word would make a text meaningless, so careful correctors are for close copies.
Hand draw_hand(std::uint32_t target, Random& random) {
  const std::uint32_t percent = random.below(100);
  if (target > 700 && percent < 45) return Hand::corrector;
  if (percent < 55) return Hand::editor;
  if (percent < 70) return Hand::shortener;
  return percent < 85 && target > 300 ? Hand::lengthener : Hand::combiner;
}

void edit_sentence(Draft& draft, Hand hand, std::size_t at, Random& random) {
  switch (hand) {
    case Hand::shortener:
      return draft.drop(draft.size() - 1);
    case Hand::lengthener:
      return draft.add(draft.size());
    case Hand::combiner:
      return random.chance(50) ? draft.drop(draft.size() - 1) : draft.add(0);
    default:
      break;
  }
  switch (random.below(4)) {
    case 0:
      return draft.drop(at);
    case 1:
      return draft.add(at);
    case 2:
      return draft.move();
    default:
      return draft.change_word();
  }
}

constexpr std::uint32_t kCopies = 10;  // percent of members that are exact copies of an earlier one

// Thousandths. Relatives of relatives are less similar, so very close and very distant targets need their own share.
std::uint32_t draw_target(std::uint32_t closeness, Random& random) {
  const std::uint32_t percent = random.below(100);
  if (percent < 15) return random.between(850, 999);
  if (percent < 28) return random.between(50, 250);
  return random.between(closeness * 2 / 3, 999);
}

}  // namespace

Story edited(const Story& original, std::uint32_t target, const Writer& writer, Random& random) {
  Draft draft(original, writer, random);
  const Hand hand = draw_hand(target, random);
  for (std::size_t edits = 0; edits < kMostEdits; ++edits) {
    const std::uint32_t similarity = draft.similarity();
    const std::size_t words = draft.words();
    const auto word_cost = static_cast<std::uint32_t>(3'000 / (words + 1));
    if (similarity <= target + word_cost) break;
    // A whole sentence only if it does not overshoot the target.
    const std::size_t at = draft.any_sentence();
    const std::size_t touched = hand == Hand::editor ? at : draft.size() - 1;
    const std::size_t cost = 1'000 * draft.length(touched) / (words + 1);
    const bool room = similarity > target + cost && (draft.size() > 1 || hand == Hand::lengthener);
    if (room && hand != Hand::corrector) {
      edit_sentence(draft, hand, at, random);
    } else {
      // A word costs at most two of `word_cost`, so this many cannot overshoot the target.
      for (std::uint32_t n = (similarity - target) / (3 * word_cost + 1) + 1; n > 0; --n) draft.change_word();
    }
  }
  return draft.finish();
}

std::uint32_t FamilyWindow::draw_size(Random& random) {
  constexpr std::uint32_t kSizes[] = {2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8};
  if (random.chance(3)) return random.between(9, kMostMembers);
  return kSizes[random.below(std::size(kSizes))];
}

std::uint64_t FamilyWindow::begin(Story story, std::uint32_t members) {
  Random nearness(++begun_ * 0xD1342543DE82EF95u);
  Family family{begun_, members - 1, nearness.below(1'000), {}};
  family.members.push_back(std::move(story));
  open_.push_back(std::move(family));
  pending_ += members - 1;
  return begun_;
}

FamilyWindow::Member FamilyWindow::next(const Writer& writer, Random& random) {
  // From the older half, so that neither order nor distance is regular.
  const auto chosen = open_.begin() + random.below((open_.size() + 1) / 2);
  Family family = std::move(*chosen);
  open_.erase(chosen);

  const bool from_first = random.chance(60);
  const Story& parent = family.members[from_first ? 0 : random.below(family.members.size())];
  const std::uint32_t target = draw_target(family.closeness, random);
  Member member{random.chance(kCopies) ? parent : edited(parent, target, writer, random), family.id};
  --pending_;
  if (--family.left > 0) {
    family.members.push_back(member.story);
    open_.push_back(std::move(family));
  }
  return member;
}

}  // namespace lookalike::generation
