// The table: every game of the sum with its stones, and the board beside it where there is one.
import { h } from "../dom";
import { words } from "../language";
import { pileView, type PileView } from "./pile";
import { queenView } from "./queen";
import type { Move, Part, State, Taken } from "./types";

export interface TableOptions {
  state: State;
  /** The piles the game began with, so that the board keeps its size. */
  first: State;
  enabled: boolean;
  change: (part: number, taken: Taken[]) => void;
  confirm: () => void;
  go: (to: Move) => void;
}

export function tableView(options: TableOptions): HTMLElement {
  const { state } = options;
  return h("div", { class: "table" }, ...state.parts.map((part, index) => partView(part, index, options)));
}

function partView(part: Part, index: number, { state, first, enabled, change, confirm, go }: TableOptions): HTMLElement {
  const text = words().play;
  const taken = new Map<number, Taken>();
  const views: PileView[] = [];
  const select = (one: Taken) => {
    // In a row only one heap is taken from.
    if (part.layout === "row") {
      views.forEach((view, pile) => pile !== one.pile && view.clear());
      taken.clear();
    }
    taken.set(one.pile, one);
    change(index, [...taken.values()].filter(({ count }) => count > 0));
  };
  const shown = part.layout === "limit" ? part.piles.slice(0, 1) : part.piles;
  const heaps = shown.map((stones, pile) => {
    const view = pileView({ stones, pile, layout: part.layout, enabled, change: select, confirm });
    views.push(view);
    return h("div", { class: "heap" }, view.element, h("span", { class: "count" }, String(stones)));
  });
  const reach = state.moves.filter(({ to }) => to.part === index).map(({ to }) => to.piles as [number, number]);
  return h(
    "section",
    { class: `part ${part.layout}`, "aria-label": part.title },
    h("h2", {}, part.title),
    part.rules && h("p", { class: "quiet" }, part.rules),
    h(
      "div",
      { class: "views" },
      part.layout !== "list" && h("div", { class: `stones ${part.layout}` }, ...heaps),
      part.layout === "list" && h("p", { class: "position" }, `(${part.piles.join(", ")})`),
      part.queen !== null &&
        queenView({
          piles: part.piles as [number, number],
          start: first.parts[index]!.piles as [number, number],
          reach,
          enabled,
          go: (to) => go({ part: index, piles: to }),
        }),
    ),
    part.limit !== null && h("p", { class: "limit" }, text.limit(part.limit)),
  );
}
