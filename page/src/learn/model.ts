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
  /** The theorem that is read. */
  theorem: string;
  /** Formulas are tried up to a power of ten. */
  limit: string;
}

/** The theorems, in the order of the story. */
export const THEOREMS = ["wythoff", "beatty", "k-wythoff", "nim", "sprague-grundy", "fibonacci-nim", "staircase"];
export const LIMITS = ["6", "9", "12", "15"];

const first = (): Learn => ({ game: "wythoff", piles: "5, 8", misere: false, step: 1, pair: 8, theorem: "wythoff", limit: "9" });

const write = ({ game, piles, misere, step, pair, theorem, limit }: Learn): Written => ({ game, piles: piles.replaceAll(" ", ""), misere, step, pair, theorem, limit });

export const MOST_PAIRS = 60;

function read(parameters: URLSearchParams): Learn {
  const usual = first();
  const one = (key: "theorem" | "limit", known: string[]) => {
    const text = parameters.get(key) ?? usual[key];
    if (!known.includes(text)) throw new Refusal(words().badValue({ key, text: text.slice(0, 40) }));
    return text;
  };
  const number = (key: "step" | "pair", most: number) => {
    const text = parameters.get(key) ?? String(usual[key]);
    if (!/^\d{1,4}$/.test(text) || Number(text) > most) throw new Refusal(words().badValue({ key, text: text.slice(0, 40) }));
    return Number(text);
  };
  return {
    game: parameters.get("game") ?? usual.game,
    piles: (parameters.get("piles") ?? usual.piles).replace(/,\s*/g, ", "),
    misere: parameters.get("misere") === "1",
    step: number("step", 7),
    pair: Math.max(1, number("pair", MOST_PAIRS)),
    theorem: one("theorem", THEOREMS),
    limit: one("limit", LIMITS),
  };
}

export const learn = screen<Learn>("learn", first, write, read);
export const explained = working<string>();
export const opened = signal(false);

/** Only this much of the state asks for another explanation. */
let asked = "";
effect(() => {
  if (!opened.value) return;
  const { game, piles, misere } = learn.value;
  const now = JSON.stringify([game, piles, misere, language()]);
  if (now === asked) return;
  asked = now;
  untracked(() => explained.begin(() => askSlowly("explain", { game, piles, misere })));
});
