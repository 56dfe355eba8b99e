    //@say powers-of-two
    static String answer(String n) {
        int sum = 0;
        for (char digit : n.toCharArray()) sum += digit - '0';
        return sum % 3 == 0 ? "@lose" : "@win";
    }
