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
        for (String a = next(); a != null; a = next())
            out.println(lost(Long.parseLong(a), Long.parseLong(next())) ? 0 : 1);
        out.flush();
    }
}
