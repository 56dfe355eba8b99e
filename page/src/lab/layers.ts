// An automaton laid out in layers, by the method of Sugiyama, Tagawa and Toda (1981) that Graphviz uses, too: a state stands
// in the layer of its distance from the start; an arrow over several layers gets a place of its own in each of them, so that it
// goes around the states there; and whatever stands in a layer stands near its neighbours in the layers beside it.
import type { Drawing } from "../generated/core";

/** How often the layers are swept; drawings of this size settle after a few. */
const SWEEPS = 12;
/** How near two states of a layer may be, a state and an arrow, two arrows. */
const APART = [96, 62, 36] as const;
const WIDE = 150;

export type Point = [x: number, y: number];

export interface Places {
  /** Where each state stands. */
  states: Point[];
  /** The places each arrow goes through between its states; most go straight. */
  through: Point[][];
}

/** A state, or the place of an arrow in a layer it only passes. */
interface Item {
  layer: number;
  isState: boolean;
  beside: Item[];
  y: number;
}

function distances({ start, edges }: Drawing): Map<number, number> {
  const layer = new Map<number, number>([[start, 0]]);
  for (const queue = [start]; queue.length; ) {
    const from = queue.shift()!;
    for (const [a, b] of edges) {
      if (a === from && !layer.has(b)) queue.push(layer.set(b, layer.get(a)! + 1) && b);
    }
  }
  return layer;
}

const apart = (one: Item, other: Item): number => APART[Number(!one.isState) + Number(!other.isState)]!;

const middle = ({ beside, y }: Item): number => (beside.length ? beside.reduce((sum, { y }) => sum + y, 0) / beside.length : y);

/** Every item as near to the middle of its neighbours as the others of its layer let it. */
function settle(column: Item[]): void {
  const wanted = column.map(middle);
  const below: number[] = [];
  const above: number[] = [];
  column.forEach((item, index) => below.push(index ? Math.max(wanted[index]!, below[index - 1]! + apart(column[index - 1]!, item)) : wanted[0]!));
  for (let index = column.length - 1; index >= 0; index--) {
    const next = column[index + 1];
    above[index] = next ? Math.min(wanted[index]!, above[index + 1]! - apart(column[index]!, next)) : wanted[index]!;
  }
  // Both keep the distances, so their mean does.
  column.forEach((item, index) => (item.y = (below[index]! + above[index]!) / 2));
}

export function layers(drawing: Drawing): Places {
  const layer = distances(drawing);
  // Every state of a least automaton is reached; should one not be, it stands at the end.
  const last = Math.max(...layer.values());
  const columns: Item[][] = Array.from({ length: last + 1 }, () => []);
  const place = (layer: number, isState: boolean): Item => {
    const item: Item = { layer, isState, beside: [], y: columns[layer]!.length };
    columns[layer]!.push(item);
    return item;
  };
  const states = drawing.accepting.map((_, state) => place(layer.get(state) ?? last, true));
  const through = drawing.edges.map(([from, to]): Item[] => {
    const [a, b] = [states[from]!, states[to]!];
    const step = Math.sign(b.layer - a.layer);
    const passed = Array.from({ length: Math.max(0, Math.abs(b.layer - a.layer) - 1) }, (_, index) => place(a.layer + step * (index + 1), false));
    const chain = [a, ...passed, b];
    if (step) {
      chain.slice(1).forEach((item, index) => {
        item.beside.push(chain[index]!);
        chain[index]!.beside.push(item);
      });
    }
    return passed;
  });
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const column of sweep % 2 ? [...columns].reverse() : columns) {
      const middles = new Map(column.map((item) => [item, middle(item)]));
      column.sort((one, other) => middles.get(one)! - middles.get(other)!);
      settle(column);
    }
  }
  const point = ({ layer, y }: Item): Point => [layer * WIDE, y];
  return { states: states.map(point), through: through.map((passed) => passed.map(point)) };
}
