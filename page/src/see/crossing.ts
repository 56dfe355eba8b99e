// Crossing out, step by step: each losing position wins everything that reaches it.
import { ask } from "../core";
import { field, h, svg } from "../dom";
import { words } from "../language";

const SIZE = 18;
const CELL = 20;

/** The board after `steps` losing pairs of k-Wythoff. */
function board(k: number, steps: number): SVGElement {
  const pairs = ask<[number, number][]>("pairs", { k, count: steps });
  const side = SIZE * CELL;
  const picture = svg("svg", { viewBox: `-2 -2 ${side + 4} ${side + 4}`, class: "crossing", "aria-hidden": "true" });
  const cell = (a: number, b: number, kind: string) => {
    if (a < SIZE && b < SIZE) {
      picture.append(svg("rect", { x: a * CELL, y: side - (b + 1) * CELL, width: CELL - 1, height: CELL - 1, class: kind }));
    }
  };
  for (let a = 0; a < SIZE; a++) for (let b = 0; b < SIZE; b++) cell(a, b, "free");
  const lost = pairs.flatMap(([a, b]) => (a === b ? [[a, b]] : [[a, b], [b, a]])) as [number, number][];
  for (const [a, b] of lost) {
    for (let x = 1; x < SIZE; x++) {
      cell(a + x, b, "crossed");
      cell(a, b + x, "crossed");
      for (let y = Math.max(1, x - k); y <= x + k; y++) cell(a + x, b + y, "crossed");
    }
  }
  for (const [a, b] of lost) cell(a, b, "lost");
  return picture;
}

export function crossingView(k: () => number): { element: HTMLElement; render: () => void } {
  let steps = 1;
  const element = h("section", { class: "card" });
  const render = () => {
    const text = words().see;
    const holder = h("div", {}, board(k(), steps));
    const shown = h("p", { "aria-live": "polite" });
    const update = () => {
      holder.replaceChildren(board(k(), steps));
      const pairs = ask<[number, number][]>("pairs", { k: k(), count: steps });
      shown.textContent = pairs.map(([a, b]) => `(${a}, ${b})`).join(" ");
    };
    const slider = h("input", { type: "range", min: 0, max: 7, value: steps, oninput: () => ((steps = Number(slider.value)), update()) });
    element.replaceChildren(h("h2", {}, text.crossing), h("p", {}, text.crossingText), field(text.step, slider), holder, shown);
    update();
  };
  return { element, render };
}
