/* A disk that fails, for a program that is started with LD_PRELOAD: what it does to the database is said by a file.
 *
 * DISK_FAULT names a file. While it says "flush", flushing fails with EIO; while it says "space", writing fails with
 * ENOSPC; otherwise, or if it is not there, the disk works.
 * DISK_UNDO names a folder. Before something is written to the database, what was there is noted in it, and forgotten
 * when the file was flushed: after the program was killed, playing the notes back is a power cut.
 *
 * A note: offset, length (-1: only the size), size of the file before, then the bytes that were there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t real_write(int fd, const void *bytes, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, bytes, count);
}

static int real_truncate(int fd, off_t length) {
    REAL(int, "ftruncate64", int, off_t);
    return real(fd, length);
}

/* The name of a watched file behind its folder: the database or its log; nothing for any other. */
static const char *watched(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return NULL;
    path[length] = 0;
    const char *name = strrchr(path, '/');
    if (!name) return NULL;
    name++;
    return !strcmp(name, "games.db") || !strcmp(name, "games.db-wal") ? name : NULL;
}

static int fails(const char *how) {
    const char *file = getenv("DISK_FAULT");
    if (!file) return 0;
    int fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    char said[16] = {0};
    ssize_t length = read(fd, said, sizeof said - 1);
    close(fd);
    return length > 0 && !strncmp(said, how, strlen(how));
}

static int undo_file(const char *name, int flags) {
    const char *folder = getenv("DISK_UNDO");
    if (!folder) return -1;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return open(path, flags | O_CLOEXEC, 0600);
}

/* Notes what is about to be lost. */
static void note(int fd, const char *name, off_t offset, int64_t count) {
    int undo = undo_file(name, O_WRONLY | O_CREAT | O_APPEND);
    if (undo < 0) return;
    struct stat now;
    if (fstat(fd, &now) == 0) {
        int64_t there = offset < now.st_size ? now.st_size - offset : 0;
        if (count >= 0 && there > count) there = count;
        char *bytes = malloc(24 + there);
        int64_t head[3] = {offset, there, now.st_size};
        memcpy(bytes, head, 24);
        char link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        if (there > 0 && pread(fd, bytes + 24, there, offset) != there) abort();
        if (real_write(undo, bytes, 24 + there) != 24 + there) abort();
        free(bytes);
    }
    close(undo);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    char path[4096];
    const char *name = watched(fd, path, sizeof path);
    if (!name) return real_write(fd, bytes, count);
    pthread_mutex_lock(&lock);
    ssize_t done = -1;
    if (fails("space")) {
        errno = ENOSPC;
    } else {
        note(fd, name, lseek(fd, 0, SEEK_CUR), count);
        done = real_write(fd, bytes, count);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

static ssize_t write_at(int fd, const void *bytes, size_t count, off_t offset) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
    char path[4096];
    const char *name = watched(fd, path, sizeof path);
    if (!name) return real(fd, bytes, count, offset);
    pthread_mutex_lock(&lock);
    ssize_t done = -1;
    if (fails("space")) {
        errno = ENOSPC;
    } else {
        note(fd, name, offset, count);
        done = real(fd, bytes, count, offset);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) { return write_at(fd, bytes, count, offset); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t offset) { return write_at(fd, bytes, count, offset); }

static int truncate_at(int fd, off_t length) {
    char path[4096];
    const char *name = watched(fd, path, sizeof path);
    if (!name) return real_truncate(fd, length);
    pthread_mutex_lock(&lock);
    note(fd, name, length, -1);
    int done = real_truncate(fd, length);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) { return truncate_at(fd, length); }
int ftruncate64(int fd, off_t length) { return truncate_at(fd, length); }

static int flush(int fd, int (*real)(int)) {
    char path[4096];
    const char *name = watched(fd, path, sizeof path);
    if (!name) return real(fd);
    pthread_mutex_lock(&lock);
    int done = -1;
    if (fails("flush")) {
        errno = EIO;
    } else {
        done = real(fd);
        if (done == 0) {
            int undo = undo_file(name, O_WRONLY | O_CREAT | O_TRUNC);
            if (undo >= 0) close(undo);
        }
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd) {
    REAL(int, "fsync", int);
    return flush(fd, real);
}

int fdatasync(int fd) {
    REAL(int, "fdatasync", int);
    return flush(fd, real);
}
