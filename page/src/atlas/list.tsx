// The games that were found: of ten thousand rows those are made that can be seen.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Game } from "./data";
import { words } from "./language";
import { choose, chosen, found } from "./model";
import { Picture } from "./picture";

/** The height of a row, as in the style. */
const ROW = 64;
/** Rows that are made above and below those that can be seen. */
const MORE = 6;

/** What is known of a game, in a few words. */
export function summary(game: Game): string {
  const text = words();
  if (game.result === "proved") return `${game.numeration} · ${text.states({ count: game.states })}`;
  return text.results[game.result === "over-budget" ? "overBudget" : game.result];
}

export function List() {
  const games = found.value;
  const box = useRef<HTMLDivElement>(null);
  const [seen, see] = useState({ top: 0, height: 800 });
  const measure = () => box.current && see({ top: box.current.scrollTop, height: box.current.clientHeight });
  useEffect(() => {
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);

  const at = chosen.value ? games.indexOf(chosen.value) : -1;
  // What is chosen can be seen.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const [top, bottom] = [Math.max(0, at) * ROW, (Math.max(0, at) + 1) * ROW];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    measure();
  }, [at, games]);

  const key = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(seen.height / ROW) - 1);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: games.length - 1 }[event.key];
    if (to === undefined || !games.length) return;
    event.preventDefault();
    choose(games[Math.max(0, Math.min(games.length - 1, to))]!);
  };

  const first = Math.max(0, Math.floor(seen.top / ROW) - MORE);
  const last = Math.min(games.length, Math.ceil((seen.top + seen.height) / ROW) + MORE);
  return (
    <div
      class="games"
      id="games"
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={words().list}
      aria-activedescendant={at >= first && at < last ? `game-${games[at]!.key}` : undefined}
      onScroll={measure}
      onKeyDown={key}
    >
      <div class="all" role="presentation" style={{ height: `${games.length * ROW}px` }}>
        {games.slice(first, last).map((game, index) => (
          <div
            key={game.key}
            id={`game-${game.key}`}
            class="game"
            role="option"
            aria-selected={first + index === at}
            aria-posinset={first + index + 1}
            aria-setsize={games.length}
            style={{ top: `${(first + index) * ROW}px` }}
            onClick={() => choose(game)}
          >
            <Picture lost={game.lost} />
            <span class="told">
              <code>{game.rules}</code>
              <span class="quiet">{summary(game)}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
