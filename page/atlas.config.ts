// The atlas as a page: the games that `cargo xtask atlas` has asked the program for, as columns.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { defineConfig } from "vite";
import { block, single } from "./single.ts";
import { RESULTS, type Packed, type Result } from "./src/atlas/data.ts";

/** A game as `wythoff atlas search --json` prints it. */
interface Row {
  key: string;
  rules: string;
  misere: boolean;
  result: Result;
  numeration: string | null;
  states: number | null;
  lost_set: string;
  automaton: string | null;
  first_lost: [number, number][];
  words_en: string;
  words_zh: string;
  reason: string;
  tier: number;
}

/** So many digits tell keys and digests apart; a longer one is not worth its bytes. */
const DIGITS = 16;

/** Values, each once, and the place of every one of them. */
class Places<T> {
  readonly values: T[] = [];
  private readonly places = new Map<string, number>();
  of(name: string, value: T): number {
    const known = this.places.get(name) ?? this.values.push(value) - 1;
    this.places.set(name, known);
    return known;
  }
}

function pack(rows: Row[]): Packed {
  const [numerations, automata, reasons] = [new Places<string>(), new Places<string>(), new Places<string>()];
  const [sets, words] = [new Places<{ set: string; lost: number[] }>(), new Places<[string, string]>()];
  const text = (places: Places<string>, value: string) => places.of(value, value);
  const games = rows.map((row): Packed["games"][number] => [
    row.key.slice(0, DIGITS),
    row.rules,
    row.misere ? 1 : 0,
    RESULTS.indexOf(row.result),
    text(numerations, row.numeration ?? ""),
    row.states ?? 0,
    // Mirror images have one digest and two pictures.
    sets.of(`${row.lost_set} ${row.first_lost}`, { set: row.lost_set.slice(0, DIGITS), lost: row.first_lost.flat() }),
    text(automata, (row.automaton ?? "").slice(0, DIGITS)),
    words.of(`${row.words_en} ${row.words_zh}`, [row.words_en, row.words_zh]),
    text(reasons, row.reason),
    row.tier,
  ]);
  if (new Set(games.map(([key]) => key)).size < games.length) throw new Error(`${DIGITS} digits do not tell the keys apart`);
  return {
    numerations: numerations.values,
    sets: sets.values.map(({ set }) => set),
    lost: sets.values.map(({ lost }) => lost),
    automata: automata.values,
    words: words.values,
    reasons: reasons.values,
    games,
  };
}

const blocks = () => {
  const { games } = JSON.parse(readFileSync("generated/atlas.json", "utf8")) as { games: Row[] };
  return [block("atlas", gzipSync(JSON.stringify(pack(games)), { level: 9 }))];
};

export default defineConfig(single("atlas.html", false, blocks));
