// The laboratory: from rules to a table, a guess, a proof, and files to take away.
import { useEffect, useRef } from "preact/hooks";
import { link, slide, step } from "../address";
import { chapter } from "../book";
import { Check, Copy, download, Field, Press, Select } from "../controls";
import { ask } from "../core";
import type { Report } from "../generated/core";
import { words } from "../language";
import { newGame } from "../play/game";
import { playRules } from "../play/rules";
import { Sentence } from "../written";
import { Reader } from "./automaton";
import { filled, found, hasValues, lab, milliseconds, opened, piles, SIZE, stop, understood } from "./model";

export function Lab() {
  useEffect(() => void (opened.value = true), []);
  const text = words().lab;
  const { rules } = lab.value;
  const examples = ask("examples", {});
  const chosen = examples.find((example) => example.rules === rules)?.name ?? "";
  const said = understood.value;
  const change = (rules: string) => slide(() => (lab.value = { ...lab.value, rules, proved: false }));
  const start = (name: string) => {
    const example = examples.find((one) => one.name === name);
    if (example) step(() => (lab.value = { ...lab.value, rules: example.rules, proved: false }));
  };
  return (
    <div class="screen lab" data-milliseconds={milliseconds.value ?? undefined}>
      <section class="card rules">
        <Field label={text.example}>
          <Select options={[["", text.own], ...examples.map(({ name, title }): [string, string] => [name, title])]} value={chosen} change={start} />
        </Field>
        <Field label={text.rules} wide>
          <textarea rows={5} spellcheck={false} value={rules} onInput={(event) => change(event.currentTarget.value)} />
        </Field>
        <p class="quiet">{text.help}</p>
        <pre class={"wrong" in said ? "verdict wrong" : "verdict"} role="status" tabIndex={"wrong" in said ? 0 : undefined}>
          {"wrong" in said ? said.wrong : text.good({ piles: said.piles, kinds: said.clauses })}
        </pre>
        <Check label={text.values} checked={lab.value.values && hasValues.value} off={!hasValues.value} change={(values) => step(() => (lab.value = { ...lab.value, values }))} />
        <div class="bar">
          <Press primary press={() => (lab.value.proved ? slide : step)(() => (lab.value = { ...lab.value, proved: true }))} off={"wrong" in said || found.doing.value !== null}>{text.prove}</Press>
          <Press press={() => playRules({ ...newGame(), opponent: "teacher" }, rules, piles.value)} off={"wrong" in said}>{text.play}</Press>
        </div>
      </section>
      {piles.value === 2 && <TableOf />}
      <div class="result">
        {found.doing.value !== null && (
          <div class="progress card">
            <progress aria-label={text.proving} />
            <span>{found.doing.value || text.proving}</span>
            <button type="button" onClick={() => (stop(), slide(() => (lab.value = { ...lab.value, proved: false })))}>{words().cancel}</button>
          </div>
        )}
        {found.wrong.value && <pre class="wrong card" role="alert">{found.wrong.value}</pre>}
        {found.result.value && <Found {...found.result.value} />}
      </div>
    </div>
  );
}

function TableOf() {
  const text = words().lab;
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = filled.result.value;
  const said = lab.value.values && hasValues.value ? text.valuesText : text.tableText;
  useEffect(() => {
    if (table) canvas.current!.getContext("2d")!.putImageData(new ImageData(table.pixels, SIZE, SIZE), 0, 0);
  }, [table]);
  const save = () => {
    if (!table) return;
    const rows = Array.from({ length: SIZE }, (_, a) => table.cells.slice(a * SIZE, (a + 1) * SIZE).join(","));
    download("table.csv", new Blob([`${rows.join("\n")}\n`], { type: "text/csv" }));
  };
  return (
    <section class="card">
      <h2>{text.table}</h2>
      <canvas ref={canvas} width={SIZE} height={SIZE} role="img" aria-label={`${text.table}. ${said}`} />
      <p class="quiet">{said}</p>
      <Press press={save} off={!table}>{text.data}</Press>
    </section>
  );
}

function Found({ theorem, attempts, tabulated }: Report) {
  const text = words().lab;
  const guesses = (
    <details class="card">
      <summary>{text.attempts}</summary>
      <ol>{attempts.map((line, index) => <li key={index}>{line}</li>)}</ol>
    </details>
  );
  if (!theorem) {
    return (
      <>
        <section class="card">
          <p class="label open">{text.observed}</p>
          <p>{text.nothing({ size: tabulated })}</p>
        </section>
        {guesses}
      </>
    );
  }
  const programs = theorem.known === null ? {} : (chapter()?.programs[theorem.known] ?? {});
  const save = (name: string, content: string) => download(name, new Blob([content]));
  const numerals = JSON.stringify(JSON.parse(theorem.certificate).numeration);
  return (
    <>
      <section class="card theorem">
        <h2>{text.theorem}</h2>
        <p class="label proved">{text.proved}</p>
        {theorem.sentences.map((line) => <Sentence key={line} text={line} />)}
        {!theorem.values && <Sentence text={text.automaton({ states: theorem.states, numeration: theorem.numeration })} />}
        <p>{(theorem.values ? text.firstValues : text.first) + theorem.first.join(" ")}</p>
        <div class="bar">
          <Copy text={() => link("lab")} label={text.copyLink} />
          <button type="button" onClick={() => save("certificate.json", theorem.certificate)}>{text.certificate}</button>
          <button type="button" onClick={() => save("automaton.dot", theorem.dot)}>{text.dot}</button>
          {Object.entries(programs).map(([file, program]) => <button key={file} type="button" onClick={() => save(file, program)}>{file}</button>)}
        </div>
        {Object.keys(programs).length > 0 && (
          <details>
            <summary>{text.code}</summary>
            <Copy text={() => programs["main.py"]!} label={words().copy} />
            <pre class="program scroll" tabIndex={0}><code>{programs["main.py"]}</code></pre>
          </details>
        )}
      </section>
      {theorem.drawing && <Reader key={theorem.dot} values={theorem.values} drawing={theorem.drawing} numerals={numerals} first={(theorem.first.at(-1) ?? "").replace(/[()]/g, "")} />}
      {guesses}
    </>
  );
}
