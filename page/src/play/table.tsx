// The table: every game of the sum with its stones, and the board beside it where there is one.
import type { Choice, Layout, Move, PartState, State, Taken } from "../generated/core";
import { words } from "../language";
import { Pile } from "./pile";
import { Queen, type Square } from "./queen";

export interface TableProps {
  state: State;
  /** How the game began, so that the board keeps its size. */
  beginning: State;
  /** How it was before the last move. */
  before: State | null;
  turn: number;
  enabled: boolean;
  picked: { part: number; taken: Taken[] };
  /** What is picked up, if it is a move. */
  choice: Choice | null;
  /** The move a hint shows. */
  lit: Move | null;
  winning: Move[] | null;
  pick: (part: number, taken: Taken[]) => void;
  confirm: () => void;
  go: (to: Move) => void;
}

export const Table = (props: TableProps) => (
  <div class="table">
    {props.state.parts.map((part, index) => (
      <Part key={index} part={part} index={index} {...props} />
    ))}
  </div>
);

/** The heaps that are seen: of a game with a limit, the second number is the limit. */
const heaps = ({ layout, piles }: PartState): number[] => (layout === "limit" ? piles.slice(0, 1) : piles);

const isOf = (to: Move | null | undefined, part: number): to is Move => to?.part === part;

function Part({ part, index, ...table }: { part: PartState; index: number } & TableProps) {
  const { state, beginning, before, turn, enabled, picked, choice, lit, winning, pick, confirm, go } = table;
  const text = words().play;
  const { layout } = part;
  const taken = picked.part === index ? picked.taken : [];
  // In a row only one heap is taken from.
  const change = (one: Taken) => pick(index, [...taken.filter(({ pile }) => layout !== "row" && pile !== one.pile), one]);
  const reach = state.moves.filter(({ to }) => to.part === index).map(({ to }) => to.piles as Square);
  const earlier = before?.parts[index];
  const changed = earlier && String(earlier.piles) !== String(part.piles) ? earlier : null;
  const counts = (one: Layout) => one === "piles" || one === "limit" || one === "stairs";
  const gone = (pile: number) => (changed && counts(layout) ? Math.max(0, heaps(changed)[pile]! - part.piles[pile]!) : 0);
  const shining = (pile: number) => (isOf(lit, index) && counts(layout) ? Math.max(0, part.piles[pile]! - lit.piles[pile]!) : 0);
  // Of the moves that take from this pile alone.
  const worth = (pile: number) => (left: number) => {
    if (!winning || !enabled || layout !== "piles") return undefined;
    const leaves = String(part.piles.map((stones, one) => (one === pile ? left : stones)));
    if (!reach.some((to) => String(to) === leaves)) return undefined;
    return winning.some((to) => to.part === index && String(to.piles) === leaves) ? "wins" : "loses";
  };
  const stones = heaps(part);
  return (
    <section class={`part ${layout}`} aria-label={part.title}>
      <h2>{part.title}</h2>
      {part.rules && <p class="quiet rule">{part.rules}</p>}
      <div class="views">
        {layout === "list" ? (
          <p class="position">({part.piles.join(", ")})</p>
        ) : (
          <div class={`stones ${layout}`}>
            {stones.map((count, pile) => (
              <Pile
                key={pile}
                {...{ stones: count, gone: gone(pile), turn, pile, layout, enabled, change, confirm }}
                taken={taken.find((one) => one.pile === pile)}
                lit={shining(pile)}
                worth={worth(pile)}
              />
            ))}
          </div>
        )}
        {part.queen && (
          <Queen
            piles={part.piles as Square}
            start={beginning.parts[index]!.piles as Square}
            before={(changed?.piles as Square | undefined) ?? null}
            reach={reach}
            winning={winning && winning.filter(({ part }) => part === index).map(({ piles }) => piles as Square)}
            aim={isOf(choice?.to, index) ? (choice!.to.piles as Square) : null}
            lit={isOf(lit, index) ? (lit.piles as Square) : null}
            enabled={enabled}
            go={(to) => go({ part: index, piles: to })}
            hold={(to) => pick(index, to.map((left, pile) => ({ pile, at: left, count: part.piles[pile]! - left })))}
          />
        )}
      </div>
      {part.limit !== null && <p class="limit-now">{text.limit({ limit: part.limit })}</p>}
    </section>
  );
}
