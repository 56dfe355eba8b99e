// A game being played: how it began, every move, and who plays; and the same as an address.
import type { Written } from "../address";
import { ask } from "../core";
import { choices, game as offered } from "../games";
import type { Move, Opponent, Played, Setup } from "../generated/core";

/** Against the core, or two people at one table. */
export type Against = Opponent | "person";

export interface Game {
  played: Played;
  first: "me" | "it";
  opponent: Against;
  /** Large stones for a projector. */
  large: boolean;
  /** Whether every move is coloured by what it is worth. */
  colours: boolean;
}

/** The game after its first moves. */
export const at = (game: Game, count: number): Game =>
  count === game.played.moves.length ? game : { ...game, played: { ...game.played, moves: game.played.moves.slice(0, count) } };

/** The game after one more move. */
export const after = (game: Game, to: Move): Game => ({ ...game, played: { ...game.played, moves: [...game.played.moves, to] } });

/** Whether the next move is the person's; of two people, the first one's. */
export const isMine = ({ played, first }: Game): boolean => (played.moves.length % 2 === 0) === (first === "me");

/** The game as it is at first: the first of those that are offered. */
export function newGame(): Game {
  const { name, parameters, piles } = offered(choices()[0]![0])!;
  const setup: Setup = { game: { name, parameters: parameters ?? "", piles, misere: false } };
  return { played: { setup, moves: [] }, first: "me", opponent: "teacher", large: false, colours: false };
}

/** A game as it is written: `wythoff(k=1)[3,5]`. */
export function written(setup: Setup): string {
  if ("sum" in setup) return setup.sum.text;
  if ("rules" in setup) return setup.rules.text;
  const { name, parameters, piles } = setup.game;
  return `${name}${parameters && `(${parameters})`}[${piles.replaceAll(" ", "")}]`;
}

export const misereOf = (setup: Setup): boolean => ("sum" in setup ? setup.sum : "rules" in setup ? setup.rules : setup.game).misere;

/** One game with a name, taken apart; anything else is a sum. */
function setupOf(text: string, misere: boolean): Setup {
  const [, name, parameters, piles] = /^([\w-]+)(?:\(([^()]*)\))?\[([^[\]]*)\]$/.exec(text.trim()) ?? [];
  return name === undefined ? { sum: { text, misere } } : { game: { name, parameters: parameters ?? "", piles: piles!, misere } };
}

export function write({ played: { setup, moves }, first, opponent, large, colours }: Game): Written {
  const rules = "rules" in setup;
  return {
    [rules ? "rules" : "game"]: written(setup),
    piles: rules ? setup.rules.piles : null,
    misere: misereOf(setup),
    first,
    opponent,
    moves: moves.map(({ part, piles }) => `${part}:${piles.join(",")}`).join(";"),
    large,
    colours,
  };
}

const numbers = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));

/** The game a link tells of. */
export function read(parameters: URLSearchParams): Game {
  const moves = (parameters.get("moves") ?? "").split(";").filter(Boolean).map((text): Move => {
    const [part, piles] = text.split(":");
    return { part: Number(part), piles: numbers(piles ?? "") };
  });
  const [rules, text] = [parameters.get("rules"), parameters.get("game")];
  const misere = parameters.get("misere") === "1";
  const against: Against[] = ["perfect", "teacher", "careless", "person"];
  const usual = newGame();
  const setup: Setup = rules !== null
    ? { rules: { text: rules, piles: parameters.get("piles") ?? "", misere } }
    : text !== null ? setupOf(text, misere) : usual.played.setup;
  const game: Game = {
    played: { setup, moves },
    first: parameters.get("first") === "it" ? "it" : "me",
    opponent: against.find((one) => one === parameters.get("opponent")) ?? usual.opponent,
    large: parameters.get("large") === "1",
    colours: parameters.get("colours") === "1",
  };
  // What makes no sense is refused here, with the reason.
  ask("state", game.played);
  return game;
}
