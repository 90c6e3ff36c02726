#include "core/corpus/join.h"

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/text_watch.h"

namespace lookalike {
namespace {

Result<void> add_all(const Corpus& corpus, CorpusBuilder& builder, const Progress& progress) {
  constexpr std::size_t kCheck = 1024;  // documents between checks of the stop token
  const TextWatch texts(corpus);
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    if (i % kCheck == 0 && progress.cancelled()) return cancelled();
    const Document document = corpus[DocumentIndex(i)];
    if (!builder.add({document.id, document.title, document.details, document.text}))
      return failure(ErrorCode::too_large, "Both corpora together have too many documents.");
  }
  return texts.check();
}

}  // namespace

Result<std::shared_ptr<const Corpus>> join(const Corpus& first, const Corpus& second, std::uint64_t copied_texts,
                                           const Progress& progress) {
  const bool fits = first.text_bytes() + second.text_bytes() <= copied_texts;
  CorpusBuilder builder({}, {}, fits ? TextRoom{copied_texts, 0} : TextRoom{0, copied_texts / 3});
  for (const Corpus* corpus : {&first, &second})
    if (const auto added = add_all(*corpus, builder, progress); !added) return tl::unexpected(added.error());
  return std::make_shared<const Corpus>(builder.finish(second.report().path, second.report().format));
}

}  // namespace lookalike
