// Has four children, each with 100 MB of its own, which no limit on one process notices, and hangs.
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

int main() {
    size_t length = 100 << 20;
    for (int child = 0; child < 4; child++)
        if (fork() == 0) {
            void* place = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            memset(place, 1, length);
            break;
        }
    sleep(1000);
}
