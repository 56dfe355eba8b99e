// A worksheet: which game, how many positions, and which; the same number makes the same sheet.
import { computed, signal } from "@preact/signals";
import { screen, type Written } from "../address";
import { ask, Refusal } from "../core";
import { choices, game as offered } from "../games";
import type { Solved } from "../generated/core";
import { words } from "../language";

export interface Sheet {
  game: string;
  count: number;
  seed: number;
}

const MOST = 20;
/** Piles of a sheet are at most this large: a class works by hand. */
const LARGEST = 15;

const first = (): Sheet => ({ game: choices()[0]![0], count: 8, seed: 1 });
const write = ({ game, count, seed }: Sheet): Written => ({ game, count, seed });

function read(parameters: URLSearchParams): Sheet {
  const usual = first();
  const number = (key: "count" | "seed", most: number) => {
    const value = Number(parameters.get(key) ?? usual[key]);
    if (!Number.isInteger(value) || value < 1 || value > most) throw new Refusal(words().badValue({ key, text: (parameters.get(key) ?? "").slice(0, 40) }));
    return value;
  };
  const game = parameters.get("game") ?? usual.game;
  if (!offered(game)) throw new Refusal(words().badValue({ key: "game", text: game.slice(0, 40) }));
  return { game, count: number("count", MOST), seed: number("seed", 0xffff_ffff) };
}

export const sheet = screen<Sheet>("class", first, write, read);
export const withKey = signal(true);

/** Numbers that look random and are the same everywhere (Mulberry32). */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

export interface Exercise extends Solved {
  piles: string;
}

/** The positions with their answers. What the game does not allow is thrown again. */
export const exercises = computed<Exercise[]>(() => {
  const { game, count, seed } = sheet.value;
  const throwOf = dice(seed);
  const piles = offered(game)!.piles.split(",").length;
  const found = new Map<string, Exercise>();
  for (let thrown = 0; thrown < 40 * count && found.size < count; thrown++) {
    const text = Array.from({ length: piles }, () => 1 + throwOf(LARGEST)).join(", ");
    if (found.has(text)) continue;
    try {
      found.set(text, { ...ask("solve", { game, piles: text, misere: false }), piles: text });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return [...found.values()];
});
