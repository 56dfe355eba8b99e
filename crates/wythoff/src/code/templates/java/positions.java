import java.io.*;
import java.util.*;

public class Main {
    //@core

    //@say positions
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            StringTokenizer words = new StringTokenizer(line);
            long[] position = new long[words.countTokens()];
            if (position.length == 0) continue;
            for (int i = 0; i < position.length; i++) position[i] = Long.parseLong(words.nextToken());
            long[] left = reply(position);
            out.append(left == null ? 0 : 1);
            if (left != null) for (long pile : left) out.append(' ').append(pile);
            out.append('\n');
        }
        System.out.print(out);
    }
}
