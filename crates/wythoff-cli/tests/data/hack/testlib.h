// The part of testlib's interface that our checkers use, written for the tests: the real one is at
// github.com/MikeMirzayanov/testlib. Exit codes: 0 right, 1 wrong answer, 2 not of the form, 3 failure.
#pragma once
#include <cctype>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };

inline void quitf(TResult result, const char* format, ...) {
    va_list words;
    va_start(words, format);
    vfprintf(stderr, format, words);
    va_end(words);
    fputc('\n', stderr);
    exit(result);
}

struct InStream {
    std::ifstream file;
    bool seekEof() {
        while (isspace(file.peek())) file.get();
        return file.peek() == EOF;
    }
    std::string readToken() {
        std::string word;
        if (!(file >> word)) quitf(_pe, "unexpected end of file");
        return word;
    }
    std::string readLine() {
        std::string line;
        if (!std::getline(file, line)) quitf(_pe, "unexpected end of file");
        return line;
    }
    int readInt(int least, int greatest) {
        std::string word = readToken();
        char* end;
        long value = strtol(word.c_str(), &end, 10);
        if (*end || value < least || value > greatest)
            quitf(_pe, "expected an integer from %d to %d, found %s", least, greatest, word.c_str());
        return (int)value;
    }
};

inline InStream inf, ouf, ans;

inline void registerTestlibCmd(int argc, char* argv[]) {
    if (argc < 4) quitf(_fail, "usage: checker INPUT OUTPUT ANSWER");
    inf.file.open(argv[1]);
    ouf.file.open(argv[2]);
    ans.file.open(argv[3]);
}
