// Writes 400 MB into a file that has no name and lives in memory, where no process has it in view, and hangs.
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

int main() {
    int file = memfd_create("nameless", 0);
    char block[1 << 16];
    memset(block, 1, sizeof block);
    for (size_t written = 0; written < 400 << 20; written += sizeof block)
        if (write(file, block, sizeof block) < 0) return 1;
    sleep(1000);
}
