// Writes its number into a file and waits for ever.
#include <cstdio>
#include <unistd.h>

int main(int, char** words) {
    FILE* file = fopen(words[1], "w");
    fprintf(file, "%d\n", getpid());
    fclose(file);
    for (;;) pause();
}
