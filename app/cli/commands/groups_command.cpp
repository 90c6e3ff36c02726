#include <algorithm>
#include <cstdio>
#include <limits>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "app/cli/verdict_input.h"
#include "core/base/value_text.h"
#include "core/corpus/load.h"
#include "core/corpus/source_records.h"
#include "core/exchange/pairs/group_files.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

constexpr std::size_t kGroupsShown = 10;

struct GroupsCommand {
  CorpusCommand corpus;
  VerdictInput verdicts;
  std::string rule = "first";
  bool direct = false, lowest = false;

  KeeperRule keeper_rule() const {
    const auto named = keeper_rules().find(rule);
    return named != keeper_rules().end() ? named->second : lowest ? KeeperRule::lowest : KeeperRule::highest;
  }
  double least = 0;
  std::vector<std::uint32_t> chosen;
  std::string against, against_text_column, against_id_column;
  std::string groups, keep, drop, clean;
  CsvCells cells = CsvCells::as_they_are;
};

/// Documents are numbered as in the run, where the old ones come first.
struct Found {
  std::shared_ptr<const Corpus> corpus;
  std::size_t old = 0;                   // documents of --against
  LoadReport old_report;                 // and how they were read
  std::shared_ptr<const RunResult> run;  // of both
  DocumentGroups groups;
  std::vector<GroupMember> members;
  std::size_t without_value = 0;  // documents without a value in the column
  std::size_t keepers = 0;        // chosen keepers of the run file
  VerdictEffects effects;

  std::string place_of(DocumentIndex document) const {
    return document < old ? std::to_string(document.value) + " of the old corpus"
                          : std::to_string(document.value - old);
  }
  /// The members that are documents of the corpus itself, by their places in it.
  std::vector<GroupMember> members_of_corpus() const {
    std::vector<GroupMember> own;
    for (const GroupMember& member : members)
      if (member.document >= old)
        own.push_back({DocumentIndex(member.document - old), DocumentIndex(member.keeper - old)});
    return own;
  }
};

/// The run, and its corpora. Each has its own sample.
Result<Found> run_corpora(const GroupsCommand& command, const Progress& progress) {
  auto recipe = command.corpus.recipe();
  if (!recipe) return tl::unexpected(recipe.error());
  Found found;
  auto corpus = command.corpus.load(recipe->sample, progress.part(0, 0.2, "read"));
  if (!corpus) return tl::unexpected(corpus.error());
  found.corpus = *corpus;
  if (!command.against.empty()) {
    auto old = command.corpus.load_other(command.against, recipe->sample, progress.part(0.2, 0.35, "read"),
                                         command.against_text_column, command.against_id_column);
    if (!old) return tl::unexpected(old.error());
    found.old = (*old)->size();
    found.old_report = (*old)->report();
    recipe->sample.size = 0;
    corpus = join(**old, *found.corpus, command.corpus.engine().memory.texts(), progress.part(0.35, 0.4, "read"));
    if (!corpus) return tl::unexpected(corpus.error());
  }
  auto run = Engine(std::move(*corpus), command.corpus.engine()).run(*recipe, progress.part(0.4, 1, "clean"));
  if (!run) return tl::unexpected(run.error());
  found.run = std::move(*run);
  return found;
}

/// Skips groups of only old documents.
DocumentGroups groups_since(std::size_t old, const DocumentGroups& groups) {
  DocumentGroups left;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const auto members = groups.members(group);
    if (members.back() < old) continue;
    left.documents.insert(left.documents.end(), members.begin(), members.end());
    left.begin.push_back(static_cast<std::uint32_t>(left.documents.size()));
    left.weakest.push_back(groups.weakest[group]);
  }
  return left;
}

