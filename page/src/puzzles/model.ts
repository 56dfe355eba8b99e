// Puzzles: which one, what was tried, and what was solved before. The core makes and grades them.
import { computed, effect, signal, untracked } from "@preact/signals";
import { screen, step, type Written } from "../address";
import { ask, askSlowly, Refusal } from "../core";
import type { Choice, Hint, Kind, Move, Played, Puzzle, State, Taken } from "../generated/core";
import { words } from "../language";
import { remember, remembered } from "../memory";
import { working } from "../work";

export const LEVELS = 10;
const KINDS: Kind[] = ["win", "only", "lost"];

export interface Puzzles {
  kind: Kind;
  level: number;
  seed: number;
  /** The day of the puzzle of a day, `2026-11-17`. */
  day: string | null;
}

/** Everybody has the same puzzle on a day, whatever the clock of the place says about the hour. */
export const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** Easy on the first day of the week, hard on the last. */
function ofDay(day: string): Puzzles {
  const number = numberOf(day);
  // Day 4 was a Monday.
  const weekday = (((number - 4) % 7) + 7) % 7;
  return { kind: KINDS[number % KINDS.length]!, level: weekday + 2, seed: number, day };
}

const write = ({ kind, level, seed, day }: Puzzles): Written => (day ? { day } : { kind, level, seed });

function read(parameters: URLSearchParams): Puzzles {
  const refuse = (key: string) => new Refusal(words().badValue({ key, text: (parameters.get(key) ?? "").slice(0, 40) }));
  const day = parameters.get("day");
  if (day !== null) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || !(numberOf(day) >= 0)) throw refuse("day");
    return ofDay(day);
  }
  const number = (key: string, least: number, most: number) => {
    const value = Number(parameters.get(key) ?? least);
    if (!Number.isInteger(value) || value < least || value > most) throw refuse(key);
    return value;
  };
  const kind = KINDS.find((one) => one === (parameters.get("kind") ?? "win"));
  if (!kind) throw refuse("kind");
  return { kind, level: number("level", 1, LEVELS), seed: number("seed", 0, 0xffff_ffff), day: null };
}

export const puzzles = screen<Puzzles>("puzzles", () => ofDay(today()), write, read);
export const opened = signal(false);
const made = working<Puzzle>();
export const puzzle = made.result;
export const wrong = made.wrong;

/** What was done about the puzzle that is shown. */
export interface Tried {
  tries: number;
  solved: boolean;
  /** Whether the answer was given away. */
  shown: boolean;
  /** The last wrong move, and what answers it. */
  last: { move: string; reply: string } | null;
}
const nothing: Tried = { tries: 0, solved: false, shown: false, last: null };
export const tried = signal<Tried>(nothing);
export const picked = signal<{ part: number; taken: Taken[] }>({ part: 0, taken: [] });

const played = (moves: Move[] = []): Played => ({ setup: { sum: { text: puzzle.value!.text, misere: false } }, moves });
export const state = computed<State | null>(() => puzzle.value && ask("state", played()));
export const choice = computed<Choice | string | null>(() => {
  if (!puzzle.value || !picked.value.taken.length) return null;
  try {
    return ask("take", { game: played(), ...picked.value });
  } catch (error) {
    return error instanceof Refusal ? error.message : String(error);
  }
});
/** The answer, once the puzzle is over. */
export const answer = computed<Hint | null>(() => ((tried.value.solved || tried.value.shown) && puzzle.value ? ask("hint", played()) : null));

let asked = "";
effect(() => {
  if (!opened.value) return;
  const { kind, level, seed } = puzzles.value;
  const now = JSON.stringify([kind, level, seed]);
  if (now === asked) return;
  asked = now;
  untracked(() => {
    tried.value = nothing;
    picked.value = { part: 0, taken: [] };
    made.begin(() => askSlowly("puzzle", { kind, level, seed }));
  });
});

function solve(): void {
  const tries = tried.value.tries + 1;
  tried.value = { ...tried.value, tries, solved: true, last: null };
  const { day, level } = puzzles.value;
  if (day) keepDay(day);
  else if (tries === 1 && level >= reached.value) climb(level + 1);
}

/** A move as the answer. */
export function attempt(to: Move): void {
  if (tried.value.solved || tried.value.shown) return;
  const wins = ask("worth", played()).some((one) => JSON.stringify(one) === JSON.stringify(to));
  if (wins) return solve();
  const move = ask("state", played()).moves.find((one) => JSON.stringify(one.to) === JSON.stringify(to))?.words ?? "";
  const reply = ask("hint", played([to])).choice?.words ?? "";
  tried.value = { ...tried.value, tries: tried.value.tries + 1, last: { move, reply } };
  picked.value = { part: 0, taken: [] };
}

/** Lost or not, as the answer. */
export function claim(lost: boolean): void {
  if (tried.value.solved || tried.value.shown) return;
  if (lost === puzzle.value!.lost) return solve();
  tried.value = { ...tried.value, tries: tried.value.tries + 1, shown: true, last: null };
}

export const giveUp = (): void => void (tried.value = { ...tried.value, shown: true });

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
export const another = (kind: Kind, level: number): void =>
  step(() => (puzzles.value = { kind, level: Math.max(1, Math.min(level, LEVELS)), seed: random(), day: null }));
export const ofToday = (): void => step(() => (puzzles.value = ofDay(today())));

/** The highest level of the ladder that is open. */
export const reached = signal(Math.max(1, Math.min(LEVELS, Number(remembered("ladder")) || 1)));
function climb(level: number): void {
  reached.value = Math.min(level, LEVELS);
  remember("ladder", String(reached.value));
}

interface Streak {
  day: string;
  length: number;
}
function kept(): Streak | null {
  try {
    const { day, length } = JSON.parse(remembered("streak") ?? "null") as Streak;
    return typeof day === "string" && Number.isInteger(length) ? { day, length } : null;
  } catch {
    return null;
  }
}
/** On how many days in a row the puzzle of the day was solved; a day that is missing breaks it. */
const days = signal(kept());
export const streak = computed(() => (days.value && numberOf(today()) - numberOf(days.value.day) <= 1 ? days.value.length : 0));

function keepDay(day: string): void {
  if (day !== today() || days.value?.day === day) return;
  const follows = days.value && numberOf(day) - numberOf(days.value.day) === 1;
  days.value = { day, length: follows ? days.value!.length + 1 : 1 };
  remember("streak", JSON.stringify(days.value));
}

export const pick = (part: number, taken: Taken[]): void => void (picked.value = { part, taken: taken.filter(({ count }) => count > 0) });

