// Why a lost position is lost, to be seen: whatever is done there has an answer.
import { ask } from "../core";
import type { Move, Played } from "../generated/core";
import { words } from "../language";
import { misereOf } from "./game";
import type { Square } from "./queen";

/** With more moves than these, or on a larger board, nobody sees anything. */
const MOST_MOVES = 60;
const MOST_LINES = 6;
const LARGEST = 21;
const CELL = 14;

interface Line {
  /** What is done, and what it leaves. */
  words: string;
  to: Move;
  /** What is answered, and what that leaves. */
  answer: string;
  leaves: Move;
}

const next = (played: Played, to: Move): Played => ({ ...played, moves: [...played.moves, to] });

/** Every move from a lost position with its answer; nothing where the core would have to search, or where there is too much. */
function answers(lost: Played): Line[] {
  const { setup } = lost;
  if ("rules" in setup || misereOf(setup) || "sum" in setup) return [];
  const { moves } = ask("state", lost);
  if (moves.length > MOST_MOVES) return [];
  const lines = moves.map(({ words, to }): Line | null => {
    const then = next(lost, to);
    const leaves = ask("worth", then)[0];
    const made = leaves && ask("state", then).moves.find((one) => String(one.to.piles) === String(leaves.piles));
    return made ? { words, to, answer: made.words, leaves: made.to } : null;
  });
  // One move without an answer, and the position is not lost.
  return lines.every((line) => line !== null) ? lines : [];
}

export function Answers({ lost }: { lost: Played }) {
  const text = words().play;
  const lines = answers(lost);
  if (!lines.length) return null;
  const part = ask("state", lost).parts[0]!;
  if (part.queen && Math.max(...part.piles) < LARGEST) return <Board at={part.piles as Square} lines={lines} />;
  // From small to large there is more to see than from the first pile to the last.
  const shown = lines.filter((_, index) => index % Math.ceil(lines.length / MOST_LINES) === 0);
  return (
    <figure class="answers">
      <figcaption>{text.answers}</figcaption>
      <ul>{shown.map(({ words, answer }) => <li key={words}>{text.answered({ move: words, answer })}</li>)}</ul>
      {shown.length < lines.length && <p class="quiet">{text.answersMore({ count: lines.length - shown.length })}</p>}
    </figure>
  );
}

/** The queen on her lost square, all she reaches, and the lost squares that can be reached from there. */
function Board({ at: [a, b], lines }: { at: Square; lines: Line[] }) {
  const y = (row: number) => (b - row) * CELL;
  const square = ([column, row]: number[], kind: string) => (
    <rect key={`${kind}${column},${row}`} x={column! * CELL + 0.5} y={y(row!) + 0.5} width={CELL - 1} height={CELL - 1} rx={2} class={kind} />
  );
  const lost = new Map(lines.map(({ leaves }) => [String(leaves.piles), leaves.piles]));
  const middle = ([column, row]: number[]) => `${column! * CELL + CELL / 2} ${y(row!) + CELL / 2}`;
  const every = Math.max(a, b) > 10 ? 5 : 1;
  const numbers = (last: number) => Array.from({ length: last + 1 }, (_, one) => one).filter((one) => one % every === 0);
  return (
    <figure class="answers">
      <svg viewBox={`-14 -1 ${(a + 1) * CELL + 15} ${(b + 1) * CELL + 14}`} style={{ maxWidth: `${(a + 2) * 1.4}rem` }} aria-hidden="true">
        <rect width={(a + 1) * CELL} height={(b + 1) * CELL} class="ground" />
        {lines.map(({ to }) => square(to.piles, "green"))}
        {lines.map(({ to, leaves }) => <path key={String(to.piles)} class="answer" d={`M${middle(to.piles)}L${middle(leaves.piles)}`} />)}
        {[...lost.values()].map((piles) => square(piles, "red"))}
        {square([a, b], "red")}
        <path class="queen" transform={`translate(${a * CELL + 1}, ${y(b) + 1}) scale(0.5)`} d="M4 21h16v-3H4zM5 16l-2-9 5 4 4-7 4 7 5-4-2 9z" />
        {numbers(a).map((one) => <text key={`x${one}`} x={one * CELL + CELL / 2} y={(b + 1) * CELL + 10} class="axis">{one}</text>)}
        {numbers(b).map((one) => <text key={`y${one}`} x={-7} y={y(one) + CELL / 2 + 3} class="axis">{one}</text>)}
      </svg>
      <figcaption>{words().play.answersBoard({ a, b })}</figcaption>
    </figure>
  );
}