/// A rule of any other name chooses by the values of that column.
Result<KeeperWishes> wishes_of(const GroupsCommand& command, const Found& found, std::vector<DocumentIndex> keepers,
                               const Progress& progress) {
  const Corpus& corpus = *found.corpus;
  KeeperWishes wishes;
  wishes.old = found.old;
  for (const std::uint32_t document : command.chosen) {
    if (document >= corpus.size())
      return failure(ErrorCode::bad_usage, "There is no document " + std::to_string(document) + ".");
    keepers.emplace_back(document);
  }
  for (const DocumentIndex document : keepers) wishes.chosen.emplace_back(found.old + document);
  if (!takes_values(command.keeper_rule())) {
    if (command.lowest) return failure(ErrorCode::bad_usage, "--lowest needs a column: --rule COLUMN.");
    return wishes;
  }
  const auto paths = command.corpus.paths();
  if (!paths) return tl::unexpected(paths.error());
  const auto texts = read_source_column(corpus, *paths, command.rule, progress);
  if (!texts) return tl::unexpected(texts.error());
  auto values = values_to_choose_by(*texts);
  values.insert(values.begin(), found.old, std::numeric_limits<double>::quiet_NaN());
  wishes.values = std::make_shared<const std::vector<double>>(std::move(values));
  return wishes;
}

Result<Found> find_groups(const GroupsCommand& command, const Progress& progress) {
  auto made = run_corpora(command, progress.part(0, 0.8, "read"));
  if (!made) return made;
  Found& found = *made;
  auto verdicts = command.verdicts.read(command.corpus, found.corpus, progress.part(0.8, 0.82, "read"));
  if (!verdicts) return tl::unexpected(verdicts.error());
  const auto judged = judge_run(*found.run, *verdicts, progress.part(0.82, 0.84, "group"));
  if (!judged) return tl::unexpected(judged.error());
  const auto forest = SimilarityForest::make(*judged, progress.part(0.84, 0.9, "group"));
  if (!forest) return tl::unexpected(forest.error());
  found.groups = groups_since(found.old, forest->groups_at(command.least));
  auto keepers = command.corpus.chosen_keepers(*found.corpus, progress.part(0.9, 0.92, "read"));
  if (!keepers) return tl::unexpected(keepers.error());
  found.keepers = keepers->size();
  const auto wishes = wishes_of(command, found, std::move(*keepers), progress.part(0.92, 0.95, "read"));
  if (!wishes) return tl::unexpected(wishes.error());
  const KeeperRule rule = command.keeper_rule();
  const DropRule drop = command.direct ? DropRule::direct : DropRule::all_but_keeper;
  auto members =
      choose_keepers(*judged, found.groups, command.least, rule, drop, progress.part(0.95, 0.98, "group"), *wishes);
  if (!members) return tl::unexpected(members.error());
  found.members = std::move(*members);
  const auto effects = verdict_effects(*found.run, *judged, found.members, command.least, rule, drop,
                                       progress.part(0.98, 1, "group"), *wishes);
  if (!effects) return tl::unexpected(effects.error());
  found.effects = *effects;
  if (wishes->values) found.without_value = without_value(*wishes->values) - found.old;
  return made;
}

/// Documents of the corpus by what becomes of them.
struct GroupCounts {
  std::size_t all, in_groups, gone, gone_for_old;
};

GroupCounts counts_of(const Found& found) {
  const auto count = [&found](const auto& is) {
    return static_cast<std::size_t>(std::ranges::count_if(found.members, is));
  };
  return {found.corpus->size(), count([&](const GroupMember& member) { return member.document >= found.old; }),
          count([](const GroupMember& member) { return !member.stays(); }),
          count([&](const GroupMember& member) { return !member.stays() && member.keeper < found.old; })};
}

nlohmann::ordered_json largest_json(const Found& found) {
  auto largest = nlohmann::ordered_json::array();
  for (std::size_t group = 0; group < std::min(found.groups.size(), kGroupsShown); ++group) {
    const DocumentIndex keeper = found.members[found.groups.begin[group]].keeper;
    largest.push_back({{"documents", found.groups.members(group).size()},
                       {"weakest_link", found.groups.weakest[group].similarity},
                       {"containment", containment(found.groups.weakest[group], *found.run)},
                       {"keeper", keeper.value - (keeper < found.old ? 0 : found.old)},
                       {"keeper_in_old", keeper < found.old}});
  }
  return largest;
}

nlohmann::ordered_json groups_json(const GroupsCommand& command, const Found& found) {
  const GroupCounts counts = counts_of(found);
  auto json = report_json(*found.run);
  json["groups"] = {{"rule", command.rule},
                    {"documents", counts.all},
                    {"in_groups", counts.in_groups},
                    {"groups", found.groups.size()},
                    {"stay", counts.all - counts.gone},
                    {"go", counts.gone},
                    {"old_documents", found.old},
                    {"go_for_old", counts.gone_for_old},
                    {"links_cut", found.effects.links.cut},
                    {"links_added", found.effects.links.made},
                    {"go_without_verdicts", found.effects.go_without},
                    {"without_value", found.without_value},
                    {"chosen_keepers", found.keepers},
                    {"largest", largest_json(found)}};
  return json;
}

