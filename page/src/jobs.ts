// What the page and its worker say to each other.

/** How a table is painted. */
export interface Paint {
  size: number;
  grundy: boolean;
  dark: boolean;
}

/** A table, and one pixel a cell. */
export interface Filled {
  cells: Uint16Array<ArrayBuffer>;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The pixels where another worker finds them: to hand over a copy would hold the page up. */
  stored: Blob;
}

/** A painted table as a picture this many pixels wide: a png, or a drawing with the png between two texts. */
export interface Picture {
  stored: Blob;
  size: number;
  side: number;
  around: [before: string, after: string] | null;
}

/** What is to be done: JSON for the core, or a picture. */
export type Job = { ask: string } | { table: string; paint: Paint } | { prove: string } | { picture: Picture };

/** The core, compiled once by the page, and a job. */
export interface ToWorker {
  module: WebAssembly.Module;
  job: Job;
}

export type FromWorker = { progress: number | string } | { done: unknown } | { error: string };
