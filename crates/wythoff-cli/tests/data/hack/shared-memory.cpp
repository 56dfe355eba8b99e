// Fills 300 MB that it shares with its children, which no limit on private memory counts, and hangs.
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

int main() {
    size_t length = 300 << 20;
    void* place = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    for (int child = 0; child < 3; child++)
        if (fork() == 0) break;
    memset(place, 1, length);
    sleep(1000);
}
