// Bytes as letters that stand in a page as they are, and that gzip turns back into bits nearly one for one.
//
// 94 letters: the first 34 stand for six bits, 000000 to 100001, the other 60 for seven, 1000100 to 1111111. That is a
// complete prefix code (34/64 + 60/128 = 1), so any bits can be written, and as letters of seven bits are half as
// frequent, gzip's own code gives every letter about as many bits as it carries.

/** The printable letters but `<`, which may end a text in a page. */
const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join("")
  .replace("<", "");
const PLACES = Uint8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));
const SHORT = 34;

/** Bytes as letters. */
export function toLetters(bytes: Uint8Array): string {
  let [text, held, count] = ["", 0, 0];
  const write = () => {
    const seven = (held >> (count - 7)) & 127;
    const short = seven < 2 * SHORT;
    text += LETTERS[short ? seven >> 1 : seven - SHORT];
    count -= short ? 6 : 7;
  };
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (count += 8; count >= 7; ) write();
  }
  // The last bits, with zeros after them: less than a byte, which nobody reads.
  held <<= 7;
  count += 7;
  write();
  return text;
}

/** The bytes of letters, and zeros after them. */
export function fromLetters(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let [held, count, length] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const index = PLACES[text.charCodeAt(i)]!;
    const bits = index < SHORT ? 6 : 7;
    held = ((held << bits) | (bits === 6 ? index : index + SHORT)) & 0xffff;
    count += bits;
    if (count < 8) continue;
    count -= 8;
    bytes[length++] = held >> count;
  }
  return bytes;
}
