    //@say staircase
    static long[] reply(long[] p) {
        long sum = 0;
        for (int i = 0; i < p.length; i += 2) sum ^= p[i];
        if (sum == 0) return null;
        for (int i = 0; i < p.length; i += 2) {
            long target = p[i] ^ sum, more = target - p[i];
            if (more < 0) {
                if (i > 0) p[i - 1] -= more;
            } else if (i + 1 < p.length && p[i + 1] >= more) {
                p[i + 1] -= more;
            } else {
                continue;
            }
            p[i] = target;
            return p;
        }
        return null;
    }
