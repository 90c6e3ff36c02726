#include "core/corpus/synthetic/generator.h"

#include <algorithm>
#include <chrono>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/synthetic/family_window.h"

namespace lookalike {

using namespace generation;

namespace {

constexpr std::uint64_t kDistance = 400;  // approximate number of documents over which a family is spread
constexpr std::uint64_t kStartsPerMillion = 64'000;
constexpr std::uint64_t kReviewsPerBook = 14;
constexpr std::uint64_t kDocumentsPerCheck = 64;

std::unique_ptr<Writer> writer_for(const GeneratorOptions& options) {
  if (options.kind == GeneratedKind::newswire) return newswire_writer();
  return review_writer(options.documents / kReviewsPerBook + 1, options.seed);
}

}  // namespace

struct Generator::State {
  explicit State(const GeneratorOptions& chosen)
      : options(chosen),
        writer(writer_for(chosen)),
        random(chosen.seed),
        distance(std::clamp<std::uint64_t>(chosen.documents / 10, 1, kDistance)) {}

  std::uint64_t left() const { return options.documents - number; }

  bool begins_family(std::uint64_t size) {
    return random.below(1'000'000) < kStartsPerMillion && !families.full() && families.pending() + size <= left();
  }

  bool continues_family() {
    const std::uint64_t pending = families.pending();
    return pending > 0 && (pending >= left() || random.below(distance) < pending);
  }

  void write(GeneratedDocument& document) {
    document.family = 0;
    if (continues_family()) {
      const FamilyWindow::Member member = families.next(*writer, random);
      writer->lay_out(member.story, number, document);
      document.family = member.family;
      return;
    }
    Story story = writer->story(random);
    writer->lay_out(story, number, document);
    const std::uint32_t size = FamilyWindow::draw_size(random);
    if (begins_family(size)) document.family = families.begin(std::move(story), size);
  }

  GeneratorOptions options;
  std::unique_ptr<Writer> writer;
  Random random;
  FamilyWindow families;
  std::uint64_t distance;
  std::uint64_t number = 0;
};

Generator::Generator(const GeneratorOptions& options) : state_(std::make_unique<State>(options)) {}
Generator::~Generator() = default;

bool Generator::next(GeneratedDocument& document) {
  if (state_->left() == 0) return false;
  state_->write(document);
  ++state_->number;
  return true;
}

Result<GeneratedCorpus> generate_corpus(const GeneratorOptions& options, const SampleOptions& sample,
                                        const Progress& progress) {
  const auto start = std::chrono::steady_clock::now();
  CorpusBuilder builder(sample);
  builder.begin_file("builtin");
  std::vector<std::uint64_t> family;
  Generator generator(options);
  GeneratedDocument document;
  std::string details;
  for (std::uint64_t record = 1; generator.next(document); ++record) {
    if (record % kDocumentsPerCheck == 0) {
      if (progress.cancelled()) return cancelled();
      progress.at(static_cast<double>(record) / static_cast<double>(options.documents));
    }
    details = options.kind == GeneratedKind::newswire ? document.date + "; " + document.topic
                                                      : std::to_string(document.stars) + " stars; " + document.summary;
    builder.add({document.id, document.title, details, document.text, 0, record});
    family.push_back(document.family);
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  GeneratedCorpus result;
  result.corpus = std::make_shared<const Corpus>(builder.finish("builtin", CorpusFormat::builtin, elapsed.count()));
  result.family.reserve(result.corpus->size());
  for (std::size_t i = 0; i < result.corpus->size(); ++i)
    result.family.push_back(family[*result.corpus->source(DocumentIndex(i)).record - 1]);
  return result;
}

}  // namespace lookalike
