// A game as the part of an address after `#`, and back. What it says is checked by the core, not here.
import type { Game, Move, Opponent } from "./types";

/** Longer addresses are not read. */
const LONGEST = 20_000;

export function toLink(game: Game): string {
  const parameters = new URLSearchParams();
  const { setup } = game;
  if (setup.rules) {
    parameters.set("rules", setup.rules);
    parameters.set("piles", (setup.piles ?? []).join(","));
  } else parameters.set("game", setup.game ?? "");
  if (setup.misere) parameters.set("misere", "1");
  parameters.set("first", game.first);
  parameters.set("opponent", game.opponent);
  if (game.moves.length) {
    parameters.set("moves", game.moves.map(({ part, piles }) => `${part}:${piles.join(",")}`).join(";"));
  }
  return `#play?${parameters}`;
}

const numbers = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));

/** The game a link tells of; `null`: it tells of none. */
export function fromLink(hash: string): Game | null {
  if (!hash.startsWith("#play?") || hash.length > LONGEST) return null;
  const parameters = new URLSearchParams(hash.slice("#play?".length));
  const moves = (parameters.get("moves") ?? "").split(";").filter(Boolean).map((text): Move => {
    const [part, piles] = text.split(":");
    return { part: Number(part), piles: numbers(piles ?? "") };
  });
  const rules = parameters.get("rules");
  const misere = parameters.get("misere") === "1";
  const opponents: Opponent[] = ["perfect", "teacher", "careless"];
  return {
    setup: rules
      ? { rules, piles: numbers(parameters.get("piles") ?? ""), misere }
      : { game: parameters.get("game") ?? "", misere },
    first: parameters.get("first") === "it" ? "it" : "me",
    opponent: opponents.find((one) => one === parameters.get("opponent")) ?? "perfect",
    moves,
  };
}
