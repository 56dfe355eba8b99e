// What is looked for and what is chosen; both stand in the address, so that a link shows the same.
import { batch, computed, signal } from "@preact/signals";
import type { Game } from "./data";
import { NoCondition, search } from "./query";

export const games = signal<Game[]>([]);
export const query = signal("");
export const chosen = signal<Game | null>(null);

const answer = computed<{ found: Game[]; wrong: string | null }>((): { found: Game[]; wrong: string | null } => {
  try {
    return { found: search(games.value, query.value), wrong: null };
  } catch (error) {
    if (error instanceof NoCondition) return { found: [], wrong: error.found };
    throw error;
  }
});

/** The games that were found, and the word that was not understood. */
export const found = computed(() => answer.value.found);
export const wrong = computed(() => answer.value.wrong);

/** The games with the losing positions of the chosen one, itself too. */
export const alike = computed(() => (chosen.value ? games.value.filter((game) => game.set === chosen.value!.set) : []));

let resting: ReturnType<typeof setTimeout> | undefined;

/** Writes the address when nothing has changed for a moment: browsers count the changes. */
function write(): void {
  clearTimeout(resting);
  resting = setTimeout(() => {
    const parameters = new URLSearchParams();
    if (query.value) parameters.set("q", query.value);
    if (chosen.value) parameters.set("game", chosen.value.key);
    history.replaceState(null, "", `#${parameters}`);
  }, 250);
}

export function ask(text: string): void {
  batch(() => {
    query.value = text;
    if (chosen.value && !found.value.includes(chosen.value)) chosen.value = found.value[0] ?? null;
  });
  write();
}

export function choose(game: Game): void {
  chosen.value = game;
  write();
}

/** Reads the address, now and whenever a person changes it. */
export function follow(): void {
  const read = () => {
    const parameters = new URLSearchParams(location.hash.slice(1));
    batch(() => {
      query.value = (parameters.get("q") ?? "").slice(0, 1000);
      const key = parameters.get("game");
      chosen.value = (key && games.value.find((game) => game.key.startsWith(key))) || found.value[0] || null;
    });
  };
  addEventListener("hashchange", read);
  read();
}
