    //@say nim-moves
    static String answer(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile;
        if (sum == 0) return "@lose";
        StringBuilder lines = new StringBuilder("@win");
        for (long pile : p) if ((pile ^ sum) < pile) lines.append('\n').append(pile).append(' ').append(pile ^ sum);
        return lines.toString();
    }
