import java.io.*;
import java.math.BigInteger;
import java.util.*;

public class Main {
    //@core

    //@say outcomes
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        List<BigInteger> piles = new ArrayList<>();
        for (String line = input.readLine(); line != null; line = input.readLine())
            for (StringTokenizer words = new StringTokenizer(line); words.hasMoreTokens(); ) {
                piles.add(new BigInteger(words.nextToken()));
                if (piles.size() < PILES) continue;
                out.append(lost(piles) ? "0\n" : "1\n");
                piles.clear();
            }
        System.out.print(out);
    }
}
