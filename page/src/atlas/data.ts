// The games of the atlas, as the build packs them: columns, with what many games share written once.
import { unzip } from "../packed.ts";

export const RESULTS = ["proved", "exhausted", "over-budget", "refused", "crashed"] as const;
export type Result = (typeof RESULTS)[number];

/** What `page/atlas.config.ts` writes. */
export interface Packed {
  numerations: string[];
  /** Sets of losing positions: their digests, and the first of them as piles in a row. */
  sets: string[];
  lost: number[][];
  automata: string[];
  words: [en: string, zh: string][];
  reasons: string[];
  /** A list for each game: key, rules, misère, result, numeration, states, set, automaton, words, reason, tier. */
  games: [string, string, 0 | 1, number, number, number, number, number, number, number, number][];
}

export interface Game {
  /** The beginning of its key. */
  key: string;
  rules: string;
  /** The rules without blanks, for searching. */
  close: string;
  misere: boolean;
  result: Result;
  numeration: string;
  states: number;
  set: string;
  automaton: string;
  /** The first losing positions, by their sum: a, b, a, b, … */
  lost: number[];
  words: { en: string; zh: string };
  reason: string;
  tier: number;
}

export async function load(): Promise<Game[]> {
  const packed = (await unzip("atlas").json()) as Packed;
  return packed.games.map(([key, rules, misere, result, numeration, states, set, automaton, words, reason, tier]) => ({
    key,
    rules,
    close: rules.replace(/\s+/g, ""),
    misere: misere === 1,
    result: RESULTS[result]!,
    numeration: packed.numerations[numeration]!,
    states,
    set: packed.sets[set]!,
    automaton: packed.automata[automaton]!,
    lost: packed.lost[set]!,
    words: { en: packed.words[words]![0], zh: packed.words[words]![1] },
    reason: packed.reasons[reason]!,
    tier,
  }));
}
