// Unpacks LZMA, the format of the `.lzma` files that xz writes (I. Pavlov's description of it, 2013).
import { fromLetters } from "./letters";

/** How many bits a probability has. */
const BITS = 11;
const HALF = 1 << (BITS - 1);
/** Probabilities move by a thirty-second of the way. */
const SPEED = 5;

const probabilities = (count: number): Uint16Array => new Uint16Array(count).fill(HALF);

/** Reads bits that were written with probabilities. */
class Range {
  private range = 0xffffffff;
  private code = 0;
  constructor(
    private readonly input: Uint8Array,
    private place: number,
  ) {
    for (let i = 0; i < 5; i++) this.code = ((this.code << 8) | this.input[this.place++]!) >>> 0;
  }

  private normalise(): void {
    if (this.range >= 1 << 24) return;
    this.range = (this.range << 8) >>> 0;
    this.code = ((this.code << 8) | (this.input[this.place++] ?? 0)) >>> 0;
  }

  bit(table: Uint16Array, index: number): number {
    this.normalise();
    const probability = table[index]!;
    const bound = (this.range >>> BITS) * probability;
    if (this.code < bound) {
      this.range = bound;
      table[index] = probability + (((1 << BITS) - probability) >> SPEED);
      return 0;
    }
    this.range -= bound;
    this.code -= bound;
    table[index] = probability - (probability >> SPEED);
    return 1;
  }

  direct(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      this.normalise();
      this.range >>>= 1;
      const one = this.code >= this.range ? 1 : 0;
      if (one) this.code -= this.range;
      value = ((value << 1) | one) >>> 0;
    }
    return value;
  }

  /** A number of some bits, the highest first. */
  tree(table: Uint16Array, bits: number, offset = 0): number {
    let node = 1;
    for (let i = 0; i < bits; i++) node = (node << 1) | this.bit(table, offset + node);
    return node - (1 << bits);
  }

  /** A number of some bits, the lowest first. */
  reverse(table: Uint16Array, bits: number, offset = 0): number {
    let [node, value] = [1, 0];
    for (let i = 0; i < bits; i++) {
      const one = this.bit(table, offset + node);
      node = (node << 1) | one;
      value |= one << i;
    }
    return value;
  }
}

/** Reads lengths of repetitions, less two. */
class Lengths {
  private readonly choice = probabilities(2);
  private readonly low = probabilities(16 << 3);
  private readonly middle = probabilities(16 << 3);
  private readonly high = probabilities(256);

  read(range: Range, position: number): number {
    if (!range.bit(this.choice, 0)) return range.tree(this.low, 3, position << 3);
    if (!range.bit(this.choice, 1)) return 8 + range.tree(this.middle, 3, position << 3);
    return 16 + range.tree(this.high, 8);
  }
}

/** Bytes that grow as they are written. */
class Output {
  private bytes = new Uint8Array(1 << 21);
  length = 0;

  push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
  }

  back(distance: number): number {
    return this.bytes[this.length - distance] ?? 0;
  }

  finished(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}

/** The bytes that were packed into a block of the page; they end with the mark that xz writes. */
export function unpack(block: string): Uint8Array<ArrayBuffer> {
  const packed = fromLetters(document.getElementById(block)!.textContent!);
  const properties = packed[0]!;
  const lc = properties % 9;
  const lp = Math.floor(properties / 9) % 5;
  const pb = Math.floor(properties / 45);
  const range = new Range(packed, 13);
  const out = new Output();

  const literals = probabilities(0x300 << (lc + lp));
  const isMatch = probabilities(12 << 4);
  const isRepeat = probabilities(12);
  const isRepeat0 = probabilities(12);
  const isRepeat1 = probabilities(12);
  const isRepeat2 = probabilities(12);
  const isLongRepeat = probabilities(12 << 4);
  const slots = probabilities(4 << 6);
  const near = probabilities(128);
  const align = probabilities(16);
  const lengths = new Lengths();
  const repeatLengths = new Lengths();

  let state = 0;
  let repeats: [number, number, number, number] = [0, 0, 0, 0];

  function literal(): void {
    const place = ((out.length & ((1 << lp) - 1)) << lc) + ((out.length ? out.back(1) : 0) >> (8 - lc));
    const offset = 0x300 * place;
    let symbol = 1;
    if (state >= 7) {
      let match = out.back(repeats[0] + 1);
      while (symbol < 0x100) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const one = range.bit(literals, offset + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | one;
        if (expected !== one) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | range.bit(literals, offset + symbol);
    out.push(symbol & 0xff);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  function distance(length: number): number {
    const slot = range.tree(slots, 6, Math.min(length, 3) << 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = ((2 | (slot & 1)) << bits) >>> 0;
    if (slot < 14) return base + range.reverse(near, bits, base - slot);
    return (base + ((range.direct(bits - 4) << 4) >>> 0) + range.reverse(align, 4)) >>> 0;
  }

  for (;;) {
    const position = out.length & ((1 << pb) - 1);
    if (!range.bit(isMatch, (state << 4) + position)) {
      literal();
      continue;
    }
    let length: number;
    if (range.bit(isRepeat, state)) {
      const [first, second, third, fourth] = repeats;
      if (!range.bit(isRepeat0, state)) {
        if (!range.bit(isLongRepeat, (state << 4) + position)) {
          state = state < 7 ? 9 : 11;
          out.push(out.back(first + 1));
          continue;
        }
      } else if (!range.bit(isRepeat1, state)) repeats = [second, first, third, fourth];
      else if (!range.bit(isRepeat2, state)) repeats = [third, first, second, fourth];
      else repeats = [fourth, first, second, third];
      length = repeatLengths.read(range, position);
      state = state < 7 ? 8 : 11;
    } else {
      length = lengths.read(range, position);
      state = state < 7 ? 7 : 10;
      const far = distance(length);
      if (far === 0xffffffff) return out.finished();
      repeats = [far, repeats[0], repeats[1], repeats[2]];
    }
    for (let i = 0; i < length + 2; i++) out.push(out.back(repeats[0] + 1));
  }
}
