// Learn: the reason for any position, the theorems with their proofs, programs, and where floating point fails.
import { useEffect, useRef, useState } from "preact/hooks";
import { link, slide, step } from "../address";
import { chapter } from "../book";
import { Check, Copy, Field, Line, Select } from "../controls";
import { ask } from "../core";
import { choices } from "../games";
import type { Chapter, Judged } from "../generated/core";
import { words } from "../language";
import { Written } from "../written";
import { Story } from "./story";
import { asked, explained, FILES, learn, LIMITS, opened, programmed, PROGRAMS, shown, THEOREMS } from "./model";

export function Learn() {
  useEffect(() => void (opened.value = true), []);
  const book = chapter();
  return (
    <div class="screen learn">
      <Story />
      <Ask />
      {book && (
        <div class="theory">
          <Theorems book={book} />
          <Programs book={book} />
        </div>
      )}
      {book && <Precision book={book} />}
    </div>
  );
}

function Ask() {
  const text = words().learn;
  const [typed, setTyped] = useState<{ of: string; piles: string }>();
  const { game, piles, misere } = learn.value;
  const line = typed?.of === piles ? typed.piles : piles;
  const submit = (event: Event) => {
    event.preventDefault();
    step(() => (learn.value = { ...learn.value, piles: line.trim() }));
  };
  const found = explained.result.value;
  return (
    <section class="card">
      <h2>{text.ask}</h2>
      <form class="setup" onSubmit={submit}>
        <Field label={text.game}><Select options={choices()} value={game} change={(game) => step(() => (learn.value = { ...learn.value, game }))} /></Field>
        <Field label={text.piles}><Line value={line} size={24} change={(piles) => setTyped({ of: learn.value.piles, piles })} /></Field>
        <Check label={words().play.misere} checked={misere} change={(misere) => step(() => (learn.value = { ...learn.value, misere }))} />
        <button class="primary" type="submit">{text.explain}</button>
      </form>
      <div class="answer">
        {explained.doing.value !== null && (
          <p class="progress late">{text.working} <button type="button" onClick={explained.cancel}>{words().cancel}</button></p>
        )}
        {explained.wrong.value ? <pre class="wrong" role="alert">{explained.wrong.value}</pre> : found && <Written html={found} />}
      </div>
    </section>
  );
}

function Theorems({ book }: { book: Chapter }) {
  const text = words().learn;
  const place = useRef<HTMLElement>(null);
  const chosen = book.theorems.find(({ name }) => name === shown())!;
  useEffect(() => {
    if (asked.value) place.current!.scrollIntoView();
    asked.value = false;
  }, [asked.value]);
  const choose = (theorem: string) => step(() => (learn.value = { ...learn.value, theorem, program: null }));
  const copied = () => {
    slide(() => (learn.value = { ...learn.value, theorem: chosen.name }));
    return link();
  };
  const titles = THEOREMS.map((name): [string, string] => [name, book.theorems.find((one) => one.name === name)!.title]);
  return (
    <section ref={place} class="card theorem-text">
      <h2>{text.theorems}</h2>
      <div class="bar">
        <Field label={text.choose}><Select options={titles} value={chosen.name} change={choose} /></Field>
        <Copy text={copied} label={text.copyLink} />
      </div>
      <div class="proof"><Written html={chosen.html} /></div>
    </section>
  );
}

/** What people call a game, with its parameters. */
const titleOf = (game: string): string => ask("state", { setup: { sum: { text: `${game}[1,2]`, misere: false } }, moves: [] }).parts[0]!.title;

/** The program beside the theory. */
function Programs({ book }: { book: Chapter }) {
  const text = words().learn;
  const { file } = learn.value;
  const game = programmed();
  const program = book.programs[game]![file]!;
  return (
    <section class="card programs">
      <h2>{text.programs}</h2>
      <div class="bar">
        <Field label={text.game}><Select options={PROGRAMS.map((one) => [one, titleOf(one)])} value={game} change={(program) => step(() => (learn.value = { ...learn.value, program }))} /></Field>
        <Field label={text.file}><Select options={FILES.map((one) => [one, one])} value={file} change={(file) => step(() => (learn.value = { ...learn.value, file }))} /></Field>
        <Copy text={() => program} label={words().copy} />
      </div>
      <pre class="program scroll" tabIndex={0}><code>{program}</code></pre>
    </section>
  );
}

/** Published formulas and the first losing pair each of them misses. */
function Precision({ book }: { book: Chapter }) {
  const text = words().learn;
  const { limit } = learn.value;
  const row = ({ code, about, first, wrong, more }: Judged) => (
    <tr key={code} class={first ? "bad" : "good"}>
      <td><code>{code}</code><div class="quiet">{about}</div></td>
      <td>{first ? `(${first.join(", ")})` : text.never}</td>
      <td>{more ? "≥ " : ""}{wrong}</td>
    </tr>
  );
  return (
    <section class="card">
      <h2>{text.precision}</h2>
      <p>{text.precisionText}</p>
      <Field label={text.limit}>
        <Select options={LIMITS.map((one) => [one, `10${one.replace(/./g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!)}`])} value={limit} change={(limit) => step(() => (learn.value = { ...learn.value, limit }))} />
      </Field>
      <div class="scroll" tabIndex={0} role="region" aria-label={text.precision}>
        <table class="judged">
          <thead><tr>{[text.formula, text.firstWrong, text.wrong].map((title) => <th key={title} scope="col">{title}</th>)}</tr></thead>
          <tbody>{book.precision[Number(limit)]!.map(row)}</tbody>
        </table>
      </div>
    </section>
  );
}
