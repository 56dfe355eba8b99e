// What the page remembers of a person: two small choices. Without storage it forgets.

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`wythoff-${key}`, value);
  } catch {
    // Private windows may refuse; then the choice lasts as long as the page.
  }
}

export function remembered<T extends string>(key: string, known: T[]): T | undefined {
  try {
    const value = localStorage.getItem(`wythoff-${key}`);
    return known.find((one) => one === value);
  } catch {
    return undefined;
  }
}
