// A WebAssembly module that was sorted into streams of things that are alike, put together again.
//
// An instruction is foretold by the instructions before it, a variable by the variables; written in turn, each hides the
// other. `xtask/src/web/streams.rs` sorts, by the same table, and says what is in each stream.

const [REST, CODE, READ, WRITTEN, OFFSET, CALLED, BRANCH, WIDE, CONSTANT] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const STREAMS = CONSTANT + 256;

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
  [0x42, 0x42, WIDE],
];

/** The streams of the numbers after each instruction. */
const AFTER: number[][] = Array.from({ length: 256 }, (_, code) =>
  OPERANDS.filter(([first, last]) => first <= code && code <= last).flatMap(([, , ...streams]) => streams),
);

/** How many numbers follow 0xfc and a second code: conversions have none; copies, fills and the like have. */
const AFTER_SECOND = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** The module whose bytes were sorted: after its length and those of the streams come the streams. */
export function unsort(sorted: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = new Uint32Array(sorted.buffer, 0, 1 + STREAMS);
  const module = new Uint8Array(head[0]!);
  let start = head.byteLength;
  const places = head.slice(1).map((length) => (start += length) - length);
  let place = 0;

  const next = (stream: number): number => (module[place++] = sorted[places[stream]!++]!);

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

  /** Puts an instruction there, and says by how much deeper the next stands. */
  function instruction(): number {
    const code = next(CODE);
    const after = AFTER[code]!;
    for (let i = 0; i < after.length; i++) number(after[i]!);
    if (code === 0x0e) numbers(BRANCH, number(BRANCH) + 1);
    // What a constant is for says what it may be: the next instruction.
    else if (code === 0x41) number(CONSTANT + sorted[places[CODE]!]!);
    else if (code === 0x43) skip(WIDE, 4);
    else if (code === 0x44) skip(WIDE, 8);
    else if (code === 0xfc) numbers(CODE, AFTER_SECOND[number(CODE)] ?? 0);
    return code === 0x0b ? -1 : code >= 0x02 && code <= 0x04 ? 1 : 0;
  }

  /** Its size was left out: it is known at the end. */
  function body(): void {
    const begin = place;
    for (let groups = number(CODE); groups > 0; groups--) {
      number(CODE);
      next(CODE);
    }
    for (let depth = 1; depth > 0; ) depth += instruction();
    const size: number[] = [];
    for (let rest = place - begin; rest || !size.length; rest >>>= 7) size.push((rest & 127) | (rest > 127 ? 128 : 0));
    module.copyWithin(begin + size.length, begin, place);
    module.set(size, begin);
    place += size.length;
  }

  skip(REST, 8);
  while (place < module.length) {
    const section = next(REST);
    const size = number(REST);
    if (section === BODIES) for (let bodies = number(REST); bodies > 0; bodies--) body();
    else skip(REST, size);
  }
  return module;
}
