// The moves so far, and after the game what they were worth.
import { h } from "../dom";
import { words } from "../language";
import type { Game, Looked } from "./types";

const isMine = (game: Game, index: number): boolean => (index % 2 === 0) === (game.first === "me");

export function historyView(game: Game, past: string[]): HTMLElement {
  const text = words().play;
  const lines = past.map((line, index) =>
    h("li", { class: isMine(game, index) ? "mine" : "its" }, h("b", {}, isMine(game, index) ? text.you : text.opponentShort), " ", line),
  );
  const listed = lines.length ? h("ol", {}, ...lines) : h("p", { class: "quiet" }, text.noMoves);
  return h("section", { class: "card history" }, h("h2", {}, text.moves), listed);
}

export function reviewView(game: Game, looked: Looked[], resume: (moves: number) => void): HTMLElement {
  const text = words().play;
  const verdict = ({ was_won, kept }: Looked) => (kept ? text.kept : was_won ? text.threw : text.lostAnyway);
  const lines = looked.map((move, index) => {
    const mine = isMine(game, index);
    return h(
      "li",
      { class: move.better ? "threw" : move.kept ? "kept" : "" },
      h("b", {}, mine ? text.you : text.opponentShort),
      ` ${move.words}: ${verdict(move)}`,
      move.better && h("p", {}, text.better + move.better.words),
      move.better && mine && h("button", { onclick: () => resume(index) }, text.fromHere),
    );
  });
  return h("section", { class: "card review" }, h("h2", {}, text.review), h("ol", {}, ...lines));
}
