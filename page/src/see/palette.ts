// Colours of values: 0 stands out, the others run through a scale.

type Colour = [number, number, number];

const STOPS: Colour[] = [[36, 30, 78], [67, 62, 133], [56, 128, 142], [93, 186, 126], [226, 220, 98], [250, 244, 210]];
const LOST: Colour = [196, 62, 40];
const PAPER: Colour = [236, 226, 205];

function between(share: number): Colour {
  const place = share * (STOPS.length - 1);
  const index = Math.min(Math.floor(place), STOPS.length - 2);
  const part = place - index;
  return [0, 1, 2].map((i) => Math.round(STOPS[index]![i]! * (1 - part) + STOPS[index + 1]![i]! * part)) as Colour;
}

/** The colour of a value, of which `most` is the largest. */
function colourOf(value: number, most: number, grundy: boolean): Colour {
  return value === 0 ? LOST : grundy ? between(value / most) : PAPER;
}

/** The table as a drawing: a path a value, a square a cell. */
export function drawing(cells: Uint16Array, size: number, grundy: boolean, title: string): string {
  const most = cells.reduce((max, cell) => Math.max(max, cell), 1);
  const paths = new Map<number, string>();
  cells.forEach((value, index) => {
    const [a, b] = [Math.floor(index / size), index % size];
    paths.set(value, `${paths.get(value) ?? ""}M${a} ${size - 1 - b}h1v1h-1z`);
  });
  const lines = [...paths].map(([value, path]) => `<path fill="rgb(${colourOf(value, most, grundy)})" d="${path}"><title>${value}</title></path>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${title}</title>\n${lines.join("\n")}\n</svg>\n`;
}

/** One pixel a cell. The pixels of row b stand from below, as on a board. */
export function pixels(cells: Uint16Array, size: number, grundy: boolean): ImageData {
  const image = new ImageData(size, size);
  const words = new Uint32Array(image.data.buffer);
  // Little-endian, as every machine with a browser is: red is the lowest byte.
  const pack = ([r, g, b]: Colour) => (255 << 24) | (b << 16) | (g << 8) | r;
  const most = cells.reduce((max, cell) => Math.max(max, cell), 1);
  const colours = Uint32Array.from({ length: most + 1 }, (_, value) =>
    pack(colourOf(value, most, grundy)),
  );
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) words[(size - 1 - b) * size + a] = colours[cells[a * size + b]!]!;
  }
  return image;
}
