// A library to be preloaded, in which one call fails as it would without memory, on a full disk or on a broken one.
//   LOOKALIKE_FAIL=KIND:N     the Nth call of this kind in main: memory, open, read, write or rename; 0: none
//   LOOKALIKE_CALLS=FILE      afterwards the number of these calls is in the file
// Small pieces of memory always come, because libraries ask for them where they cannot report failure. Files of the
// system that describe the machine can always be read.

#include <dlfcn.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
}

namespace {

enum Kind { memory, opening, reading, writing, renaming, kinds };
constexpr const char* kNames[] = {"memory", "open", "read", "write", "rename"};

constexpr std::size_t kSmallPiece = 256;  // bytes

// Plain data, as memory is asked for before anything can be initialised.
std::atomic<bool> counting;
int failing_kind = kinds;
long failing_call = -1;
std::atomic<long> calls[kinds];

bool fails(Kind kind, int error) {
  if (!counting || ++calls[kind] != failing_call || kind != failing_kind) return false;
  errno = error;
  return true;
}

// The stream remembers the failure, as ferror tells.
bool fails(std::FILE* file, Kind kind, int error) {
  constexpr int kErrorSeen = 0x20;  // of glibc
  const bool failing = fails(kind, error);
  if (failing && file) file->_flags |= kErrorSeen;
  return failing;
}

template <typename Function>
Function* real(Function* /*replaced*/, const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool fails_for(std::size_t bytes) {
  return bytes >= kSmallPiece && fails(memory, ENOMEM);
}

bool describes_machine(int file) {
  struct statfs system {};
  if (fstatfs(file, &system) != 0) return false;
  return system.f_type == PROC_SUPER_MAGIC || system.f_type == SYSFS_MAGIC || system.f_type == CGROUP_SUPER_MAGIC ||
         system.f_type == CGROUP2_SUPER_MAGIC;
}

void read_settings() {
  const char* const setting = std::getenv("LOOKALIKE_FAIL");
  const char* const colon = setting ? std::strchr(setting, ':') : nullptr;
  if (!colon) return;
  for (int kind = 0; kind < kinds; ++kind)
    if (std::strncmp(setting, kNames[kind], static_cast<std::size_t>(colon - setting)) == 0) failing_kind = kind;
  failing_call = std::atol(colon + 1);
}

void write_count() {
  counting = false;
  const char* const path = std::getenv("LOOKALIKE_CALLS");
  const int file = path ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
  if (file < 0 || failing_kind == kinds) return;
  dprintf(file, "%ld\n", calls[failing_kind].load());
  close(file);
}

using Main = int(int, char**, char**);
Main* program_main;

int counted_main(int argc, char** argv, char** environment) {
  read_settings();
  std::atexit(write_count);
  counting = true;
  return program_main(argc, argv, environment);
}

}  // namespace

#define REAL(function) static const auto real_##function = real(function, #function)

extern "C" {

int __libc_start_main(Main* main, int argc, char** argv, void (*init)(), void (*fini)(), void (*loader_fini)(),
                      void* stack_end) {
  REAL(__libc_start_main);
  program_main = main;
  return real___libc_start_main(counted_main, argc, argv, init, fini, loader_fini, stack_end);
}

void* malloc(std::size_t size) {
  return fails_for(size) ? nullptr : __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) {
  return fails_for(count * size) ? nullptr : __libc_calloc(count, size);
}
void* realloc(void* old, std::size_t size) {
  return fails_for(size) ? nullptr : __libc_realloc(old, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return fails_for(size) ? nullptr : __libc_memalign(alignment, size);
}
int posix_memalign(void** made, std::size_t alignment, std::size_t size) {
  if (fails_for(size)) return ENOMEM;
  *made = __libc_memalign(alignment, size);
  return *made ? 0 : ENOMEM;
}
void* mmap(void* address, std::size_t size, int access, int flags, int file, off_t offset) {
  REAL(mmap);
  return fails_for(size) ? MAP_FAILED : real_mmap(address, size, access, flags, file, offset);
}

int open(const char* path, int flags, ...) {
  std::va_list arguments;
  va_start(arguments, flags);
  const auto mode = va_arg(arguments, mode_t);
  va_end(arguments);
  REAL(open);
  return fails(opening, EMFILE) ? -1 : real_open(path, flags, mode);
}
std::FILE* fopen(const char* path, const char* mode) {
  REAL(fopen);
  return fails(opening, EMFILE) ? nullptr : real_fopen(path, mode);
}
std::FILE* fdopen(int file, const char* mode) noexcept {
  REAL(fdopen);
  return fails(opening, ENOMEM) ? nullptr : real_fdopen(file, mode);
}
int mkostemp(char* name, int flags) {
  REAL(mkostemp);
  return fails(opening, EMFILE) ? -1 : real_mkostemp(name, flags);
}

ssize_t read(int file, void* into, std::size_t size) {
  REAL(read);
  return !describes_machine(file) && fails(reading, EIO) ? -1 : real_read(file, into, size);
}
ssize_t pread(int file, void* into, std::size_t size, off_t offset) {
  REAL(pread);
  return fails(reading, EIO) ? -1 : real_pread(file, into, size, offset);
}
std::size_t fread(void* into, std::size_t size, std::size_t count, std::FILE* file) {
  REAL(fread);
  return fails(file, reading, EIO) ? 0 : real_fread(into, size, count, file);
}

std::size_t fwrite(const void* from, std::size_t size, std::size_t count, std::FILE* file) {
  REAL(fwrite);
  return fails(file, writing, ENOSPC) ? 0 : real_fwrite(from, size, count, file);
}
ssize_t write(int file, const void* from, std::size_t size) {
  REAL(write);
  return fails(writing, ENOSPC) ? -1 : real_write(file, from, size);
}
int fputs(const char* text, std::FILE* file) {
  REAL(fputs);
  return fails(file, writing, ENOSPC) ? EOF : real_fputs(text, file);
}
int fflush(std::FILE* file) {
  REAL(fflush);
  return fails(file, writing, ENOSPC) ? EOF : real_fflush(file);
}
int fclose(std::FILE* file) {
  REAL(fclose);
  constexpr int kReadOnly = 0x8;  // of glibc
  const bool failing = (file->_flags & kReadOnly) == 0 && fails(writing, ENOSPC);
  const int closed = real_fclose(file);
  if (failing) errno = ENOSPC;
  return failing ? EOF : closed;
}
int fsync(int file) {
  REAL(fsync);
  return fails(writing, EIO) ? -1 : real_fsync(file);
}
int posix_fallocate(int file, off_t offset, off_t size) {
  REAL(posix_fallocate);
  return fails(writing, ENOSPC) ? ENOSPC : real_posix_fallocate(file, offset, size);
}

int rename(const char* from, const char* to) noexcept {
  REAL(rename);
  return fails(renaming, EACCES) ? -1 : real_rename(from, to);
}

}  // extern "C"
