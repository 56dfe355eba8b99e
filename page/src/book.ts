// What was written when the page was built: theorems with proofs, formulas judged, programs.
import { signal } from "@preact/signals";
import type { Chapter } from "./generated/core";
import { language } from "./language";
import { unpack } from "./packed";

const book = signal<Record<string, Chapter> | null>(null);

/** Unpacks the book; the board does not wait for it. */
export async function open(): Promise<void> {
  book.value = (await unpack("book").json()) as Record<string, Chapter>;
}

/** The book in the current language, as soon as it is open. */
export const chapter = (): Chapter | undefined => book.value?.[language()];
