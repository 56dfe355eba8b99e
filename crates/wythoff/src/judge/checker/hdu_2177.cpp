// @problem
// @why
#include "testlib.h"
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

const int LIMIT = 1000000;

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);

    // @partner
    // @lower
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
    while (!inf.seekEof()) {
        int a = inf.readInt(0, LIMIT), b = inf.readInt(0, LIMIT);
        if (a == 0 && b == 0) break;
        if (a > b) std::swap(a, b);
        ++cases;

        std::set<std::pair<int, int> > expected;
        // @both
        std::pair<int, int> both(lower[b - a], lower[b - a] + (b - a));
        bool equal = both.first < a;
        if (equal) expected.insert(both);
        // @one
        if (partner[a] < b) expected.insert(std::minmax(a, partner[a]));
        if (partner[b] < a) expected.insert(std::minmax(b, partner[b]));

        int verdict = ouf.readInt(0, 1);
        int right = expected.empty() ? 0 : 1;
        if (verdict != right)
            quitf(_wa, "case %d (%d, %d): expected %d, found %d", cases, a, b, right, verdict);
        for (int count = (int)expected.size(), place = 1; place <= count; ++place) {
            int x = ouf.readInt(0, LIMIT), y = ouf.readInt(0, LIMIT);
            if (place == 1 && equal && std::make_pair(x, y) != both)
                quitf(_wa, "case %d (%d, %d): the first position is (%d, %d), found (%d, %d)",
                      cases, a, b, both.first, both.second, x, y);
            if (expected.erase(std::make_pair(x, y)) == 0)
                quitf(_wa, "case %d (%d, %d): (%d, %d) is not left by a winning move, or stands twice",
                      cases, a, b, x, y);
        }
    }
    if (!ouf.seekEof()) quitf(_wa, "the output goes on after case %d", cases);
    quitf(_ok, "%d cases", cases);
}
