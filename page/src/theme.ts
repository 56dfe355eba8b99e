// Light or dark: as the system, until somebody chooses.
import { remember, remembered } from "./memory";

type Theme = "light" | "dark";

const chosen = remembered<Theme>("theme", ["light", "dark"]);
const system: Theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

export function applyTheme(theme: Theme = chosen ?? system): void {
  document.documentElement.dataset.theme = theme;
}

export function toggleTheme(): void {
  const next: Theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  remember("theme", next);
  applyTheme(next);
}
