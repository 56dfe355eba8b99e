// What the page remembers of a person: small choices, and the puzzles that were solved. Without storage it forgets.

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`wythoff-${key}`, value);
  } catch {
    // Private windows may refuse; then the choice lasts as long as the page.
  }
}

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`wythoff-${key}`);
  } catch {
    return null;
  }
}
