// What the map shows: its game, its size, the part of it that is seen, and the cell that is read.
import { effect, signal, untracked } from "@preact/signals";
import { screen, type Written } from "../address";
import { Cancelled, Refusal, table, type Work } from "../core";
import { words } from "../language";
import type { Filled } from "../jobs";
import { theme } from "../theme";

export const SIZES = [50, 100, 200, 500, 1000, 2000];
export const MOST_K = 8;

/** The part of the map that is seen: its lower left corner and how many cells it is wide. */
export interface View {
  x: number;
  y: number;
  cells: number;
}

export interface See {
  k: number;
  size: number;
  grundy: boolean;
  rays: boolean;
  view: View;
  /** The cell that is read. */
  at: [number, number];
  /** How many losing pairs are crossed out. */
  step: number;
}

const whole = (size: number): View => ({ x: 0, y: 0, cells: size });

const first = (): See => ({ k: 0, size: 200, grundy: true, rays: false, view: whole(200), at: [1, 2], step: 1 });

function write({ k, size, grundy, rays, view, at, step }: See): Written {
  const seen = view.cells === size ? null : [view.x, view.y, view.cells].map((number) => Math.round(number * 100) / 100).join(",");
  return { k, size, show: grundy ? "grundy" : "lost", rays, view: seen, at: at.join(","), step };
}

function read(parameters: URLSearchParams): See {
  const number = (key: string, usual: number, most: number): number => {
    const text = parameters.get(key);
    if (text === null) return usual;
    if (!/^\d+$/.test(text) || Number(text) > most) throw new Refusal(words().badValue({ key, text: text.slice(0, 40) }));
    return Number(text);
  };
  const list = (key: string): number[] | null => {
    const numbers = parameters.get(key)?.split(",").map(Number);
    if (numbers?.some((one) => !Number.isFinite(one))) throw new Refusal(words().badValue({ key, text: parameters.get(key)!.slice(0, 40) }));
    return numbers ?? null;
  };
  const usual = first();
  const size = SIZES.find((one) => one >= number("size", usual.size, 2000))!;
  const [x = 0, y = 0, cells = size] = list("view") ?? [];
  const [a = 1, b = 2] = list("at") ?? [];
  return {
    k: number("k", 0, MOST_K),
    size,
    grundy: parameters.get("show") !== "lost",
    rays: parameters.get("rays") === "1",
    view: within({ x, y, cells }, size),
    at: inside([a, b], size),
    step: number("step", 1, 7),
  };
}

export const see = screen<See>("see", first, write, read);

/** A view that does not look beyond the map. */
export function within({ x, y, cells }: View, size: number): View {
  const wide = Math.max(8, Math.min(cells, size));
  const into = (place: number) => Math.max(0, Math.min(place, size - wide));
  return { x: into(x), y: into(y), cells: wide };
}

export const inside = ([a, b]: [number, number], size: number): [number, number] => {
  const into = (place: number) => Math.max(0, Math.min(size - 1, Math.floor(place)));
  return [into(a), into(b)];
};

/** Another size: the whole of it. */
export const sized = (now: See, size: number): See => ({ ...now, size, view: whole(size), at: inside(now.at, size) });

/** A map that is zoomed keeps this place where it is. */
export function zoomed(now: See, factor: number, [a, b]: [number, number]): See {
  const { x, y, cells } = now.view;
  const wide = Math.max(8, Math.min(cells / factor, now.size));
  const share = wide / cells;
  return { ...now, view: within({ x: a - (a - x) * share, y: b - (b - y) * share, cells: wide }, now.size) };
}

/** Another cell to read: the map follows it. */
export function pointed(now: See, to: [number, number]): See {
  const at = inside(to, now.size);
  const { x, y, cells } = now.view;
  const follow = (place: number, from: number) => (place < from || place >= from + cells ? place - cells / 2 : from);
  return { ...now, at, view: within({ x: follow(at[0], x), y: follow(at[1], y), cells }, now.size) };
}

export const gameOf = (k: number): string => (k ? `wythoff(k=${k})` : "wythoff");

/** The table that is there, and of what. */
export interface Map extends Filled {
  k: number;
  size: number;
  grundy: boolean;
}

export const map = signal<Map | null>(null);
/** Thousandths of the table that is being filled. */
export const progress = signal<number | null>(null);
export const trouble = signal<string | null>(null);
let work: Work<Filled> | null = null;

export const stop = (): void => work?.cancel();

/** Whether the screen has been opened: nothing is filled before. */
export const opened = signal(false);
/** Only this much of the state asks for another table. */
const wanted = (): string => (opened.value ? JSON.stringify([see.value.k, see.value.size, see.value.grundy, theme.value]) : "");
let asked = "";

effect(() => {
  const now = wanted();
  if (!now || now === asked) return;
  asked = now;
  untracked(() => void fill());
});

async function fill(): Promise<void> {
  work?.cancel();
  const { k, size, grundy } = see.value;
  progress.value = 0;
  trouble.value = null;
  const mine = (work = table(grundy ? { grundy: { k, size } } : { outcomes: { k, size } }, { size, grundy, dark: theme.value === "dark" }, (value) => (progress.value = value)));
  try {
    map.value = { ...(await mine.result), k, size, grundy };
  } catch (error) {
    if (!(error instanceof Cancelled)) trouble.value = String(error);
    else asked = "";
  } finally {
    if (work === mine) progress.value = null;
  }
}
