import java.io.*;
import java.math.BigInteger;
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
        findPairs();
        for (String first = next(); first != null; first = next()) {
            int u = Integer.parseInt(first), v = Integer.parseInt(next());
            int a = Math.min(u, v), b = Math.max(u, v);
            if (b == 0) break;
            if (partner[a] == b) {
                out.println(0);
                continue;
            }
            //@say winning-moves
            int x = lower[b - a], y = partner[a], z = partner[b];
            Set<String> left = new LinkedHashSet<>();
            if (x < a) left.add(x + " " + (x + b - a));
            if (y < b) left.add(Math.min(a, y) + " " + Math.max(a, y));
            if (z < a) left.add(z + " " + b);
            out.println(1);
            for (String position : left) out.println(position);
        }
        out.flush();
    }
}
