// The story from the first lost pairs to √5, each claim with its toy beside it.
import type { ComponentChildren } from "preact";
import { slide } from "../address";
import { Field } from "../controls";
import { ask } from "../core";
import { words } from "../language";
import { Beatty } from "../see/beatty";
import { Crossing } from "../see/crossing";
import { learn, MOST_PAIRS, MOST_TRIED } from "./model";

export function Story() {
  const text = words().story;
  const { step } = learn.value;
  return (
    <section class="card story">
      <h2>{text.title}</h2>
      <Chapter title={text.lost.title} lines={text.lost.lines}>
        <Crossing k={0} step={step} go={(step) => slide(() => (learn.value = { ...learn.value, step }))} />
      </Chapter>
      <Chapter title={text.once.title} lines={text.once.lines}>
        <Beatty k={0} />
      </Chapter>
      <Chapter title={text.root.title} lines={text.root.lines}>
        <Ratio />
      </Chapter>
      <Chapter title={text.fails.title} lines={text.fails.lines}>
        <Machine />
      </Chapter>
    </section>
  );
}

const Chapter = ({ title, lines, children }: { title: string; lines: string[]; children: ComponentChildren }) => (
  <div class="chapter">
    <div>
      <h3>{title}</h3>
      {lines.map((line) => <p key={line}>{line}</p>)}
    </div>
    <div>{children}</div>
  </div>
);

/** The quotient of a pair: a picture, not a proof, so the machine's division will do. */
function Ratio() {
  const text = words().story;
  const { pair } = learn.value;
  const [a, b] = ask("pairs", { k: 0, count: pair + 1 })[pair]!;
  return (
    <div class="toy">
      <Field label={text.pair({ n: pair })}>
        <input type="range" min={1} max={MOST_PAIRS} value={pair} onInput={(event) => slide(() => (learn.value = { ...learn.value, pair: Number(event.currentTarget.value) }))} />
      </Field>
      <p class="ratio" aria-live="polite">{b} ÷ {a} = {(b / a).toFixed(5)} …</p>
      <p class="quiet">{text.golden}</p>
    </div>
  );
}

/** What the machine's own numbers make of a large pair; the core says whether that is one. */
function Machine() {
  const text = words().story;
  const { tried } = learn.value;
  let [n, next] = [1, 1];
  for (let place = 2; place < tried; place++) [n, next] = [next, n + next];
  const a = Math.floor((next * (1 + Math.sqrt(5))) / 2);
  const pair = { a, b: a + next };
  const { win, moves } = ask("solve", { game: "wythoff", piles: `${pair.a} ${pair.b}`, misere: false });
  return (
    <div class="toy">
      <Field label={text.large({ n: next })}>
        <input type="range" min={2} max={MOST_TRIED} value={tried} onInput={(event) => slide(() => (learn.value = { ...learn.value, tried: Number(event.currentTarget.value) }))} />
      </Field>
      <p>{text.machine(pair)}</p>
      <p class={win ? "machine bad" : "machine good"} aria-live="polite">{win ? text.machineWrong({ ...pair, to: moves[0]! }) : text.machineRight(pair)}</p>
    </div>
  );
}
