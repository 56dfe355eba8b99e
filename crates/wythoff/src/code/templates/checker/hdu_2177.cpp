//@say checker-problem
//@say checker-lists
#include "testlib.h"
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

const int LIMIT = 1000000;

//@say checker-lines
std::vector<int> nextLine() {
    std::vector<int> numbers;
    if (ouf.seekEof()) return numbers;
    std::istringstream line(ouf.readLine());
    for (std::string word; line >> word;) {
        bool digits = word.size() <= 7 && word.find_first_not_of("0123456789") == std::string::npos;
        if (!digits) quitf(_pe, "expected a number up to %d, found %s", LIMIT, word.c_str());
        numbers.push_back(atoi(word.c_str()));
    }
    return numbers;
}

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);

    //@say checker-partner
    //@say checker-lower
    std::vector<int> partner(LIMIT + 1, -1), lower(LIMIT + 1, LIMIT + 1);
    for (int n = 0, a = 0; a <= LIMIT; ++a) {
        if (partner[a] >= 0) continue;
        int b = a + n;
        partner[a] = b;
        if (b <= LIMIT) partner[b] = a;
        lower[n] = a;
        ++n;
    }

    int cases = 0;
    std::vector<int> line = nextLine();
    while (!inf.seekEof()) {
        int a = inf.readInt(0, LIMIT), b = inf.readInt(0, LIMIT);
        if (a == 0 && b == 0) break;
        if (a > b) std::swap(a, b);
        ++cases;

        std::multiset<std::pair<int, int> > moves;
        //@say checker-both
        std::pair<int, int> both(lower[b - a], lower[b - a] + (b - a));
        bool equal = both.first < a;
        if (equal) moves.insert(both);
        //@say checker-one
        if (partner[a] < b) moves.insert(std::minmax(a, partner[a]));
        if (partner[b] < a) moves.insert(std::minmax(b, partner[b]));

        if (line.size() != 1 || line[0] > 1)
            quitf(_pe, "case %d (%d, %d): expected a line with 0 or 1", cases, a, b);
        int right = moves.empty() ? 0 : 1;
        if (line[0] != right)
            quitf(_wa, "case %d (%d, %d): expected %d, found %d", cases, a, b, right, line[0]);
        //@say checker-repeated
        std::set<std::pair<int, int> > missing(moves.begin(), moves.end());
        bool first = true;
        for (line = nextLine(); line.size() == 2; line = nextLine(), first = false) {
            std::pair<int, int> found(line[0], line[1]);
            if (first && equal && found != both)
                quitf(_wa, "case %d (%d, %d): the first position is (%d, %d), found (%d, %d)",
                      cases, a, b, both.first, both.second, found.first, found.second);
            std::multiset<std::pair<int, int> >::iterator place = moves.find(found);
            if (place == moves.end())
                quitf(_wa, "case %d (%d, %d): (%d, %d) is not left by a winning move, or stands too often",
                      cases, a, b, found.first, found.second);
            moves.erase(place);
            missing.erase(found);
        }
        if (!missing.empty())
            quitf(_wa, "case %d (%d, %d): (%d, %d) is missing",
                  cases, a, b, missing.begin()->first, missing.begin()->second);
    }
    if (!line.empty()) quitf(_wa, "the output goes on after case %d", cases);
    quitf(_ok, "%d cases", cases);
}
