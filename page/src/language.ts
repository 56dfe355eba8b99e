// The language of the page: asked for once, remembered, and said to the browser.
import { en, type Dictionary } from "./words/en";
import { zh } from "./words/zh";
import { remember, remembered } from "./memory";

export type Language = "en" | "zh";

const dictionaries: Record<Language, Dictionary> = { en, zh };

let current: Language = remembered("language", ["en", "zh"]) ?? (navigator.language.startsWith("zh") ? "zh" : "en");

export const language = (): Language => current;

/** The words of the page in the current language. */
export const words = (): Dictionary => dictionaries[current];

export function speak(chosen: Language): void {
  current = chosen;
  remember("language", chosen);
  document.documentElement.lang = chosen === "zh" ? "zh-Hans" : "en";
}
