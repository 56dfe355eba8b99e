// An automaton drawn in layers, the start on the left, accepting states doubled; and a pair read in it digit by digit.
import { useState } from "preact/hooks";
import { Field, Line, Press } from "../controls";
import { ask, Refusal } from "../core";
import type { Drawing } from "../generated/core";
import { words } from "../language";
import { layers, type Point } from "./layers";

const RADIUS = 17;
/** More arrows than these are a thicket in which nobody reads anything: then there are the digits and the states in words. */
const MOST_ARROWS = 60;

/** The letters of an edge, not all of them if they are many. */
const label = (letters: string[]): string => (letters.length > 4 ? `${letters.slice(0, 3).join("  ")} …` : letters.join("  "));

interface Curve {
  d: string;
  at: Point;
}

/** A point so far from another one on the way to a third. */
function toward([px, py]: Point, [mx, my]: Point, far: number): Point {
  const distance = Math.hypot(mx - px, my - py) || 1;
  return [px + ((mx - px) / distance) * far, py + ((my - py) / distance) * far];
}

/** An arrow from a state to itself. */
const loop = ([x, y]: Point): Curve => ({ d: `M${x - 9} ${y - 15}C${x - 26} ${y - 54} ${x + 26} ${y - 54} ${x + 9} ${y - 15}`, at: [x, y - 48] });

/** An arrow to a state nearby, bent to one side, so that there and back are two lines. */
function short(from: Point, to: Point, bend: number): Curve {
  const [[x, y], [u, v]] = [from, to];
  const length = Math.hypot(u - x, v - y);
  const middle: Point = [(x + u) / 2 - ((v - y) / length) * bend, (y + v) / 2 + ((u - x) / length) * bend];
  // A third of the way along the bend, where few lines meet.
  const along = (p: number, q: number, r: number) => 0.4096 * p + 0.4608 * q + 0.1296 * r;
  return { d: `M${toward(from, middle, RADIUS)}Q${middle} ${toward(to, middle, RADIUS + 3)}`, at: [along(x, middle[0], u), along(y, middle[1], v)] };
}

/** An arrow over several layers, by the places that are kept for it. */
function long(from: Point, through: Point[], to: Point): Curve {
  const [first, last] = [through[0]!, through.at(-1)!];
  const points = [toward(from, first, RADIUS), ...through, toward(to, last, RADIUS + 3)];
  const pieces = points.slice(1).map((point, index) => {
    const before = points[index]!;
    const half = (before[0] + point[0]) / 2;
    // Level where it passes a layer, straight towards its states.
    const leaves: Point = index ? [half, before[1]] : toward(from, first, 70);
    const comes: Point = index < through.length ? [half, point[1]] : toward(to, last, 70);
    return `C${leaves} ${comes} ${point}`;
  });
  return { d: `M${points[0]}${pieces.join("")}`, at: through[(through.length - 1) >> 1]! };
}

export function Automaton({ drawing, title, path }: { drawing: Drawing; title: string; path: number[] }) {
  const { start, accepting, edges } = drawing;
  const { states, through } = layers(drawing);
  const back = new Set(edges.map(([from, to]) => `${to} ${from}`));
  const curve = ([from, to]: Drawing["edges"][number], index: number): Curve => {
    const [a, b] = [states[from]!, states[to]!];
    if (from === to) return loop(a);
    if (through[index]!.length) return long(a, through[index]!, b);
    // Within a layer it goes around what stands between.
    return short(a, b, a[0] === b[0] ? 20 + Math.abs(a[1] - b[1]) / 4 : back.has(`${from} ${to}`) ? 18 : 6);
  };
  const curves = edges.map(curve);
  const places = [...states, ...through.flat()];
  const [top, bottom] = [Math.min(...places.map(([, y]) => y)) - 70, Math.max(...places.map(([, y]) => y)) + 40];
  const wide = Math.max(...states.map(([x]) => x)) + 140;
  const here = path.at(-1);
  const walked = new Set(path.slice(1).map((to, index) => `${path[index]} ${to}`));
  const [x, y] = states[start]!;
  return (
    <svg viewBox={`-70 ${top} ${wide} ${bottom - top}`} role="img" aria-label={title} class="automaton" style={{ minWidth: `${wide * 0.9}px`, maxWidth: `${wide * 1.25}px` }}>
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0l8 4-8 4z" class="tip" /></marker>
      </defs>
      <path d={`M${x - 48} ${y}H${x - RADIUS - 1}`} class="edge" marker-end="url(#tip)" />
      {edges.map(([from, to], index) => (
        <path key={`${from} ${to}`} d={curves[index]!.d} class={walked.has(`${from} ${to}`) ? "edge walked" : "edge"} marker-end="url(#tip)" />
      ))}
      {edges.map(([from, to, letters], index) => (
        <text key={`letters ${from} ${to}`} x={curves[index]!.at[0]} y={curves[index]!.at[1] + 4} class="letters">{label(letters)}</text>
      ))}
      {accepting.map((accepts, state) => {
        const [cx, cy] = states[state]!;
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
      {drawing.edges.length <= MOST_ARROWS ? (
        <div class="scroll" tabIndex={0}><Automaton drawing={drawing} title={meaning.title} path={path} /></div>
      ) : (
        <p class="quiet">{text.tooMany({ arrows: drawing.edges.length })}</p>
      )}
    </section>
  );
}
