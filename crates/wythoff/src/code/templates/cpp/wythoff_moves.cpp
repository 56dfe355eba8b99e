const Number K = @k, T = K + 1;
typedef __int128 Wide;

//@say wythoff-moves
Number lower(Number n) {
    Number low = 0, high = n / T;
    while (low < high) {
        Number e = high - (high - low) / 2;
        if ((Wide)e * (e + (Wide)T * n) <= (Wide)n * n) low = e;
        else high = e - 1;
    }
    return n + low;
}
//@say greatest-index
Number last(Number x, Number c) {
    Number low = 0, high = x;
    while (low < high) {
        Number n = high - (high - low) / 2;
        if (n + (Wide)c * n <= x && lower(n) + (Wide)c * n <= x) low = n;
        else high = n - 1;
    }
    return low;
}
//@say five-pairs
Position reply(Position p) {
    Number a = min(p[0], p[1]), b = max(p[0], p[1]), n = (b - a) / T;
    for (Number m : {n, n + 1, last(a, 0), last(a, T), last(b, T)}) {
        if ((Wide)T * m > b) continue;
        Number x = lower(m), y = x + T * m;
        for (int turn = 0; turn < 2; turn++, swap(x, y)) {
            Number u = p[0] - x, v = p[1] - y;
            if (u >= 0 && v >= 0 && u + v > 0 && (u == 0 || v == 0 || abs(u - v) <= K)) return {x, y};
        }
    }
    return {};
}
