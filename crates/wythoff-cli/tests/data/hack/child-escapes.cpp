// Forks twice into a session of its own; the last child writes its number down, lets go of its streams and stays.
#include <cstdio>
#include <unistd.h>

int main(int, char** words) {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            if (FILE* file = fopen(words[1], "w")) {
                fprintf(file, "%d", int(getpid()));
                fclose(file);
            }
            for (int stream = 0; stream < 3; stream++) close(stream);
            sleep(1000);
        }
        return 0;
    }
    sleep(1);
}
