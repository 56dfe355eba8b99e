// What is looked for: the words of `wythoff atlas search`, which must all be true of a game. The tests compare both.
import { RESULTS, type Game } from "./data";

type Condition = (game: Game) => boolean;

/** A word that is no condition. */
export class NoCondition extends Error {
  constructor(readonly found: string) {
    super(found);
  }
}

const ORDERS: [string, (left: number, right: number) => boolean][] = [
  ["<=", (left, right) => left <= right],
  [">=", (left, right) => left >= right],
  ["<", (left, right) => left < right],
  [">", (left, right) => left > right],
  ["=", (left, right) => left === right],
  [":", (left, right) => left === right],
];

function comparison(text: string, word: string): (left: number) => boolean {
  const [sign, order] = ORDERS.find(([sign]) => text.startsWith(sign)) ?? [];
  const digits = text.slice(sign?.length);
  if (!order || !/^[+-]?\d+$/.test(digits)) throw new NoCondition(word);
  const right = Number(digits);
  return (left) => order(left, right);
}

const TEXTS: [string, (text: string) => Condition][] = [
  ["numeration:", (text) => (game) => game.numeration.startsWith(text)],
  // The page has the beginnings of digests only.
  ["set:", (text) => (game) => game.set.startsWith(text.slice(0, game.set.length))],
  ["automaton:", (text) => (game) => game.automaton.startsWith(text.slice(0, game.automaton.length))],
  ["words:", (text) => (game) => game.words.en.includes(text) || game.words.zh.includes(text)],
  ["rules:", (text) => (game) => game.close.includes(text)],
];

function condition(word: string): Condition {
  if (word === "misere" || word === "normal") return (game) => game.misere === (word === "misere");
  if ((RESULTS as readonly string[]).includes(word)) return (game) => game.result === word;
  for (const [name, make] of TEXTS) if (word.startsWith(name)) return make(word.slice(name.length));
  if (word.startsWith("states")) {
    const holds = comparison(word.slice("states".length), word);
    // Without a theorem there are no states.
    return (game) => game.states > 0 && holds(game.states);
  }
  if (word.startsWith("tier")) {
    const holds = comparison(word.slice("tier".length), word);
    return (game) => holds(game.tier);
  }
  return (game) => game.close.includes(word);
}

/** The games of which all words are true, in their order. */
export function search(games: Game[], query: string): Game[] {
  const conditions = query.split(/\s+/).filter(Boolean).map(condition);
  return games.filter((game) => conditions.every((holds) => holds(game)));
}
