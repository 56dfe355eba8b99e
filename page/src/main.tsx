// The page: a head with the screens, one of them, the language and the theme.
import { effect } from "@preact/signals";
import { render } from "preact";
import { embedded, follow, notice, show, tab, TABS, type Tab } from "./address";
import { open as openBook } from "./book";
import { Classroom } from "./classroom";
import { start } from "./core";
import { offerToInstall } from "./install";
import { Lab } from "./lab";
import { next, speak, words } from "./language";
import { Learn } from "./learn";
import { Play } from "./play";
import { PuzzleScreen } from "./puzzles";
import { See } from "./see";
import { theme, toggleTheme } from "./theme";

const SCREENS: Record<Tab, () => preact.VNode> = { play: Play, puzzles: PuzzleScreen, see: See, learn: Learn, lab: Lab, class: Classroom };

/** One stop of the Tab key; the arrow keys go from screen to screen. */
function Tabs() {
  const text = words();
  const key = (event: KeyboardEvent) => {
    const now = TABS.indexOf(tab.value);
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: TABS.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(TABS[(to + TABS.length) % TABS.length]!);
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={text.title} onKeyDown={key}>
      {TABS.map((name) => (
        <a
          key={name}
          id={`tab-${name}`}
          role="tab"
          href={`#${name}`}
          aria-selected={name === tab.value}
          aria-controls="content"
          tabIndex={name === tab.value ? 0 : -1}
          onClick={(event) => (event.preventDefault(), show(name))}
        >
          {text.tabs[name]}
        </a>
      ))}
    </div>
  );
}

function Page() {
  const text = words();
  const [code, other] = next();
  const Screen = SCREENS[tab.value];
  const skip = (event: Event) => {
    event.preventDefault();
    document.getElementById("content")!.focus();
  };
  return (
    <>
      {!embedded && (
        <header>
          <a class="skip" href="#content" onClick={skip}>{text.skip}</a>
          <div class="brand">
            <span class="mark" aria-hidden="true" />
            <h1>{text.title}</h1>
            <span class="tagline">{text.tagline}</span>
          </div>
          <Tabs />
        </header>
      )}
      <main>
        {embedded && <h1 class="skip">{text.title}</h1>}
        {notice.value && <p class="notice card" role="alert">{notice.value}</p>}
        <div id="content" role="tabpanel" tabIndex={-1} aria-label={text.tabs[tab.value]}>
          <Screen key={tab.value} />
        </div>
      </main>
      <footer class={embedded ? "embedded" : undefined}>
        <div class="tools">
          <button type="button" class="plain" onClick={toggleTheme} aria-label={text.theme} title={text.theme}>◐</button>
          <button type="button" class="plain" lang={other.tag} aria-label={other.speak} onClick={() => speak(code)}>{other.name}</button>
        </div>
        <p>{text.footer}</p>
      </footer>
    </>
  );
}

effect(() => {
  document.documentElement.lang = words().tag;
  document.documentElement.dataset.theme = theme.value;
  document.title = `${words().title} · ${words().tabs[tab.value]}`;
});

const app = document.getElementById("app")!;
start().then(
  () => {
    follow();
    render(<Page />, app);
    performance.mark("playable");
    void openBook();
    if (!embedded) offerToInstall(words().title);
  },
  (error: unknown) => render(<p role="alert">{words().failed + String(error)}</p>, app),
);
