    //@say wythoff
    //@say fits-long
    static boolean lost(long x, long y) {
        long a = Math.min(x, y), b = Math.max(x, y), d = b - a;
        return a * a <= d * b && d * (b + 1) <= a * (a + 2);
    }
