// Wythoff's game as a board: the position is a queen, and she goes to the corner.
import { h, svg } from "../dom";
import { words } from "../language";

const CELL = 28;

export interface QueenOptions {
  piles: [number, number];
  start: [number, number];
  reach: [number, number][];
  enabled: boolean;
  go: (to: [number, number]) => void;
}

export function queenView({ piles: [a, b], start, reach, enabled, go }: QueenOptions): HTMLElement {
  const text = words().play;
  const columns = Math.max(start[0], a) + 1;
  const rows = Math.max(start[1], b) + 1;
  const reachable = new Set(reach.map(String));
  const x = (column: number) => column * CELL;
  // The corner (0, 0) is below on the left.
  const y = (row: number) => (rows - 1 - row) * CELL;
  const board = svg("svg", { viewBox: `-18 -4 ${columns * CELL + 22} ${rows * CELL + 24}`, "aria-hidden": "true" });
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const shade = (row + column) % 2 ? "light" : "dark";
      board.append(svg("rect", { x: x(column), y: y(row), width: CELL, height: CELL, class: `square ${shade}` }));
    }
  }
  const every = Math.max(rows, columns) > 30 ? 5 : 1;
  for (let column = 0; column < columns; column += every) {
    board.append(svg("text", { x: x(column) + CELL / 2, y: rows * CELL + 14, class: "axis" }, String(column)));
  }
  for (let row = 0; row < rows; row += every) {
    board.append(svg("text", { x: -9, y: y(row) + CELL / 2 + 4, class: "axis" }, String(row)));
  }
  if (enabled) {
    for (const [column, row] of reach) {
      board.append(svg("circle", { cx: x(column) + CELL / 2, cy: y(row) + CELL / 2, r: 4, class: "reach" }));
    }
  }
  board.append(
    svg("path", {
      class: "queen",
      d: "M4 21h16v-3H4zM5 16l-2-9 5 4 4-7 4 7 5-4-2 9z",
      transform: `translate(${x(a) + 2} ${y(b) + 2})`,
    }),
  );
  const mark = svg("rect", { width: CELL, height: CELL, class: "cursor" });
  board.append(mark);

  let cursor: [number, number] = [a, b];
  const element = h(
    "div",
    { class: "queen-board", role: "application", tabindex: enabled ? 0 : -1, "aria-label": text.board },
    board,
    h("p", { class: "quiet", "aria-live": "polite" }),
  );
  const line = element.lastElementChild as HTMLElement;
  const place = (to: [number, number], say: boolean) => {
    cursor = [Math.max(0, Math.min(columns - 1, to[0])), Math.max(0, Math.min(rows - 1, to[1]))];
    mark.setAttribute("x", String(x(cursor[0])));
    mark.setAttribute("y", String(y(cursor[1])));
    if (say) line.textContent = text.cursor(cursor[0], cursor[1], reachable.has(String(cursor)));
  };
  place([a, b], false);
  line.textContent = `(${a}, ${b})`;
  if (!enabled) return element;
  board.addEventListener("click", (event) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM()!.inverse());
    const to: [number, number] = [Math.floor(point.x / CELL), rows - 1 - Math.floor(point.y / CELL)];
    if (to[0] < 0 || to[1] < 0 || to[0] >= columns || to[1] >= rows) return;
    place(to, true);
    go(to);
  });
  element.addEventListener("keydown", (event) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const step = steps[event.key];
    if (step) place([cursor[0] + step[0], cursor[1] + step[1]], true);
    else if (event.key === "Enter" || event.key === " ") go(cursor);
    else return;
    event.preventDefault();
  });
  return element;
}
