// Unpacks LZMA, the format of `.lzma` files (I. Pavlov's specification of it, 2015), after the checksum of what was packed.

/** A probability has eleven bits, and moves a thirty-second of the way. */
const [BITS, SPEED] = [11, 5];

/** The bytes before the first packed one: the checksum, the properties, the size of the dictionary, the length. */
const HEAD = 17;

const probabilities = (count: number): Uint16Array => new Uint16Array(count).fill(1 << (BITS - 1));

/** Reads bits that were written with probabilities. */
class Range {
  // Words of 32 bits: as fields, engines would keep each in a box of its own.
  private readonly words = new Uint32Array([0xffffffff, 0]);
  constructor(
    private readonly input: Uint8Array,
    private place: number,
  ) {
    for (let i = 0; i < 5; i++) this.words[1] = (this.words[1]! << 8) | this.input[this.place++]!;
  }

  /** The range, made large enough again. */
  private wide(): number {
    const words = this.words;
    if (words[0]! < 1 << 24) {
      words[0]! <<= 8;
      words[1] = (words[1]! << 8) | this.input[this.place++]!;
    }
    return words[0]!;
  }

  bit(table: Uint16Array, index: number): number {
    const range = this.wide();
    const probability = table[index]!;
    const bound = (range >>> BITS) * probability;
    const words = this.words;
    if (words[1]! < bound) {
      words[0] = bound;
      table[index] = probability + (((1 << BITS) - probability) >> SPEED);
      return 0;
    }
    words[0] = range - bound;
    words[1]! -= bound;
    table[index] = probability - (probability >> SPEED);
    return 1;
  }

  /** A number of some bits that were not foretold. */
  direct(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const half = this.wide() >>> 1;
      const one = this.words[1]! >= half ? 1 : 0;
      this.words[0] = half;
      this.words[1]! -= one * half;
      value = (value << 1) | one;
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

/** The remainders of bytes by the polynomial of CRC-32. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let i = 0; i < 8; i++) byte = (byte >>> 1) ^ (byte & 1 ? 0xedb88320 : 0);
  return byte;
});

function checksum(bytes: Uint8Array): number {
  let sum = -1;
  for (let i = 0; i < bytes.length; i++) sum = (sum >>> 8) ^ REMAINDERS[(sum ^ bytes[i]!) & 255]!;
  return ~sum >>> 0;
}

/** What was packed; throws if it was damaged since. */
export function unpackLzma(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new DataView(packed.buffer, packed.byteOffset, HEAD);
  const [sum, properties, length] = [head.getUint32(0, true), head.getUint8(4), head.getUint32(9, true)];
  const unpacked = decode(new Range(packed, HEAD), properties, new Uint8Array(length));
  if (checksum(unpacked) !== sum) throw new Error("this file is damaged");
  return unpacked;
}

/** Fills `out`. */
function decode(range: Range, properties: number, out: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const lc = properties % 9;
  const literalPlaces = (1 << (Math.floor(properties / 9) % 5)) - 1;
  const places = (1 << Math.floor(properties / 45)) - 1;

  const literals = probabilities(0x300 * (literalPlaces + 1) << lc);
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

  let [place, state] = [0, 0];
  // How far back the last four repetitions were, less one.
  let [first, second, third, fourth] = [0, 0, 0, 0];

  function literal(): void {
    const before = place ? out[place - 1]! : 0;
    const offset = 0x300 * (((place & literalPlaces) << lc) + (before >> (8 - lc)));
    let symbol = 1;
    if (state >= 7) {
      let match = out[place - first - 1]!;
      while (symbol < 0x100) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const one = range.bit(literals, offset + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | one;
        if (expected !== one) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | range.bit(literals, offset + symbol);
    out[place++] = symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  function distance(length: number): number {
    const slot = range.tree(slots, 6, Math.min(length, 3) << 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << bits;
    if (slot < 14) return base + range.reverse(near, bits, base - slot);
    return base + (range.direct(bits - 4) << 4) + range.reverse(align, 4);
  }

  while (place < out.length) {
    const position = place & places;
    if (!range.bit(isMatch, (state << 4) + position)) {
      literal();
      continue;
    }
    let length = 1;
    if (!range.bit(isRepeat, state)) {
      length = lengths.read(range, position) + 2;
      state = state < 7 ? 7 : 10;
      [first, second, third, fourth] = [distance(length - 2), first, second, third];
    } else {
      let isLong = 1;
      if (!range.bit(isRepeat0, state)) isLong = range.bit(isLongRepeat, (state << 4) + position);
      else if (!range.bit(isRepeat1, state)) [first, second] = [second, first];
      else if (!range.bit(isRepeat2, state)) [first, second, third] = [third, first, second];
      else [first, second, third, fourth] = [fourth, first, second, third];
      if (isLong) length = repeatLengths.read(range, position) + 2;
      state = state < 7 ? (isLong ? 8 : 9) : 11;
    }
    for (; length; length--, place++) out[place] = out[place - first - 1]!;
  }
  return out;
}
