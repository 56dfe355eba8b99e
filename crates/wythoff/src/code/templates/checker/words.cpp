//@say checker-problem
//@say checker-words
#include "testlib.h"
#include <string>

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int words = 0;
    while (!ans.seekEof()) {
        ++words;
        if (ouf.seekEof()) quitf(_wa, "word %d is missing", words);
        std::string expected = ans.readToken();
        std::string found = ouf.readToken();
        if (expected != found)
            quitf(_wa, "word %d: expected %s, found %s", words, expected.c_str(), found.c_str());
    }
    if (!ouf.seekEof()) quitf(_wa, "more than %d words", words);
    quitf(_ok, "%d words", words);
}
