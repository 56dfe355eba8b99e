// Colours of values: 0 stands out, the others run through a scale.

type Colour = [number, number, number];

const STOPS: Colour[] = [[36, 30, 78], [67, 62, 133], [56, 128, 142], [93, 186, 126], [226, 220, 98], [250, 244, 210]];
const LOST: Colour = [196, 62, 40];

function between(share: number): Colour {
  const place = share * (STOPS.length - 1);
  const index = Math.min(Math.floor(place), STOPS.length - 2);
  const part = place - index;
  return [0, 1, 2].map((i) => Math.round(STOPS[index]![i]! * (1 - part) + STOPS[index + 1]![i]! * part)) as Colour;
}

/** One pixel a cell. The pixels of row b stand from below, as on a board. */
export function pixels(cells: Uint16Array, size: number, grundy: boolean, paper: Colour): ImageData {
  const image = new ImageData(size, size);
  const words = new Uint32Array(image.data.buffer);
  // Little-endian, as every machine with a browser is: red is the lowest byte.
  const pack = ([r, g, b]: Colour) => (255 << 24) | (b << 16) | (g << 8) | r;
  const most = cells.reduce((max, cell) => Math.max(max, cell), 1);
  const colours = Uint32Array.from({ length: most + 1 }, (_, value) =>
    value === 0 ? pack(LOST) : grundy ? pack(between(value / most)) : pack(paper),
  );
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) words[(size - 1 - b) * size + a] = colours[cells[a * size + b]!]!;
  }
  return image;
}
