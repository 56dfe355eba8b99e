// The atlas: a search, the games it finds, and one of them.
import { effect } from "@preact/signals";
import { render } from "preact";
import { theme, toggleTheme } from "../theme";
import { load } from "./data";
import { Detail } from "./detail";
import { next, speak, words } from "./language";
import { List } from "./list";
import { ask, follow, found, games, query, wrong } from "./model";

const counted = (number: number): string => number.toLocaleString(words().tag);

function Page() {
  const text = words();
  const [code, other] = next();
  const proved = games.value.filter((game) => game.result === "proved").length;
  const skip = (event: Event) => {
    event.preventDefault();
    document.getElementById("games")!.focus();
  };
  return (
    <>
      <header>
        <a class="skip" href="#games" onClick={skip}>{text.skip}</a>
        <div class="brand">
          <span class="mark" aria-hidden="true" />
          <h1>{text.title}</h1>
          <span class="tagline">{text.tagline({ games: counted(games.value.length), proved: counted(proved) })}</span>
        </div>
      </header>
      <main class="screen atlas">
        <section class="card search" aria-label={text.query}>
          <label class="field wide">
            <span>{text.query}</span>
            <input
              id="query"
              type="search"
              spellcheck={false}
              autocomplete="off"
              value={query.value}
              aria-describedby="hint"
              aria-invalid={wrong.value !== null}
              onInput={(event) => ask(event.currentTarget.value)}
            />
          </label>
          <p class="quiet" id="hint">{text.hint}</p>
          <p role="status" class="count">{wrong.value !== null ? text.wrong({ found: wrong.value }) : found.value.length ? text.found({ count: counted(found.value.length) }) : text.nothing}</p>
        </section>
        <List />
        <article class="card detail" aria-label={text.theorem} tabIndex={0}>
          <Detail />
        </article>
      </main>
      <footer>
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
  document.title = words().title;
});

/** `/` goes to the search from everywhere but where it is typed. */
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.id === "query") return;
  event.preventDefault();
  document.getElementById("query")!.focus();
});

games.value = await load();
follow();
render(<Page />, document.getElementById("app")!);
performance.mark("usable");
