// The language of the page.
import { dictionaries, type Dictionary, type Language } from "./generated/words";
import { speech } from "./speech";

export type { Language };

export const { language, words, next, speak } = speech<Language, Dictionary>(dictionaries);
