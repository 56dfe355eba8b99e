// The published double formulas, timed over positions that come on standard input.
//
//   decide u32|u64 COUNT SLICE       pairs of Wythoff's game
//   decide u32-k2 COUNT SLICE        pairs of k-Wythoff, k = 2
//   decide each COUNT SLICE          triples (a, b, k) of k-Wythoff
//
// Input: COUNT positions as words of this machine. Then, for every line that holds a number, so many
// passes over the array are made, slice by slice, and one line is printed: the sum of the best times of
// the slices so far, in nanoseconds, and how many positions the formula calls lost.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

// Wythoff's game: the smaller pile is the floor of the difference times the golden ratio.
static bool lost(int64_t a, int64_t b) {
    if (a > b) std::swap(a, b);
    return static_cast<int64_t>((b - a) * (1 + std::sqrt(5.0)) / 2) == a;
}

// k-Wythoff: the smaller pile is floor(m·r1/2) for some m, and the larger is floor(m·r2/2).
struct Ratios {
    double r1, r2;
    explicit Ratios(double k) : r1(1 - k + std::sqrt((k + 1) * (k + 1) + 4)), r2(r1 + 2 + 2 * k) {}
};

static bool lost(int64_t a, int64_t b, Ratios ratios) {
    if (a > b) std::swap(a, b);
    double m = std::ceil(a * 2 / ratios.r1);
    double next = std::ceil((a + 1) * 2 / ratios.r1);
    return m < next && std::floor(m * ratios.r2 / 2) == b;
}

template <class Word, size_t N>
struct Position {
    Word words[N];
};

template <class Position, class Formula>
static void serve(size_t count, size_t slice, Formula formula) {
    std::vector<Position> positions(count);
    std::vector<unsigned char> won(count);
    std::vector<int64_t> best((count + slice - 1) / slice, INT64_MAX);
    if (std::fread(positions.data(), sizeof(Position), count, stdin) != count) std::exit(1);
    int passes;
    while (std::scanf("%d", &passes) == 1) {
        for (int pass = 0; pass < passes; pass++) {
            for (size_t part = 0; part < best.size(); part++) {
                const size_t end = std::min(count, (part + 1) * slice);
                auto start = std::chrono::steady_clock::now();
                for (size_t i = part * slice; i < end; i++) won[i] = !formula(positions[i].words);
                auto time = std::chrono::steady_clock::now() - start;
                best[part] = std::min<int64_t>(best[part], std::chrono::nanoseconds(time).count());
            }
        }
        const int64_t time = std::accumulate(best.begin(), best.end(), int64_t{0});
        const size_t losses = std::count(won.begin(), won.end(), 0);
        std::printf("%lld %zu\n", static_cast<long long>(time), losses);
        std::fflush(stdout);
    }
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    const std::string formula = argv[1];
    const size_t count = std::strtoull(argv[2], nullptr, 10);
    const size_t slice = std::strtoull(argv[3], nullptr, 10);
    if (formula == "u32") {
        serve<Position<uint32_t, 2>>(count, slice, [](const uint32_t *p) { return lost(p[0], p[1]); });
    } else if (formula == "u64") {
        serve<Position<uint64_t, 2>>(count, slice, [](const uint64_t *p) { return lost(p[0], p[1]); });
    } else if (formula == "each") {
        serve<Position<uint32_t, 3>>(count, slice, [](const uint32_t *p) { return lost(p[0], p[1], Ratios(p[2])); });
    } else if (formula == "u32-k2") {
        const Ratios ratios(2);
        serve<Position<uint32_t, 2>>(count, slice, [=](const uint32_t *p) { return lost(p[0], p[1], ratios); });
    } else {
        return 2;
    }
}
