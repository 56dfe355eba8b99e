// Wythoff's game as a board: the position is a queen, and she goes to the corner.
import { useRef, useState } from "preact/hooks";
import { words } from "../language";

const CELL = 28;

export type Square = [number, number];

export interface QueenProps {
  piles: Square;
  start: Square;
  /** Where she came from. */
  before: Square | null;
  reach: Square[];
  /** The squares that win, if they are to be seen. */
  winning: Square[] | null;
  /** Where the stones in the hand would take her. */
  aim: Square | null;
  /** Where a hint points. */
  lit: Square | null;
  enabled: boolean;
  go: (to: Square) => void;
  /** Picks up the stones that lead there. */
  hold: (to: Square) => void;
}

export function Queen({ piles: [a, b], start, before, reach, winning, aim, lit, enabled, go, hold }: QueenProps) {
  const text = words().play;
  const picture = useRef<SVGSVGElement>(null);
  const isFinger = useRef(false);
  const [cursor, setCursor] = useState<{ of: string; at: Square } | null>(null);
  const columns = Math.max(start[0], a) + 1;
  const rows = Math.max(start[1], b) + 1;
  const reachable = new Set(reach.map(String));
  const good = new Set(winning?.map(String));
  const x = (column: number) => column * CELL;
  // The corner (0, 0) is below on the left.
  const y = (row: number) => (rows - 1 - row) * CELL;
  const middle = ([column, row]: Square) => `${x(column) + CELL / 2} ${y(row) + CELL / 2}`;
  const here = `${a},${b}`;
  const [column, row] = cursor?.of === here ? cursor.at : [a, b];
  const place = (to: Square) =>
    setCursor({ of: here, at: [Math.max(0, Math.min(columns - 1, to[0])), Math.max(0, Math.min(rows - 1, to[1]))] });
  const every = Math.max(rows, columns) > 60 ? 10 : Math.max(rows, columns) > 30 ? 5 : 1;
  const click = (event: MouseEvent) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.current!.getScreenCTM()!.inverse());
    const to: Square = [Math.floor(point.x / CELL), rows - 1 - Math.floor(point.y / CELL)];
    if (!enabled || to[0] < 0 || to[1] < 0 || to[0] >= columns || to[1] >= rows) return;
    if (isFinger.current) return touch(point);
    place(to);
    go(to);
  };
  // Squares may be smaller than a finger: it takes the nearest one she can reach, and another touch or Take makes the move.
  const touch = (point: DOMPoint) => {
    const far = ([column, row]: Square) => Math.hypot(point.x - x(column) - CELL / 2, point.y - y(row) - CELL / 2);
    const nearest = reach.reduce((one, other) => (far(other) < far(one) ? other : one), reach[0]!);
    if (String(nearest) === String(aim)) go(nearest);
    else hold(nearest);
  };
  const steps: Record<string, Square> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) place([column + step[0], row + step[1]]);
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (enabled) go([column, row]);
    event.preventDefault();
  };
  const square = ([column, row]: Square, kind: string) => (
    <rect key={`${kind}${column},${row}`} x={x(column)} y={y(row)} width={CELL} height={CELL} class={kind} />
  );
  const where = { a: column, b: row };
  const line = cursor?.of !== here ? `(${a}, ${b})` : reachable.has(`${column},${row}`) ? text.cursor(where) : text.cursorOutOfReach(where);
  return (
    <div class="queen-board" role="application" tabIndex={0} aria-label={text.board} aria-disabled={!enabled} onKeyDown={key}>
      <svg ref={picture} viewBox={`-18 -4 ${columns * CELL + 22} ${rows * CELL + 24}`} aria-hidden="true" onPointerDown={(event) => (isFinger.current = event.pointerType === "touch")} onClick={click}>
        <defs>
          <pattern id="squares" width={2 * CELL} height={2 * CELL} patternUnits="userSpaceOnUse" y={y(0) % (2 * CELL)}>
            <rect width={2 * CELL} height={2 * CELL} class="square light" />
            <rect width={CELL} height={CELL} class="square dark" />
            <rect x={CELL} y={CELL} width={CELL} height={CELL} class="square dark" />
          </pattern>
        </defs>
        <rect width={columns * CELL} height={rows * CELL} fill="url(#squares)" />
        {Array.from({ length: columns }, (_, one) => one % every === 0 && <text key={`x${one}`} x={x(one) + CELL / 2} y={rows * CELL + 14} class="axis">{one}</text>)}
        {Array.from({ length: rows }, (_, one) => one % every === 0 && <text key={`y${one}`} x={-9} y={y(one) + CELL / 2 + 4} class="axis">{one}</text>)}
        {enabled && winning && reach.map((to) => square(to, good.has(String(to)) ? "wins" : "loses"))}
        {enabled && !winning && reach.map((to) => <circle key={String(to)} cx={x(to[0]) + CELL / 2} cy={y(to[1]) + CELL / 2} r={4} class="reach" />)}
        {before && <path class="trail" d={`M${middle(before)}L${middle([a, b])}`} />}
        {before && square(before, "left")}
        {lit && square(lit, "lit")}
        {aim && square(aim, "aimed")}
        <g class="queen" style={{ transform: `translate(${x(a) + 2}px, ${y(b) + 2}px)` }}>
          <path d="M4 21h16v-3H4zM5 16l-2-9 5 4 4-7 4 7 5-4-2 9z" />
        </g>
        {square([column, row], "cursor")}
      </svg>
      <p class="quiet" aria-live="polite">{line}</p>
    </div>
  );
}
