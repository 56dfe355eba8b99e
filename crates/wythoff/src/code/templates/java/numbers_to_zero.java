import java.io.*;
import java.util.*;

public class Main {
    static BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    //@say next-word
    static String next() throws IOException {
        while (!words.hasMoreTokens()) {
            String line = input.readLine();
            if (line == null) return null;
            words = new StringTokenizer(line);
        }
        return words.nextToken();
    }

    //@core

    public static void main(String[] arguments) throws IOException {
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (String word = next(); word != null; word = next()) {
            long[] p = new long[@numbers];
            p[0] = Long.parseLong(word);
            for (int i = 1; i < p.length; i++) p[i] = Long.parseLong(next());
            if (Arrays.equals(p, new long[@numbers])) break;
            out.println(answer(p));
        }
        out.flush();
    }
}
