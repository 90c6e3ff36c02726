#include "ui/session/own_file.h"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <memory>

namespace lookalike {
namespace {

using testing::EndsWith;

class OwnFileTest : public testing::Test {
 protected:
  QTemporaryDir folder;
  std::string path = folder.filePath("rows.csv").toStdString();
};

TEST_F(OwnFileTest, is_the_first_that_is_free) {
  auto first = std::make_unique<OwnFile>(path);
  OwnFile second(path);
  const OwnFile third(path);
  EXPECT_EQ(first->path(), path);
  EXPECT_THAT(second.path(), EndsWith("/rows-2.csv"));
  EXPECT_THAT(third.path(), EndsWith("/rows-3.csv"));
  first.reset();
  EXPECT_EQ(OwnFile(path).path(), path);
}

TEST_F(OwnFileTest, of_an_owner_that_died_is_taken_over) {
  const pid_t dead = ::fork();
  if (dead == 0) {
    const OwnFile of_the_child(path);
    ::_exit(of_the_child.path() == path ? 0 : 1);  // without giving the lock back
  }
  int status = 0;
  ::waitpid(dead, &status, 0);
  ASSERT_EQ(status, 0);
  ASSERT_TRUE(QFile::exists(QString::fromStdString(path + ".lock")));
  EXPECT_EQ(OwnFile(path).path(), path);
}

TEST_F(OwnFileTest, is_exchanged_for_one_that_is_wanted_and_free) {
  OwnFile first(path);
  auto second = std::make_unique<OwnFile>(path);
  const std::string wanted = second->path();
  const auto is_wanted = [&](const std::string& candidate) { return candidate == wanted; };
  EXPECT_FALSE(first.exchange(is_wanted)) << "it has an owner";
  EXPECT_EQ(first.path(), path);
  second.reset();
  EXPECT_TRUE(first.exchange(is_wanted));
  EXPECT_EQ(first.path(), wanted);
  EXPECT_EQ(OwnFile(path).path(), path) << "what was given up is free";
}

TEST_F(OwnFileTest, stays_owned_while_it_is_held) {
  OwnFile file(path);
  auto held = file.hold();
  ASSERT_TRUE(file.exchange([&](const std::string& candidate) { return candidate != path; }));
  EXPECT_THAT(OwnFile(path).path(), EndsWith("/rows-3.csv"));
  held.reset();
  EXPECT_EQ(OwnFile(path).path(), path);
}

TEST_F(OwnFileTest, where_all_names_have_owners_is_of_this_process) {
  std::vector<std::unique_ptr<OwnFile>> owned;
  for (int i = 0; i < OwnFile::kNames; ++i) owned.push_back(std::make_unique<OwnFile>(path));
  EXPECT_THAT(OwnFile(path).path(), EndsWith("/rows-" + std::to_string(::getpid()) + ".csv"));
}

TEST_F(OwnFileTest, where_nothing_can_be_locked_is_the_path_itself) {
  EXPECT_EQ(OwnFile("/nowhere/at/all/rows.csv").path(), "/nowhere/at/all/rows.csv");
}

}  // namespace
}  // namespace lookalike
