// Light or dark: as the system, until somebody chooses.
import { signal } from "@preact/signals";
import { remember, remembered } from "./memory";

export type Theme = "light" | "dark";

const chosen = remembered("theme");
const system: Theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

export const theme = signal<Theme>(chosen === "light" || chosen === "dark" ? chosen : system);

export function toggleTheme(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  remember("theme", theme.value);
}
