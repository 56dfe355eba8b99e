// Rules that came from the laboratory, on the table.
import { step, tab } from "../address";
import type { Game } from "./game";
import { game } from "./model";

/** Plays a game by these rules. */
export function playRules(usual: Game, text: string, piles: number): void {
  // Few positions below, so that they can all be looked at: 6 · 10 · 5, or at most 3⁷ and 2⁸.
  const first = piles <= 3 ? [5, 9, 4].slice(0, piles) : Array<number>(piles).fill(piles < 8 ? 2 : 1);
  step(() => {
    tab.value = "play";
    game.value = { ...usual, played: { setup: { rules: { text, piles: first.join(","), misere: false } }, moves: [] } };
  });
}
