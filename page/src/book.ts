// What was written when the page was built: theorems with proofs, formulas judged, programs.
import { language } from "./language";
import { unpack } from "./lzma";

export interface Judged {
  code: string;
  about: string;
  wrong: number;
  more: boolean;
  first: [number, number] | null;
}

export interface Chapter {
  theorems: { name: string; title: string; html: string }[];
  /** By the exponent of the limit. */
  precision: Record<string, Judged[]>;
  /** By the name of a game, then by that of a file. */
  programs: Record<string, Record<string, string>>;
}

let unpacked: Record<string, Chapter> | null = null;

/** The book in the current language; unpacked when it is first opened. */
export function chapter(): Chapter {
  unpacked ??= JSON.parse(new TextDecoder().decode(unpack("book"))) as Record<string, Chapter>;
  return unpacked[language()]!;
}
