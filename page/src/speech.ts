// The language of a page: asked for once, remembered, and said to the browser.
import { signal } from "@preact/signals";
import { remember, remembered } from "./memory";

/** Dictionaries under the codes of their languages, and the one that is spoken. */
export function speech<Language extends string, Dictionary>(dictionaries: Record<Language, Dictionary>) {
  const languages = Object.keys(dictionaries) as Language[];
  const named = (wanted: string | null) => languages.find((code) => code === wanted);
  const ofBrowser = languages.find((code) => navigator.language.startsWith(code)) ?? languages[0]!;
  const current = signal<Language>(named(remembered("language")) ?? ofBrowser);
  return {
    /** Whoever reads it is drawn again when it changes. */
    language: (): Language => current.value,
    /** The words of the page in the current language. */
    words: (): Dictionary => dictionaries[current.value],
    /** The language after the current one, with its words. */
    next: (): [Language, Dictionary] => {
      const code = languages[(languages.indexOf(current.value) + 1) % languages.length]!;
      return [code, dictionaries[code]];
    },
    speak: (chosen: Language): void => {
      current.value = chosen;
      remember("language", chosen);
    },
  };
}
