    //@say nim-first-move
    static String answer(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile;
        for (int i = 0; i < p.length; i++)
            if ((p[i] ^ sum) < p[i]) {
                StringBuilder lines = new StringBuilder();
                lines.append(p[i] - (p[i] ^ sum)).append(' ').append(i + 1).append('\n');
                p[i] ^= sum;
                for (int j = 0; j < p.length; j++) lines.append(j > 0 ? " " : "").append(p[j]);
                return lines.toString();
            }
        return "@lose";
    }
