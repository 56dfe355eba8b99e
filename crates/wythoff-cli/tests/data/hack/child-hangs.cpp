// Leaves a child behind that never ends; writes the child's number to a file.
#include <cstdio>
#include <unistd.h>
int main(int, char** words) {
    pid_t child = fork();
    if (child == 0)
        for (;;) pause();
    FILE* file = fopen(words[1], "w");
    fprintf(file, "%d", (int)child);
    fclose(file);
}
