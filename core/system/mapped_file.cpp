#include "core/system/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

namespace lookalike {

/// Address range of a mapped file, for a signal handler, which may neither lock nor own anything: slots are never
/// freed.
struct MappedFile::Slot {
  std::atomic<bool> taken{false};
  std::atomic<std::uintptr_t> begin{0}, end{0};
  std::atomic<int> access{PROT_READ};
  std::atomic<bool> shortened{false};
};

/// All slots, and the handling of missing bytes.
struct MappedSlots {
  static inline std::array<MappedFile::Slot, MappedFile::kMost> all;
  static inline struct sigaction before {};

  static MappedFile::Slot* take() {
    static const bool handled = handle_missing_bytes();
    if (!handled) return nullptr;
    const auto free = std::ranges::find_if(all, [](MappedFile::Slot& slot) { return !slot.taken.exchange(true); });
    return free == all.end() ? nullptr : &*free;
  }

  static bool handle_missing_bytes() {
    struct sigaction action {};
    action.sa_sigaction = [](int signal, siginfo_t* info, void* context) { on_missing_bytes(signal, info, context); };
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    return ::sigaction(SIGBUS, &action, &before) == 0;
  }

  // Maps zeros from the unreadable place on; passes other signals to the previous handler.
  static void on_missing_bytes(int signal, siginfo_t* info, void* context) {
    const int error = errno;
    const bool missing = info->si_code == BUS_ADRERR;
    if (!missing || !fill_with_zeros(reinterpret_cast<std::uintptr_t>(info->si_addr))) pass_on(signal, info, context);
    errno = error;
  }

  static bool fill_with_zeros(std::uintptr_t address) {
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    for (MappedFile::Slot& slot : all) {
      const std::uintptr_t end = (slot.end + page - 1) / page * page;  // vector reads go beyond the last byte
      if (address < slot.begin || address >= end) continue;
      const std::uintptr_t from = address / page * page;
      slot.shortened = true;
      // NOLINTNEXTLINE(performance-no-int-to-ptr): the address of a page
      return ::mmap(reinterpret_cast<void*>(from), end - from, slot.access, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1,
                    0) != MAP_FAILED;
    }
    return false;
  }

  static void pass_on(int signal, siginfo_t* info, void* context) {
    if ((before.sa_flags & SA_SIGINFO) != 0) return before.sa_sigaction(signal, info, context);
    if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) return before.sa_handler(signal);
    ::signal(signal, SIG_DFL);
    ::raise(signal);  // delivered when this returns
  }
};

std::shared_ptr<const MappedFile> MappedFile::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return nullptr;
  struct stat status {};
  const bool regular = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  return make(path, file, 0, regular ? static_cast<std::size_t>(status.st_size) : 0, PROT_READ, MAP_PRIVATE);
}

std::shared_ptr<MappedFile> MappedFile::map(std::string path, int file, std::uint64_t offset, std::size_t size) {
  const int own = ::fcntl(file, F_DUPFD_CLOEXEC, 0);
  if (own < 0) return nullptr;
  return make(std::move(path), own, offset, size, PROT_READ | PROT_WRITE, MAP_SHARED);
}

// Takes the file over; closes it on failure. No bytes cannot be mapped.
std::shared_ptr<MappedFile> MappedFile::make(std::string path, int file, std::uint64_t offset, std::size_t size,
                                             int access, int sharing) {
  void* const address = ::mmap(nullptr, size, access, sharing, file, static_cast<off_t>(offset));
  Slot* const slot = address == MAP_FAILED ? nullptr : MappedSlots::take();
  if (!slot) {
    if (address != MAP_FAILED) ::munmap(address, size);
    ::close(file);
    return nullptr;
  }
  slot->shortened = false;
  slot->access = access;
  slot->begin = reinterpret_cast<std::uintptr_t>(address);
  slot->end = slot->begin + size;
  return std::shared_ptr<MappedFile>(
      new MappedFile(std::move(path), file, offset + size, static_cast<char*>(address), size, *slot));
}

MappedFile::~MappedFile() {
  slot_.end = 0;
  slot_.begin = 0;
  ::munmap(address_, size_);
  slot_.taken = false;
  ::close(file_);
}

bool MappedFile::shortened() const {
  struct stat status {};
  return slot_.shortened || ::fstat(file_, &status) != 0 || static_cast<std::uint64_t>(status.st_size) < end_;
}

}  // namespace lookalike
