// An automaton drawn in layers, the start on the left, accepting states doubled; and a pair read in it digit by digit.
import { useState } from "preact/hooks";
import { Field, Line, Press } from "../controls";
import { ask, Refusal } from "../core";
import type { Drawing } from "../generated/core";
import { words } from "../language";
import { layers } from "./layers";

const RADIUS = 17;
const WIDE = 150;
const HIGH = 96;
/** More arrows than these are a thicket in which nobody reads anything: then there are the digits and the states in words. */
const MOST_ARROWS = 60;

/** The letters of an edge, not all of them if they are many. */
const label = (letters: string[]): string => (letters.length > 4 ? `${letters.slice(0, 3).join("  ")} …` : letters.join("  "));

interface Curve {
  d: string;
  at: [number, number];
}

function curve(from: [number, number], to: [number, number], isLoop: boolean, isBack: boolean): Curve {
  const [[x, y], [u, v]] = [from, to];
  if (isLoop) {
    return { d: `M${x - 9} ${y - 15}C${x - 26} ${y - 54} ${x + 26} ${y - 54} ${x + 9} ${y - 15}`, at: [x, y - 48] };
  }
  const length = Math.hypot(u - x, v - y);
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  // Bent to one side, so that there and back are two lines; what goes back or over layers goes around.
  const bend = isBack ? 34 + length / 8 : length > 1.4 * WIDE ? 30 + length / 10 : 16;
  const middle: [number, number] = [(x + u) / 2 - dy * bend, (y + v) / 2 + dx * bend];
  const toward = ([mx, my]: [number, number], [px, py]: [number, number], far: number): [number, number] => {
    const distance = Math.hypot(mx - px, my - py);
    return [px + ((mx - px) / distance) * far, py + ((my - py) / distance) * far];
  };
  const [a, b] = [toward(middle, from, RADIUS), toward(middle, to, RADIUS + 3)];
  // A third of the way along the bend, where few lines meet.
  const along = (p: number, q: number, r: number) => 0.4096 * p + 0.4608 * q + 0.1296 * r;
  return { d: `M${a}Q${middle} ${b}`, at: [along(x, middle[0], u), along(y, middle[1], v)] };
}

export function Automaton({ drawing, title, path }: { drawing: Drawing; title: string; path: number[] }) {
  const { start, accepting, edges } = drawing;
  const { at, layers: columns, rows } = layers(drawing);
  const place = (state: number): [number, number] => [at[state]!.layer * WIDE, at[state]!.row * HIGH];
  const [wide, high] = [(columns - 1) * WIDE + 150, (rows - 1) * HIGH + 190];
  const here = path.at(-1);
  const walked = new Set(path.slice(1).map((to, index) => `${path[index]} ${to}`));
  const [x, y] = place(start);
  return (
    <svg viewBox={`-70 ${-high / 2} ${wide} ${high}`} role="img" aria-label={title} class="automaton" style={{ maxWidth: `${wide * 1.25}px` }}>
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0l8 4-8 4z" class="tip" /></marker>
      </defs>
      <path d={`M${x - 48} ${y}H${x - RADIUS - 1}`} class="edge" marker-end="url(#tip)" />
      {edges.map(([from, to, letters]) => {
        const line = curve(place(from), place(to), from === to, at[to]!.layer <= at[from]!.layer);
        return (
          <g key={`${from} ${to}`} class={walked.has(`${from} ${to}`) ? "walked" : ""}>
            <path d={line.d} class="edge" marker-end="url(#tip)" />
            <text x={line.at[0]} y={line.at[1] + 3} class="letters">{label(letters)}</text>
          </g>
        );
      })}
      {accepting.map((accepts, state) => {
        const [cx, cy] = place(state);
        return (
          <g key={state} class={state === here ? "here" : ""}>
            <circle cx={cx} cy={cy} r={RADIUS} class="state" />
            {accepts && <circle cx={cx} cy={cy} r={RADIUS - 4} class="state" />}
            <text x={cx} y={cy + 4} class="name">{state}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** The states a word leads through, as far as it goes. */
function walk({ start, edges }: Drawing, letters: string[]): number[] {
  const path = [start];
  for (const letter of letters) {
    const edge = edges.find(([from, , read]) => from === path.at(-1) && read.includes(letter));
    if (!edge) break;
    path.push(edge[1]);
  }
  return path;
}

/** The automaton with a pair that is read in it. */
export function Reader({ values, drawing, numerals, first }: { values: boolean; drawing: Drawing; numerals: string; first: string }) {
  const text = words().lab;
  // What being accepted means: that the last number is the value of the others, or that the position is lost.
  const meaning = values
    ? { title: text.drawingValues, how: text.readValues, yes: text.readValue, no: text.readNoValue, stuck: text.readNoValueStuck }
    : { title: text.drawing, how: text.readText, yes: text.readLost, no: text.readWon, stuck: text.readStuck };
  const [piles, setPiles] = useState(first);
  const [read, setRead] = useState(0);
  let letters: string[] = [];
  let wrong = "";
  try {
    letters = ask("digits", { numerals, piles });
  } catch (error) {
    wrong = error instanceof Refusal ? error.message : String(error);
  }
  const whole = walk(drawing, letters);
  const steps = Math.min(read, letters.length);
  const path = whole.slice(0, steps + 1);
  const stuck = steps >= whole.length;
  const done = steps === letters.length;
  const accepted = done && !stuck && drawing.accepting[path.at(-1)!];
  const said = wrong ? wrong
    : stuck ? meaning.stuck
    : done ? (accepted ? meaning.yes : meaning.no)({ state: path.at(-1)! })
    : text.reading({ state: path.at(-1)!, letter: letters[steps]! });
  const rows = letters.length ? letters[0]!.split(",").map((_, pile) => letters.map((letter) => letter.split(",")[pile]!)) : [];
  return (
    <section class="card drawing">
      <h2>{meaning.title}</h2>
      <p>{meaning.how}</p>
      <div class="bar">
        <Field label={text.readPair}><Line value={piles} size={14} change={(next) => (setPiles(next), setRead(0))} /></Field>
        <Press press={() => setRead(Math.min(steps + 1, letters.length))} off={done || stuck} primary>{text.readNext}</Press>
        <Press press={() => setRead(0)} off={steps === 0}>{text.readAgain}</Press>
      </div>
      <div class="digits scroll" tabIndex={0}>
        <table aria-label={text.readPair}>
          <tbody>
            {rows.map((digits, pile) => (
              <tr key={pile}>{digits.map((digit, place) => <td key={place} class={place < steps ? "read" : place === steps ? "next" : ""}>{digit}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">{said}</p>
      {drawing.edges.length <= MOST_ARROWS && <div class="scroll" tabIndex={0}><Automaton drawing={drawing} title={meaning.title} path={path} /></div>}
    </section>
  );
}
