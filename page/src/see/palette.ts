// Colours of values: 0 stands out, the others run through a scale.
import type { Filled, Paint } from "../jobs";

type Colour = [number, number, number];

const STOPS: Colour[] = [[36, 30, 78], [67, 62, 133], [56, 128, 142], [93, 186, 126], [226, 220, 98], [250, 244, 210]];
const LOST: Colour = [196, 62, 40];
const LOST_IN_THE_DARK: Colour = [240, 110, 84];
const PAPER: Colour = [236, 226, 205];
const NIGHT: Colour = [34, 37, 43];

function between(share: number): Colour {
  const place = share * (STOPS.length - 1);
  const index = Math.min(Math.floor(place), STOPS.length - 2);
  const part = place - index;
  return [0, 1, 2].map((i) => Math.round(STOPS[index]![i]! * (1 - part) + STOPS[index + 1]![i]! * part)) as Colour;
}

/** The colour of a value, of which `most` is the largest. */
function colourOf(value: number, most: number, { grundy, dark }: Omit<Paint, "size">): Colour {
  // By night the scale does not end in white.
  if (value === 0) return dark ? LOST_IN_THE_DARK : LOST;
  return grundy ? between((value / most) * (dark ? 0.8 : 1)) : dark ? NIGHT : PAPER;
}

/** The scale as a style, from 0 to the most. */
export const scale = (dark: boolean): string =>
  `linear-gradient(to right, ${Array.from({ length: 12 }, (_, index) => `rgb(${colourOf(index + 1, 12, { grundy: true, dark })})`).join(", ")})`;

/** One pixel a cell. The pixels of row b stand from below, as on a board. */
export function pixels(cells: Uint16Array, paint: Paint): Filled["pixels"] {
  const { size } = paint;
  const words = new Uint32Array(size * size);
  // Little-endian, as every machine with a browser is: red is the lowest byte.
  const pack = ([r, g, b]: Colour) => (255 << 24) | (b << 16) | (g << 8) | r;
  let most = 1;
  for (const cell of cells) if (cell > most) most = cell;
  const colours = Uint32Array.from({ length: most + 1 }, (_, value) => pack(colourOf(value, most, paint)));
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) words[(size - 1 - b) * size + a] = colours[cells[a * size + b]!]!;
  }
  return new Uint8ClampedArray(words.buffer);
}
