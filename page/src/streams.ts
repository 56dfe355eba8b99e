// A WebAssembly module sorted into streams of things that are alike, and back: packed it is a twelfth smaller.
//
// An instruction is foretold by the instructions before it, a variable by the variables; written in turn, each hides the
// other. One walk serves both ways, because it decides by nothing but what it has passed: whatever it takes an
// instruction for, the module comes back as it was.

// The streams: what is not a body of a function; instructions with what is all but known once they are; then numbers, of
// variables read and written, small constants, offsets in memory, functions called, branches, wide constants, sizes.
const [REST, CODE, READ, WRITTEN, CONSTANT, OFFSET, CALLED, BRANCH, WIDE, SIZE] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const STREAMS = 10;

/** The section that has the bodies of the functions. */
const BODIES = 10;

/** Instructions, from one to another, with the streams of the numbers after each (WebAssembly 2.0, section 5.4). */
const OPERANDS: [first: number, last: number, ...streams: number[]][] = [
  [0x02, 0x04, CODE], // block, loop, if: what they leave
  [0x0c, 0x0d, BRANCH],
  [0x10, 0x10, CALLED],
  [0x11, 0x11, CODE, CODE], // an indirect call: type, table
  [0x20, 0x20, READ],
  [0x21, 0x22, WRITTEN],
  [0x23, 0x26, CODE], // globals, tables
  [0x28, 0x3e, CODE, OFFSET], // loads, stores: alignment, offset
  [0x3f, 0x40, CODE], // the size of the memory
  [0x41, 0x41, CONSTANT],
  [0x42, 0x42, WIDE],
  [0xd2, 0xd2, CALLED], // a reference to a function
];

/** The streams of the numbers after each instruction. */
const AFTER: number[][] = Array.from({ length: 256 }, (_, code) =>
  OPERANDS.filter(([first, last]) => first <= code && code <= last).flatMap(([, , ...streams]) => streams),
);

/** How many numbers follow 0xfc and a second code: conversions have none; copies, fills and the like have. */
const AFTER_SECOND = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Walks over a module of some bytes; `pass` hands on the next byte of a stream and says what it is. */
function walk(bytes: number, pass: (stream: number) => number): void {
  let place = 0;

  function next(stream: number): number {
    if (place++ >= bytes) throw new RangeError("a module that ends too early");
    return pass(stream);
  }

  function skip(stream: number, count: number): void {
    for (let i = 0; i < count; i++) next(stream);
  }

  /** A number in groups of seven bits; those whose value matters are below 2³¹. */
  function number(stream: number): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const group = next(stream);
      value |= (group & 127) << shift;
      if (group < 128) return value;
    }
  }

  function numbers(stream: number, count: number): void {
    for (let i = 0; i < count; i++) number(stream);
  }

  function instruction(): void {
    const code = next(CODE);
    const after = AFTER[code]!;
    for (let i = 0; i < after.length; i++) number(after[i]!);
    if (code === 0x0e) numbers(BRANCH, number(BRANCH) + 1);
    else if (code === 0x43) skip(WIDE, 4);
    else if (code === 0x44) skip(WIDE, 8);
    else if (code === 0xfc) numbers(CODE, AFTER_SECOND[number(CODE)] ?? 0);
  }

  function body(): void {
    const size = number(SIZE);
    const end = place + size;
    for (let groups = number(CODE); groups > 0; groups--) {
      number(CODE);
      next(CODE);
    }
    while (place < end) instruction();
  }

  skip(REST, 8);
  while (place < bytes) {
    const section = next(REST);
    const size = number(REST);
    if (section === BODIES) for (let bodies = number(REST); bodies > 0; bodies--) body();
    else skip(REST, size);
  }
}

/** The bytes of a module by streams, after the lengths of these. */
export function sort(module: Uint8Array): Uint8Array {
  const streams = Array.from({ length: STREAMS }, (): number[] => []);
  let place = 0;
  walk(module.length, (stream) => {
    const byte = module[place++]!;
    streams[stream]!.push(byte);
    return byte;
  });
  const lengths = new Uint32Array(streams.map((stream) => stream.length));
  return new Uint8Array([...new Uint8Array(lengths.buffer), ...streams.flat()]);
}

/** The module whose bytes were sorted. */
export function unsort(sorted: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const lengths = new Uint32Array(sorted.buffer, sorted.byteOffset, STREAMS);
  let start = lengths.byteLength;
  const places = lengths.map((length) => (start += length) - length);
  const module = new Uint8Array(sorted.length - lengths.byteLength);
  let place = 0;
  walk(module.length, (stream) => (module[place++] = sorted[places[stream]!++]!));
  return module;
}
