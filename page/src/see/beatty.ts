// Two strips: the smaller and the larger numbers of the losing pairs share out all numbers.
import { ask } from "../core";
import { h } from "../dom";
import { words } from "../language";

const LAST = 42;

export function beattyView(k: number): HTMLElement {
  const text = words().see;
  const pairs = ask<[number, number][]>("pairs", { k, count: LAST + 1 }).slice(1);
  const strip = (label: string, numbers: Set<number>, kind: string) =>
    h(
      "div",
      { class: "strip", role: "img", "aria-label": `${label}: ${[...numbers].filter((n) => n <= LAST).join(", ")}` },
      h("span", { class: "name" }, label),
      ...Array.from({ length: LAST }, (_, index) =>
        h("span", { class: numbers.has(index + 1) ? `cell ${kind}` : "cell" }, numbers.has(index + 1) ? String(index + 1) : ""),
      ),
    );
  return h(
    "section",
    { class: "card" },
    h("h2", {}, text.beatty),
    h("p", {}, text.beattyText),
    strip(text.lower, new Set(pairs.map(([a]) => a)), "lower"),
    strip(text.upper, new Set(pairs.map(([, b]) => b)), "upper"),
  );
}
