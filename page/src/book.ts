// What was written when the page was built: theorems with proofs, formulas judged, programs.
import { signal } from "@preact/signals";
import type { Chapter } from "./generated/core";
import { language } from "./language";
import { unpackLzma } from "./lzma";
import { bytes } from "./packed";

const book = signal<Record<string, Chapter> | null>(null);

/** Unpacks the book; the board does not wait for it. */
export async function open(): Promise<void> {
  const text = new TextDecoder().decode(unpackLzma(bytes("book")));
  book.value = JSON.parse(text) as Record<string, Chapter>;
}

/** The book in the current language, as soon as it is open. */
export const chapter = (): Chapter | undefined => book.value?.[language()];
