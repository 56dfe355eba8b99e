// A worksheet of two pages, seen on paper only: a blank board with questions, and the key.
import { ask } from "./core";
import { h, svg } from "./dom";
import { words } from "./language";

const SIZE = 14;
const CELL = 26;

/** A board, blank or with the losing positions. */
function board(lost: [number, number][]): SVGElement {
  const side = SIZE * CELL;
  const picture = svg("svg", { viewBox: `-24 -4 ${side + 32} ${side + 28}`, class: "sheet-board" });
  for (let index = 0; index <= SIZE; index++) {
    picture.append(
      svg("path", { d: `M${index * CELL} 0V${side}M0 ${index * CELL}H${side}`, stroke: "#888", fill: "none" }),
    );
  }
  for (let index = 0; index < SIZE; index++) {
    const middle = index * CELL + CELL / 2;
    picture.append(
      svg("text", { x: middle, y: side + 17, "text-anchor": "middle", "font-size": 12 }, String(index)),
      svg("text", { x: -12, y: side - middle + 4, "text-anchor": "middle", "font-size": 12 }, String(index)),
    );
  }
  for (const [a, b] of lost) {
    for (const [x, y] of a === b ? [[a, b]] : [[a, b], [b, a]]) {
      if (x! >= SIZE || y! >= SIZE) continue;
      picture.append(svg("circle", { cx: x! * CELL + CELL / 2, cy: side - y! * CELL - CELL / 2, r: 8 }));
    }
  }
  return picture;
}

export function worksheet(): HTMLElement[] {
  const text = words().sheet;
  const pairs = ask<[number, number][]>("pairs", { k: 0, count: 8 });
  const { moves } = ask<{ moves: string[] }>("solve", { game: "wythoff", piles: "8 12", misere: false });
  const list = pairs.map(([a, b]) => `(${a}, ${b})`).join(" ");
  return [
    h("section", {}, h("h2", {}, text.title), h("p", {}, text.rules), h("p", {}, text.board), board([]),
      h("ol", {}, ...text.questions.map((question) => h("li", {}, question)))),
    h("section", {}, h("h2", {}, `${text.title}: ${text.key}`), board(pairs), h("p", {}, text.pairs + list),
      h("p", {}, text.differences), h("p", {}, text.answer + moves.join(" "))),
  ];
}
