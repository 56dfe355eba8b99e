// One game: its picture, its theorem, its rules to take along.
import { useEffect, useState } from "preact/hooks";
import { language, words } from "./language";
import { summary } from "./list";
import { alike, ask, chosen } from "./model";
import { Picture, size } from "./picture";

/** Where the laboratory shows these rules. */
export const laboratory = (rules: string) => `wythoff.html#lab?${new URLSearchParams({ rules, proved: "1" })}`;

function Copy({ text }: { text: string }) {
  const [copied, done] = useState(false);
  useEffect(() => done(false), [text]);
  const copy = () => navigator.clipboard.writeText(text).then(() => done(true), () => done(false));
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{copied ? words().copied : words().copy}</span>
    </button>
  );
}

export function Detail() {
  const text = words();
  const game = chosen.value;
  if (!game) return <p class="quiet">{text.choose}</p>;
  const sentences = game.words[language()].split("\n").filter(Boolean);
  const result = text.results[game.result === "over-budget" ? "overBudget" : game.result];
  return (
    <>
      <Picture lost={game.lost} named />
      <p class="quiet">{text.picture({ size: size(game.lost) })}</p>
      <h2>{text.rules}</h2>
      <pre class="rules">{game.rules}</pre>
      <p class="quiet">
        {game.misere ? text.misere : text.normal} · {summary(game)}
      </p>
      <p class="take">
        <a class="button" href={laboratory(game.rules)}>{text.lab}</a>
        <Copy text={game.rules} />
      </p>
      <h2>{text.theorem}</h2>
      {game.result === "proved" ? (
        <>
          {sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
          <p class="quiet">{text.automaton({ numeration: game.numeration, states: text.states({ count: game.states }) })}</p>
        </>
      ) : (
        <p>{text.open({ result, reason: game.reason })}</p>
      )}
      {alike.value.length > 1 && (
        <p>
          <button type="button" onClick={() => ask(`set:${game.set}`)}>{text.same({ count: alike.value.length })}</button>
        </p>
      )}
      <h2>{text.terminal}</h2>
      <pre class="rules">{`wythoff atlas show ${game.key.slice(0, 12)}\nwythoff lab '${game.rules}'`}</pre>
    </>
  );
}
