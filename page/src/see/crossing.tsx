// Crossing out, step by step: each losing position wins everything that reaches it. The learner finds the next one.
import { useEffect, useState } from "preact/hooks";
import { Field, Press } from "../controls";
import { ask } from "../core";
import { words } from "../language";

const SIZE = 18;
const CELL = 20;
const LAST = 7;

type Cell = "free" | "crossed" | "lost";

/** The board after so many losing pairs of k-Wythoff. */
function board(k: number, pairs: [number, number][]): Cell[][] {
  const cells: Cell[][] = Array.from({ length: SIZE }, () => Array<Cell>(SIZE).fill("free"));
  const set = (a: number, b: number, kind: Cell) => {
    if (a < SIZE && b < SIZE) cells[a]![b] = kind;
  };
  const lost = pairs.flatMap(([a, b]) => (a === b ? [[a, b]] : [[a, b], [b, a]])) as [number, number][];
  for (const [a, b] of lost) {
    for (let x = 1; x < SIZE; x++) {
      set(a + x, b, "crossed");
      set(a, b + x, "crossed");
      for (let y = Math.max(1, x - k); y <= x + k; y++) set(a + x, b + y, "crossed");
    }
  }
  for (const [a, b] of lost) set(a, b, "lost");
  return cells;
}

export interface CrossingProps {
  k: number;
  /** How many losing pairs are found. */
  step: number;
  go: (step: number) => void;
}

export function Crossing({ k, step, go }: CrossingProps) {
  const text = words().see;
  const [playing, setPlaying] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [cursor, setCursor] = useState<[number, number]>([0, 0]);
  const pairs = ask("pairs", { k, count: step });
  const next = ask("pairs", { k, count: step + 1 }).at(-1)!;
  const cells = board(k, pairs);
  const side = SIZE * CELL;
  useEffect(() => {
    if (!playing) return;
    if (step >= LAST) return setPlaying(false);
    const timer = setTimeout(() => go(step + 1), 900);
    return () => clearTimeout(timer);
  }, [playing, step]);
  const guess = (a: number, b: number) => {
    setCursor([a, b]);
    const [x, y] = [Math.min(a, b), Math.max(a, b)];
    if (cells[a]![b] === "lost") return;
    if (x === next[0] && y === next[1]) {
      setSaid(text.right({ a: x, b: y }));
      if (step < LAST) go(step + 1);
    } else {
      setSaid(cells[a]![b] === "crossed" ? text.crossedOut({ a, b }) : text.notFirst({ a, b }));
    }
  };
  const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const within = (place: number) => Math.max(0, Math.min(SIZE - 1, place));
    if (step) {
      const [a, b] = [within(cursor[0] + step[0]), within(cursor[1] + step[1])];
      setCursor([a, b]);
      setSaid({ free: text.cellFree, crossed: text.cellCrossed, lost: text.cellLost }[cells[a]![b]!]({ a, b }));
    } else if (event.key === "Enter" || event.key === " ") guess(...cursor);
    else return;
    event.preventDefault();
  };
  return (
    <div class="toy">
      <div class="bar">
        <Field label={text.step}>
          <input type="range" min={0} max={LAST} value={step} onInput={(event) => go(Number(event.currentTarget.value))} />
        </Field>
        <Press press={() => (step >= LAST && go(0), setPlaying(!playing))} pressed={playing}>{playing ? text.pause : text.animate}</Press>
      </div>
      <div class="crossing-board" role="application" tabIndex={0} aria-label={text.crossingKeys} onKeyDown={key}>
        <svg viewBox={`-16 -2 ${side + 18} ${side + 20}`} class="crossing" aria-hidden="true">
          {cells.map((column, a) => column.map((kind, b) => (
            <rect key={`${a},${b}`} x={a * CELL} y={side - (b + 1) * CELL} width={CELL - 1} height={CELL - 1} class={kind} onClick={() => guess(a, b)} />
          )))}
          <rect x={cursor[0] * CELL} y={side - (cursor[1] + 1) * CELL} width={CELL - 1} height={CELL - 1} class="cursor" />
          {cells.map((_, one) => one % 2 === 0 && (
            <g key={one}>
              <text class="axis" x={one * CELL + CELL / 2} y={side + 13}>{one}</text>
              <text class="axis" x={-8} y={side - one * CELL - CELL / 2 + 4}>{one}</text>
            </g>
          ))}
        </svg>
      </div>
      <p aria-live="polite">{said ?? text.findNext}</p>
      <p class="quiet">{pairs.map(([a, b]) => `(${a}, ${b})`).join(" ")}</p>
    </div>
  );
}
