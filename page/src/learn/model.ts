// What is asked and read on the screen to learn from.
import { effect, signal, untracked } from "@preact/signals";
import { screen, type Written } from "../address";
import { askSlowly, Refusal } from "../core";
import { language, words } from "../language";
import { working } from "../work";

export interface Learn {
  game: string;
  piles: string;
  misere: boolean;
  /** How many pairs are found in the story, and which of them is looked at. */
  step: number;
  pair: number;
  /** Of the Fibonacci numbers, at which floating point fails first, the one that is tried. */
  tried: number;
  /** The theorem that is read; none was asked for yet: the first. */
  theorem: string | null;
  /** The game whose program is read, if not that of the theorem; and which file of it. */
  program: string | null;
  file: string;
  /** Formulas are tried up to a power of ten. */
  limit: string;
}

/** The theorems, in the order of the story. */
export const THEOREMS = ["wythoff", "beatty", "k-wythoff", "nim", "sprague-grundy", "fibonacci-nim", "staircase"];
export const LIMITS = ["6", "9", "12", "15"];

const first = (): Learn => ({ game: "wythoff", piles: "5, 8", misere: false, step: 1, pair: 8, tried: 30, theorem: null, program: null, file: "main.py", limit: "9" });

const write = ({ piles, ...others }: Learn): Written => ({ ...others, piles: piles.replaceAll(" ", "") });

export const MOST_PAIRS = 60;
/** Twice the Fibonacci number of this place is still a whole number that floating point can write down. */
export const MOST_TRIED = 70;
/** The games with a program, and of which language the file is. */
export const PROGRAMS = ["wythoff", "wythoff(k=1)", "wythoff(k=2)", "wythoff(k=3)", "wythoff(k=4)", "nim"];
export const FILES = ["main.py", "main.cpp", "main.rs", "Main.java"];

/** The theorem that is shown, and the game its program plays. */
export const shown = (): string => learn.value.theorem ?? THEOREMS[0]!;
export function programmed(): string {
  const ofTheorem: Record<string, string> = { "k-wythoff": "wythoff(k=1)", nim: "nim", "sprague-grundy": "nim", staircase: "nim" };
  return learn.value.program ?? ofTheorem[shown()] ?? "wythoff";
}

/** An address that asked for a theorem: it is to be seen at once. */
export const asked = signal(false);

function read(parameters: URLSearchParams): Learn {
  const usual = first();
  const one = <T extends string | null>(key: "theorem" | "limit" | "program" | "file", known: string[], usual: T): string | T => {
    const text = parameters.get(key);
    if (text === null) return usual;
    if (!known.includes(text)) throw new Refusal(words().badValue({ key, text: text.slice(0, 40) }));
    return text;
  };
  const number = (key: "step" | "pair" | "tried", most: number) => {
    const text = parameters.get(key) ?? String(usual[key]);
    if (!/^\d{1,4}$/.test(text) || Number(text) > most) throw new Refusal(words().badValue({ key, text: text.slice(0, 40) }));
    return Number(text);
  };
  const theorem = one("theorem", THEOREMS, null);
  asked.value = theorem !== null;
  return {
    game: parameters.get("game") ?? usual.game,
    piles: (parameters.get("piles") ?? usual.piles).replace(/,\s*/g, ", "),
    misere: parameters.get("misere") === "1",
    step: number("step", 7),
    pair: Math.max(1, number("pair", MOST_PAIRS)),
    tried: Math.max(2, number("tried", MOST_TRIED)),
    theorem,
    program: one("program", PROGRAMS, null),
    file: one("file", FILES, usual.file),
    limit: one("limit", LIMITS, usual.limit),
  };
}

export const learn = screen<Learn>("learn", first, write, read);
export const explained = working<string>();
export const opened = signal(false);

/** Only this much of the state asks for another explanation. */
let explaining = "";
effect(() => {
  if (!opened.value) return;
  const { game, piles, misere } = learn.value;
  const now = JSON.stringify([game, piles, misere, language()]);
  if (now === explaining) return;
  explaining = now;
  untracked(() => explained.begin(() => askSlowly("explain", { game, piles, misere })));
});
