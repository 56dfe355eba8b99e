// The games of the core that have a name.
import { ask } from "./core";
import type { Offered } from "./generated/core";

export const games = (): Offered[] => ask("games", {});

/** A game as the core reads it: `wythoff(k=1)`. */
export function called({ name }: Offered, parameters: string | null): string {
  const inside = parameters?.trim();
  return inside ? `${name}(${inside})` : name;
}

/** The games to choose from, each under its name with the parameters of its example. */
export const choices = (): [value: string, title: string][] => games().map((game) => [called(game, game.parameters), game.title]);

export const game = (value: string): Offered | undefined => games().find((one) => called(one, one.parameters) === value);