Result<void> write_outputs(const GroupsCommand& command, const Found& found, const Progress& progress) {
  const Corpus &corpus = *found.corpus, &both = *found.run->corpus;
  const auto members = found.members_of_corpus();
  Result<void> done;
  if (!command.groups.empty())
    done = write_groups_csv(both, found.groups, found.members, command.groups, progress.part(0, 0.2, "write"),
                            command.cells, found.old);
  if (done && !command.keep.empty())
    done = write_keep_csv(corpus, members, command.keep, progress.part(0.2, 0.4, "write"), command.cells);
  if (done && !command.drop.empty())
    done =
        write_drop_csv(both, found.members, command.drop, progress.part(0.4, 0.5, "write"), command.cells, found.old);
  if (done && !command.clean.empty())
    done = command.corpus.write_clean(corpus, members, command.clean, progress.part(0.5, 1, "write"));
  if (!done || !command.corpus.figures().wanted()) return done;
  return command.corpus.figures().write(groups_json(command, found));
}

/// A summary of the clean corpus, and of the source's records that it lacks.
std::string clean_sentence(const std::string& path, const LoadReport& source, std::size_t stay, std::size_t gone) {
  std::string text = path + ": " + counted(stay, "document") + " written, " + grouped(gone) + " dropped";
  if (source.skipped > 0) text += ", " + grouped(source.skipped) + " skipped because they could not be read";
  if (source.without_text > 0) text += ", " + grouped(source.without_text) + " skipped because they have no text";
  return text + '\n';
}

void warn_of_idle_keepers(const GroupsCommand& command, const Found& found) {
  for (const std::uint32_t document : command.chosen) {
    const auto member = std::ranges::find(found.members, DocumentIndex(found.old + document), &GroupMember::document);
    if (member == found.members.end())
      warn("Document " + std::to_string(document) + " is not in any group, so --keeper has no effect on it.");
    else if (member->keeper < found.old)
      warn("Document " + std::to_string(document) +
           " is removed in spite of --keeper, because its group contains document " + found.place_of(member->keeper) +
           ".");
  }
}

void warn_of_judged_different(const Found& found) {
  constexpr std::size_t kShown = 10;
  std::size_t count = 0;
  std::string which;
  for (const GroupMember& member : found.members) {
    if (member.link != LinkKind::judged_different || ++count > kShown) continue;
    which += (which.empty() ? "" : ", ") + found.place_of(member.document) + " (" + found.place_of(member.keeper) +
             " stays)";
  }
  if (count == 0) return;
  warn(judged_different_text(count) + ": " + which + (count > kShown ? ", ..." : "") +
       ". --direct keeps documents linked only through a chain.");
}

void print_summary(const GroupsCommand& command, const Found& found) {
  const auto [all, in_groups, gone, known] = counts_of(found);
  std::printf("%s, %s of them in %s; %s %s, %s %s\n", counted(all, "document").c_str(), grouped(in_groups).c_str(),
              counted(found.groups.size(), "group").c_str(), grouped(all - gone).c_str(),
              all - gone == 1 ? "stays" : "stay", grouped(gone).c_str(), gone == 1 ? "goes" : "go");
  if (!command.against.empty()) {
    std::printf("%s of them in favour of one of %s old documents, %s of another new one\n", grouped(known).c_str(),
                grouped(found.old).c_str(), grouped(gone - known).c_str());
  }
  if (takes_values(command.keeper_rule()))
    std::printf("keeper of each group: the %s in %s\n",
                command.lowest ? "lowest number or earliest date" : "highest number or latest date",
                command.rule.c_str());
  VerdictEffects effects = found.effects;
  effects.judged_different = 0;  // the warning names these documents
  if (effects.links.any()) std::puts(effects_text(effects).c_str());
  if (found.without_value > 0)
    std::printf("%s of %s documents have no number or date in %s; in a group without any, the first stays\n",
                grouped(found.without_value).c_str(), grouped(all).c_str(), command.rule.c_str());
  if (found.keepers > 0)
    std::printf("chosen keepers of the run file: %s\n", counted(found.keepers, "document").c_str());
  std::fputs(not_compared_sentence(found.run->report.counts.without_shingles).c_str(), stdout);
  const LoadReport& source = found.corpus->report();
  if (!command.clean.empty())
    std::fputs(printable(clean_sentence(command.clean, source, all - gone, gone)).c_str(), stdout);
  std::fputs(printable(reading_sentences(source) + reading_sentences(found.old_report)).c_str(), stdout);
  const std::size_t shown = std::min(found.groups.size(), kGroupsShown);
  if (shown > 0) std::printf("\n  documents  weakest link  containment  keeper\n");
  for (std::size_t group = 0; group < shown; ++group) {
    const DocumentIndex keeper = found.members[found.groups.begin[group]].keeper;
    std::printf("  %9s  %12s  %11s  %s \"%s\"\n", grouped(found.groups.members(group).size()).c_str(),
                decimal(found.groups.weakest[group].similarity, 3).c_str(),
                decimal(containment(found.groups.weakest[group], *found.run), 3).c_str(),
                found.place_of(keeper).c_str(), name_of(*found.run->corpus, keeper).c_str());
  }
  if (found.groups.size() > shown)
    std::printf("  ... and %s more; --groups FILE.csv writes them all.\n",
                grouped(found.groups.size() - shown).c_str());
}

