// The page: a head with the four screens, the language and the theme.
import { start } from "./core";
import { h } from "./dom";
import { labScreen } from "./lab";
import { language, speak, words } from "./language";
import { learnScreen } from "./learn";
import { playScreen, type Screen } from "./play";
import { seeScreen } from "./see";
import { worksheet } from "./worksheet";
import { applyTheme, toggleTheme } from "./theme";

type Tab = "play" | "see" | "learn" | "lab";
const TABS: Tab[] = ["play", "see", "learn", "lab"];

const app = document.getElementById("app")!;
const head = h("header");
const main = h("main", { id: "content", tabindex: -1 });
const foot = h("footer");
const sheet = h("div", { class: "worksheet", "aria-hidden": "true" });

function open(screens: Record<Tab, () => Screen>): void {
  const made = new Map<Tab, Screen>();
  let current: Tab = TABS.find((tab) => location.hash.startsWith(`#${tab}`)) ?? "play";

  function show(tab: Tab): void {
    current = tab;
    let screen = made.get(tab);
    if (!screen) made.set(tab, (screen = screens[tab]()));
    main.replaceChildren(screen.element);
    if (!location.hash.startsWith(`#${tab}`)) history.replaceState(null, "", `#${tab}`);
    drawHead();
  }

  function drawHead(): void {
    const text = words();
    const tabs = TABS.map((tab) =>
      h("a", { href: `#${tab}`, "aria-current": tab === current ? "page" : undefined, onclick: (event: Event) => (event.preventDefault(), show(tab)) }, text.tabs[tab]),
    );
    document.title = `${text.title} · ${text.tabs[current]}`;
    head.replaceChildren(
      h("a", { class: "skip", href: "#content", onclick: (event: Event) => (event.preventDefault(), main.focus()) }, text.skip),
      h("div", { class: "brand" }, h("span", { class: "mark", "aria-hidden": "true" }), h("h1", {}, text.title), h("span", { class: "tagline" }, text.tagline)),
      h("nav", { "aria-label": text.title }, ...tabs),
      h("div", { class: "tools" },
        h("button", { class: "plain", onclick: () => print() }, text.print),
        h("button", { class: "plain", onclick: toggleTheme, "aria-label": text.theme, title: text.theme }, "◐"),
        h("button", { class: "plain", lang: language() === "en" ? "zh-Hans" : "en", "aria-label": text.otherLabel, onclick: change }, text.other)),
    );
    foot.textContent = text.footer;
    sheet.replaceChildren(...worksheet());
  }

  function change(): void {
    speak(language() === "en" ? "zh" : "en");
    made.forEach((screen) => screen.render());
    drawHead();
  }

  addEventListener("hashchange", () => {
    const tab = TABS.find((one) => location.hash.startsWith(`#${one}`));
    if (!tab) return;
    if (tab === "play") made.delete("play");
    show(tab);
  });
  show(current);
  goPlay = (rules, piles) => {
    show("play");
    (made.get("play") as ReturnType<typeof playScreen>).playRules(rules, piles);
  };
}

let goPlay: (rules: string, piles: number) => void = () => {};

applyTheme();
speak(language());
app.replaceWith(head, main, foot, sheet);
start()
  .then(() =>
    open({
      play: playScreen,
      see: seeScreen,
      learn: learnScreen,
      lab: () => labScreen((rules, piles) => goPlay(rules, piles)),
    }),
  )
  .catch((error: unknown) => main.replaceChildren(h("p", { role: "alert" }, words().failed + String(error))));
