// The classroom: worksheets for any game with a key of its own, the page inside another one, and a code for telephones.
import { generate } from "lean-qr";
import { useEffect, useRef } from "preact/hooks";
import { addressOf, link, slide, step } from "../address";
import { Check, Copy, Field, Press, Select } from "../controls";
import { ask } from "../core";
import { choices, game as offered } from "../games";
import { words } from "../language";
import { Board } from "./board";
import { exercises, sheet, withKey } from "./model";

export function Classroom() {
  const text = words().sheet;
  const { game, count } = sheet.value;
  return (
    <div class="screen class">
      <div class="controls card">
        <Field label={words().play.game}><Select options={choices()} value={game} change={(game) => step(() => (sheet.value = { ...sheet.value, game }))} /></Field>
        <Field label={text.count({ count })}>
          <input type="range" min={4} max={20} value={count} onInput={(event) => slide(() => (sheet.value = { ...sheet.value, count: Number(event.currentTarget.value) }))} />
        </Field>
        <Check label={text.withKey} checked={withKey.value} change={(on) => (withKey.value = on)} />
        <div class="bar">
          <Press press={() => step(() => (sheet.value = { ...sheet.value, seed: 1 + crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000 }))}>{text.shuffle}</Press>
          <Press primary press={() => print()}>{text.print}</Press>
        </div>
      </div>
      <Worksheet />
      <Share />
    </div>
  );
}

function Worksheet() {
  const text = words().sheet;
  const { game, seed } = sheet.value;
  const { title } = offered(game)!;
  const isWythoff = game === "wythoff";
  const rules = ask("state", { setup: { sum: { text: `${game}[${offered(game)!.piles}]`, misere: false } }, moves: [] }).parts[0]!.rules;
  const pairs = isWythoff ? ask("pairs", { k: 0, count: 8 }) : [];
  const heading = `${isWythoff ? text.title : title} · ${text.number({ seed })}`;
  return (
    <>
      <section class="card paper">
        <h2>{heading}</h2>
        <p>{isWythoff ? text.rules : text.ruleOf({ rules })}</p>
        {isWythoff && <p>{text.board}</p>}
        {isWythoff && <Board lost={[]} label={text.board} />}
        {isWythoff && <ol>{text.questions.map((question) => <li key={question}>{question}</li>)}</ol>}
        <h3>{text.positions}</h3>
        <ol class="positions">{exercises.value.map(({ piles }) => <li key={piles}>({piles})<span class="blank" /></li>)}</ol>
      </section>
      {withKey.value && (
        <section class="card paper key">
          <h2>{text.keyOf({ title: heading })}</h2>
          {isWythoff && <Board lost={pairs} label={text.pairs} />}
          {isWythoff && <p>{text.pairs + pairs.map(([a, b]) => `(${a}, ${b})`).join(" ")}</p>}
          {isWythoff && <p>{text.differences}</p>}
          <ol class="positions">
            {exercises.value.map(({ piles, win, moves, more }) => (
              <li key={piles}>({piles}) {win ? text.wins({ moves: moves.slice(0, 4).join(" ") + (more || moves.length > 4 ? " …" : "") }) : text.loses}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The game on the table for others: a link, a code, a frame. */
function Share() {
  const text = words().sheet;
  const online = location.protocol !== "file:";
  const place = location.href.split("#")[0]!.split("?")[0]!;
  const frame = `<iframe src="${online ? place : "wythoff.html"}?embed${addressOf("play")}" width="720" height="640" title="Wythoff"></iframe>`;
  return (
    <section class="card sharing">
      <h2>{text.sharing}</h2>
      <p>{text.sharingText}</p>
      <pre class="scroll" tabIndex={0}><code>{frame}</code></pre>
      <div class="bar">
        <Copy text={() => frame} label={text.copyFrame} />
        <Copy text={() => link("play")} label={text.copyGame} />
      </div>
      {online ? <Code text={place + addressOf("play")} label={text.code} /> : <p class="quiet">{text.noCode}</p>}
    </section>
  );
}

/** More than this no code holds that a telephone still reads. */
const LONGEST = 1200;

function Code({ text, label }: { text: string; label: string }) {
  if (text.length > LONGEST) return <p class="quiet">{words().longLink}</p>;
  return <Squares text={text} label={label} />;
}

function Squares({ text, label }: { text: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => generate(text).toCanvas(canvas.current!), [text]);
  return <canvas ref={canvas} class="code" role="img" aria-label={label} />;
}
