// An automaton drawn: states in a ring, the start on the left, accepting states doubled.
import { svg } from "../dom";

export interface Drawing {
  start: number;
  accepting: boolean[];
  edges: [from: number, to: number, letters: string[]][];
}

const RADIUS = 17;

/** The letters of an edge, not all of them if they are many. */
const label = (letters: string[]): string => (letters.length > 4 ? `${letters.slice(0, 3).join("  ")} …` : letters.join("  "));

export function automatonView({ start, accepting, edges }: Drawing, title: string): SVGElement {
  const count = accepting.length;
  const ring = count === 1 ? 0 : Math.max(80, (count * 120) / (2 * Math.PI));
  const side = ring + 76;
  const place = (state: number): [number, number] => {
    const angle = Math.PI + (2 * Math.PI * (state - start)) / count;
    return [ring * Math.cos(angle), ring * Math.sin(angle)];
  };
  const picture = svg(
    "svg",
    { viewBox: `${-side} ${-side} ${2 * side} ${2 * side}`, role: "img", "aria-label": title, class: "automaton" },
    svg("defs", {}, svg("marker", { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
      svg("path", { d: "M0 0l8 4-8 4z", class: "tip" }))),
  );
  const write = (x: number, y: number, text: string) => picture.append(svg("text", { x, y, class: "letters" }, text));
  for (const [from, to, letters] of edges) {
    const [x, y] = place(from);
    if (from === to) {
      const away = ring ? Math.atan2(y, x) : -Math.PI / 2;
      const point = (turn: number, far: number) => `${x + far * Math.cos(away + turn)} ${y + far * Math.sin(away + turn)}`;
      picture.append(svg("path", { d: `M${point(-0.5, RADIUS)}C${point(-0.6, 58)} ${point(0.6, 58)} ${point(0.5, RADIUS)}`, class: "edge", "marker-end": "url(#tip)" }));
      write(x + 60 * Math.cos(away), y + 58 * Math.sin(away), label(letters));
      continue;
    }
    const [u, v] = place(to);
    const length = Math.hypot(u - x, v - y);
    const [dx, dy] = [(u - x) / length, (v - y) / length];
    // Bent to one side, so that there and back are two lines.
    const middle = [(x + u) / 2 - dy * 24, (y + v) / 2 + dx * 24] as const;
    const from_ = [x + dx * RADIUS - dy * 4, y + dy * RADIUS + dx * 4];
    const to_ = [u - dx * (RADIUS + 2) - dy * 5, v - dy * (RADIUS + 2) + dx * 5];
    picture.append(svg("path", { d: `M${from_}Q${middle} ${to_}`, class: "edge", "marker-end": "url(#tip)" }));
    // A third of the way along the bend, where few lines meet.
    const along = (a: number, b: number, c: number) => 0.4489 * a + 0.4422 * b + 0.1089 * c;
    write(along(x, middle[0], u), along(y, middle[1], v) + 3, label(letters));
  }
  accepting.forEach((accepts, state) => {
    const [cx, cy] = place(state);
    picture.append(svg("circle", { cx, cy, r: RADIUS, class: "state" }));
    if (accepts) picture.append(svg("circle", { cx, cy, r: RADIUS - 4, class: "state" }));
    picture.append(svg("text", { x: cx, y: cy + 4, class: "name" }, String(state)));
  });
  const [x, y] = place(start);
  picture.append(svg("path", { d: `M${x - 44} ${y}H${x - RADIUS - 1}`, class: "edge", "marker-end": "url(#tip)" }));
  return picture;
}
