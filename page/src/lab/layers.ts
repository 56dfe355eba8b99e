// An automaton laid out in layers, by the method of Sugiyama, Tagawa and Toda (1981) that Graphviz uses, too: a state stands
// in the layer of its distance from the start, and within a layer near the middle of its neighbours in the layers beside it.
import type { Drawing } from "../generated/core";

/** How often the layers are swept; drawings of this size settle after a few. */
const SWEEPS = 12;

export interface Places {
  /** Of each state its layer and its row, which may be between two. */
  at: { layer: number; row: number }[];
  layers: number;
  rows: number;
}

export function layers({ start, accepting, edges }: Drawing): Places {
  const layer = new Map<number, number>([[start, 0]]);
  for (const queue = [start]; queue.length; ) {
    const from = queue.shift()!;
    for (const [a, b] of edges) {
      if (a === from && !layer.has(b)) queue.push(layer.set(b, layer.get(a)! + 1) && b);
    }
  }
  // Every state of a least automaton is reached; should one not be, it stands at the end.
  const last = Math.max(...layer.values());
  const columns: number[][] = Array.from({ length: last + 1 }, () => []);
  accepting.forEach((_, state) => columns[layer.get(state) ?? last]!.push(state));
  const row = new Map<number, number>();
  const number = () => columns.forEach((column) => column.forEach((state, index) => row.set(state, index - (column.length - 1) / 2)));
  number();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const order = sweep % 2 ? [...columns].reverse() : columns;
    for (const column of order) {
      const middle = (state: number) => {
        const beside = edges.flatMap(([a, b]) => (a === state ? [b] : b === state ? [a] : [])).filter((one) => one !== state && layer.get(one) !== layer.get(state));
        return beside.length ? beside.reduce((sum, one) => sum + row.get(one)!, 0) / beside.length : row.get(state)!;
      };
      const middles = new Map(column.map((state) => [state, middle(state)]));
      column.sort((a, b) => middles.get(a)! - middles.get(b)! || a - b);
    }
    number();
  }
  const at = accepting.map((_, state) => ({ layer: layer.get(state) ?? last, row: row.get(state)! }));
  return { at, layers: columns.length, rows: Math.max(...columns.map((column) => column.length)) };
}
