// What forms are made of.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { words } from "./language";

/** A field with its label. */
export const Field = ({ label, wide, children }: { label: ComponentChildren; wide?: boolean; children: ComponentChildren }) => (
  <label class={wide ? "field wide" : "field"}>
    <span>{label}</span>
    {children}
  </label>
);

export interface SelectProps {
  options: [value: string, label: string][];
  value: string;
  change: (value: string) => void;
}

/** A choice of a few. */
export const Select = ({ options, value, change }: SelectProps) => (
  <select value={value} onChange={(event) => change(event.currentTarget.value)}>
    {options.map(([one, label]) => (
      <option key={one} value={one} selected={one === value}>
        {label}
      </option>
    ))}
  </select>
);

export const Check = ({ label, checked, change, off }: { label: string; checked: boolean; change: (checked: boolean) => void; off?: boolean }) => (
  <label class="check">
    <input type="checkbox" checked={checked} disabled={off} onChange={(event) => change(event.currentTarget.checked)} />
    {label}
  </label>
);

/** A line of text that is typed. */
export const Line = ({ value, size, change }: { value: string; size: number; change: (value: string) => void }) => (
  <input value={value} size={size} spellcheck={false} autocomplete="off" onInput={(event) => change(event.currentTarget.value)} />
);

export interface PressProps {
  children: ComponentChildren;
  press: () => void;
  off?: boolean;
  primary?: boolean;
  pressed?: boolean;
  label?: string;
}

/** A button that keeps the focus while it can do nothing: who plays by keyboard is not thrown out of the game. */
export const Press = ({ children, press, off = false, primary, pressed, label }: PressProps) => (
  <button
    type="button"
    class={primary ? "primary" : undefined}
    aria-disabled={off ? "true" : undefined}
    aria-pressed={pressed === undefined ? undefined : String(pressed) as "true"}
    aria-label={label}
    onClick={() => !off && press()}
  >
    {children}
  </button>
);

/** Copies a text and says so. */
export function Copy({ text, label }: { text: () => string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      // Without the clipboard the text is still on the screen.
    }
  };
  return (
    <button type="button" onClick={copy}>
      {copied ? words().copied : label}
    </button>
  );
}

/** Hands a file to the person. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
