// The state of the page and its address, which are the same thing: every screen writes what it shows into the part after
// `#`, and a link, a reload, Back and Forward read it again. What an address says is checked by the core, not here.
import { batch, signal, type Signal } from "@preact/signals";
import { Refusal } from "./core";
import { words } from "./language";

export const TABS = ["play", "puzzles", "see", "learn", "lab", "class"] as const;
export type Tab = (typeof TABS)[number];

/** Longer addresses are not read. */
const LONGEST = 20_000;
/** Browsers allow about a hundred changes of the address in half a minute: what slides is written when it rests. */
const REST = 250;

export type Written = Record<string, string | number | boolean | null>;

interface Screen {
  write: () => Written;
  read: (parameters: URLSearchParams) => void;
  reset: () => void;
}

const screens = new Map<Tab, Screen>();

/** The screen that is shown. */
export const tab = signal<Tab>("play");
/** Whether the page stands inside another one. */
export const embedded = new URLSearchParams(location.search).has("embed");
/** Why the address could not be read. */
export const notice = signal<string | null>(null);

/** The state of a screen: what it is at first, how it is written and how it is read. */
export function screen<T>(name: Tab, initial: () => T, write: (state: T) => Written, read: (parameters: URLSearchParams) => T): Signal<T> {
  const state = signal(null as T);
  screens.set(name, {
    write: () => write(state.value),
    read: (parameters) => (state.value = read(parameters)),
    reset: () => (state.value = initial()),
  });
  return state;
}

/** What is false, empty or null is not written. */
export function addressOf(name: Tab): string {
  const written = Object.entries(screens.get(name)!.write()).filter(([, value]) => value !== false && value !== null && value !== "");
  const parameters = new URLSearchParams(written.map(([key, value]) => [key, value === true ? "1" : String(value)]));
  // These are harmless after `#`, and a person can read them.
  const text = parameters.toString().replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";");
  // What could not be read again is not written.
  return text.length > LONGEST ? `#${name}` : `#${name}${text && "?"}${text}`;
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** Writes the address of what is shown now. */
export function settle(): void {
  clearTimeout(resting);
  resting = undefined;
  const address = addressOf(tab.value);
  if (address !== location.hash) history.replaceState(null, "", address);
}

/** A change one may want to go back from. */
export function step(change: () => void): void {
  if (resting !== undefined) settle();
  batch(change);
  notice.value = null;
  const address = addressOf(tab.value);
  if (address !== location.hash) history.pushState(null, "", address);
}

/** A change that goes with the last step: a reply, a slider, a zoom. */
export function slide(change: () => void): void {
  batch(change);
  clearTimeout(resting);
  resting = setTimeout(settle, REST);
}

/** Shows another screen, as it was left. */
export const show = (name: Tab): void => step(() => (tab.value = name));

function read(): void {
  clearTimeout(resting);
  resting = undefined;
  const [name, text] = [location.hash.slice(1).split("?", 1)[0]!, location.hash.split("?").slice(1).join("?")];
  const found = TABS.find((one) => one === name);
  notice.value = null;
  const refuse = (reason: string) => (notice.value = words().badLink({ reason }));
  batch(() => {
    if (name && !found) refuse(words().noScreen({ name: name.slice(0, 40) }));
    tab.value = found ?? "play";
    if (!text) return;
    const { read, reset } = screens.get(tab.value)!;
    try {
      if (text.length > LONGEST) throw new Refusal(words().longLink);
      read(new URLSearchParams(text));
    } catch (error) {
      reset();
      refuse(error instanceof Refusal ? error.message : String(error));
    }
  });
}

/** Reads the address, now and whenever the person changes it. */
export function follow(): void {
  for (const { reset } of screens.values()) reset();
  addEventListener("popstate", read);
  read();
  if (!notice.value) settle();
}

/** The link to what is shown; a page from a file has no address that means anything elsewhere, so its name stands for it. */
export function link(name: Tab = tab.value): string {
  settle();
  const place = location.protocol === "file:" ? location.pathname.split("/").pop()! : location.href.split("#")[0]!;
  return place + addressOf(name);
}
