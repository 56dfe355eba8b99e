// A file system that fails once: loaded before a program, it lets the FAULT_AT-th call that opens, writes, syncs, renames or makes
// something below the folder FAULT_ROOT fail with the error FAULT_ERROR, and makes the file FAULT_MARK to tell that it has.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static std::atomic<long> calls{0};

static bool fails() {
    const char* at = getenv("FAULT_AT");
    if (!at || ++calls != atol(at)) return false;
    int mark = syscall(SYS_openat, AT_FDCWD, getenv("FAULT_MARK"), O_CREAT | O_WRONLY, 0600);
    if (mark >= 0) syscall(SYS_close, mark);
    errno = atoi(getenv("FAULT_ERROR"));
    return true;
}

// Relative paths are below it: the program is started there.
static bool is_ours(const char* path) {
    const char* root = getenv("FAULT_ROOT");
    return root && (path[0] != '/' || strncmp(path, root, strlen(root)) == 0);
}

// Not the terminal, a pipe or a socket.
static bool is_file(int number) {
    struct stat found;
    return fstat(number, &found) == 0 && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode));
}

template <typename F> static F next(const char* name) { return reinterpret_cast<F>(dlsym(RTLD_NEXT, name)); }

#define MODE(flags)                                                                                                                      \
    mode_t mode = 0;                                                                                                                     \
    if (flags & (O_CREAT | O_TMPFILE)) {                                                                                                 \
        va_list rest;                                                                                                                    \
        va_start(rest, flags);                                                                                                           \
        mode = va_arg(rest, mode_t);                                                                                                     \
        va_end(rest);                                                                                                                    \
    }

extern "C" {
int open(const char* path, int flags, ...) {
    MODE(flags)
    if (is_ours(path) && fails()) return -1;
    return next<int (*)(const char*, int, mode_t)>("open")(path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    MODE(flags)
    if (is_ours(path) && fails()) return -1;
    return next<int (*)(const char*, int, mode_t)>("open64")(path, flags, mode);
}
ssize_t write(int number, const void* bytes, size_t count) {
    if (is_file(number) && fails()) return -1;
    return next<ssize_t (*)(int, const void*, size_t)>("write")(number, bytes, count);
}
int fsync(int number) {
    if (is_file(number) && fails()) return -1;
    return next<int (*)(int)>("fsync")(number);
}
int fdatasync(int number) {
    if (is_file(number) && fails()) return -1;
    return next<int (*)(int)>("fdatasync")(number);
}
int ftruncate64(int number, off64_t length) {
    if (is_file(number) && fails()) return -1;
    return next<int (*)(int, off64_t)>("ftruncate64")(number, length);
}
int rename(const char* from, const char* to) {
    if (is_ours(to) && fails()) return -1;
    return next<int (*)(const char*, const char*)>("rename")(from, to);
}
int mkdir(const char* path, mode_t mode) {
    if (is_ours(path) && fails()) return -1;
    return next<int (*)(const char*, mode_t)>("mkdir")(path, mode);
}
int fchmod(int number, mode_t mode) {
    if (is_file(number) && fails()) return -1;
    return next<int (*)(int, mode_t)>("fchmod")(number, mode);
}
}
