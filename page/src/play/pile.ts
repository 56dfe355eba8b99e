// A pile of stones one can take from: by tapping, by dragging, by the arrow keys.
import { h } from "../dom";
import { words } from "../language";
import type { Layout, Taken } from "./types";

export interface PileView {
  element: HTMLElement;
  clear: () => void;
}

export interface PileOptions {
  stones: number;
  pile: number;
  layout: Layout;
  enabled: boolean;
  change: (taken: Taken) => void;
  confirm: () => void;
}

export function pileView({ stones, pile, layout, enabled, change, confirm }: PileOptions): PileView {
  const text = words().play;
  const row = layout === "row";
  let taken: Taken = { pile, at: stones, count: 0 };
  const buttons = Array.from({ length: stones }, (_, index) => h("span", { class: "stone", "data-index": index }));
  const label = layout === "stairs" ? `${text.stair(pile + 1)}: ${stones}` : text.pile(pile + 1, stones);
  const element = h(
    "div",
    {
      class: `pile ${layout}`,
      role: "slider",
      tabindex: enabled && stones > 0 ? 0 : -1,
      "aria-label": label,
      "aria-valuemin": 0,
      "aria-valuemax": stones,
      "aria-disabled": String(!enabled),
    },
    ...buttons,
  );

  function set(at: number, count: number): void {
    count = Math.max(0, Math.min(count, stones));
    at = row ? Math.max(0, Math.min(at, stones - count)) : stones - count;
    taken = { pile, at, count };
    buttons.forEach((button, index) => button.classList.toggle("chosen", index >= at && index < at + count));
    element.setAttribute("aria-valuenow", String(count));
    const where = row && count ? `${text.pins(at + 1, at + count)}; ` : "";
    element.setAttribute("aria-valuetext", where + text.chosen(count));
  }

  function choose(at: number, count: number): void {
    set(at, count);
    change(taken);
  }

  const indexAt = (event: PointerEvent): number | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const index = element.contains(under) ? (under as HTMLElement).dataset.index : undefined;
    return index === undefined ? null : Number(index);
  };

  let from: number | null = null;
  const drag = (event: PointerEvent) => {
    const index = indexAt(event);
    if (from === null || index === null) return;
    if (row) choose(Math.min(from, index), Math.abs(from - index) + 1);
    else choose(index, stones - index);
  };
  if (enabled) {
    element.addEventListener("pointerdown", (event) => {
      const index = indexAt(event);
      if (index === null) return;
      // In a row, a tap next to what is chosen makes it longer; a tap on all that is chosen gives it back.
      const { at, count } = taken;
      if (!row && count === stones - index) return choose(stones, 0);
      if (row && count === 1 && at === index) return choose(0, 0);
      from = row && count === 1 && Math.abs(at - index) === 1 ? at : index;
      drag(event);
    });
    element.addEventListener("pointermove", drag);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      element.addEventListener(end, () => (from = null));
    }
    element.addEventListener("keydown", (event) => {
      const { at, count } = taken;
      const keys: Record<string, () => void> = {
        ArrowUp: () => choose(at, count + 1),
        ArrowDown: () => choose(at, count - 1),
        ArrowRight: () => (row && count ? choose(at + 1, count) : choose(row ? 0 : at, count + 1)),
        ArrowLeft: () => (row ? choose(at - 1, count) : choose(at, count - 1)),
        Home: () => choose(0, 0),
        End: () => choose(0, stones),
        Enter: confirm,
        " ": confirm,
      };
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });
  }
  set(stones, 0);
  return { element, clear: () => set(stones, 0) };
}
