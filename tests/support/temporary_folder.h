#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lookalike::testing {

/// A folder that is removed after the test.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& where = std::filesystem::temp_directory_path()) {
    std::string name = (where / "lookalike-XXXXXX").native();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string path(const std::string& name = {}) const {
    return name.empty() ? path_.native() : (path_ / name).native();
  }

  std::string write(const std::string& name, std::string_view content) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << content;
    return path(name);
  }

 private:
  std::filesystem::path path_;
};

}  // namespace lookalike::testing