int execute(const GroupsCommand& command, Interrupts& interrupts) {
  const bool reads_again = !command.clean.empty() || !keeper_rules().contains(command.rule);
  const auto files = command.corpus.check_files(reads_again, "--clean and --rule COLUMN read its records again.");
  if (!files) return report(files.error());
  const auto work = [&](const Progress& progress) {
    auto made = find_groups(command, progress.part(0, 0.9, "read"));
    const auto written = made ? write_outputs(command, *made, progress.part(0.9, 1, "write")) : Result<void>();
    if (!written) made = tl::unexpected(written.error());
    if (made) warn_of_idle_keepers(command, *made);
    if (made) warn_of_judged_different(*made);
    return made;
  };
  std::vector<std::string> inputs = command.verdicts.files();
  inputs.push_back(command.against == "-" ? "/dev/stdin" : command.against);
  return command.corpus.execute({command.groups, command.keep, command.drop, command.clean}, inputs, interrupts, work,
                                [&](const Found& found) { print_summary(command, found); });
}

}  // namespace

void add_groups(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<GroupsCommand>();
  auto* sub = app.add_subcommand("groups", "Group similar documents, and write the corpus without duplicates");
  command->corpus.add_to(*sub);
  sub->add_option("--rule", command->rule,
                  "Keeper of a group: the first, the longest, or the central document, which has the largest "
                  "sum of similarities; any other name is a column of the source, whose highest number or "
                  "latest date stays")
      ->type_name("first|longest|central|COLUMN")
      ->capture_default_str();
  sub->add_flag("--lowest", command->lowest, "Keep the lowest number or the earliest date of --rule COLUMN instead");
  sub->add_option("--keeper", command->chosen,
                  "Choose this document as the keeper of its group, before any rule, like the chosen keepers of a run "
                  "file; may be repeated; if a group has several, the earliest stays")
      ->type_name("NUMBER");
  add_links(*sub, command->direct, command->least);
  command->verdicts.add_to(
      *sub,
      "Table or run file of verdicts, in addition to those of the run file: different cuts a link, same and "
      "near add one; may be repeated");
  sub->add_option("--against", command->against,
                  "Treat the corpus as new and this one as old. All old documents stay; new documents are removed "
                  "if they are in a group with an old one, or occur twice; every list marks old keepers")
      ->type_name("OLD");
  sub->add_option("--against-text-column", command->against_text_column,
                  "Column or JSON field of the old corpus with the text; default: as in the new one");
  sub->add_option("--against-id-column", command->against_id_column,
                  "Column or JSON field of the old corpus with the id; default: as in the new one");
  add_output(*sub, "--groups", command->groups, "Write the groups as CSV", kCsvEnding);
  add_output(*sub, "--keep", command->keep, "Write the documents that stay as CSV", kCsvEnding);
  add_output(*sub, "--drop", command->drop, "Write the removed documents as CSV", kCsvEnding);
  add_clean(*sub, command->clean);
  command->corpus.figures().add_to(*sub, "Write counts, groups and the recipe as JSON");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
