// A pile of stones one can take from: by tapping, by dragging, by the arrow keys.
import { useRef } from "preact/hooks";
import type { Layout, Taken } from "../generated/core";
import { words } from "../language";

/** Larger piles are counted in tens. */
const MANY = 20;

export interface PileProps {
  stones: number;
  /** How many the last move took away here. */
  gone: number;
  /** The number of the last move: what it took away is seen going. */
  turn: number;
  pile: number;
  layout: Layout;
  enabled: boolean;
  /** What is picked up, of this pile. */
  taken: Taken | undefined;
  /** How many stones a hint lights up. */
  lit: number;
  /** What it is worth to leave so many stones here; unknown without the colours. */
  worth: (left: number) => "wins" | "loses" | undefined;
  change: (taken: Taken) => void;
  confirm: () => void;
}

export function Pile({ stones, gone, turn, pile, layout, enabled, taken, lit, worth, change, confirm }: PileProps) {
  const text = words().play;
  const element = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const row = layout === "row";
  const many = stones + gone > MANY && !row;
  const { at, count } = taken ?? { at: stones, count: 0 };

  function choose(at: number, count: number): void {
    count = Math.max(0, Math.min(count, stones));
    at = row ? Math.max(0, Math.min(at, stones - count)) : stones - count;
    change({ pile, at, count });
  }

  const under = (event: PointerEvent): number | null => {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const index = element.current!.contains(found) ? (found as HTMLElement).dataset.index : undefined;
    return index === undefined ? null : Number(index);
  };
  const drag = (event: PointerEvent) => {
    const index = under(event);
    if (from.current === null || index === null) return;
    if (row) choose(Math.min(from.current, index), Math.abs(from.current - index) + 1);
    else choose(index, stones - index);
  };
  const press = (event: PointerEvent) => {
    const index = under(event);
    if (index === null) return;
    // In a row, a tap next to what is chosen makes it longer; a tap on all that is chosen gives it back.
    if (!row && count === stones - index) return choose(stones, 0);
    if (row && count === 1 && at === index) return choose(0, 0);
    from.current = row && count === 1 && Math.abs(at - index) === 1 ? at : index;
    drag(event);
  };
  const end = () => (from.current = null);
  const keys: Record<string, () => void> = {
    ArrowUp: () => choose(at, count + 1),
    ArrowDown: () => choose(at, count - 1),
    ArrowRight: () => (row && count ? choose(at + 1, count) : choose(row ? 0 : at, count + 1)),
    ArrowLeft: () => (row ? choose(at - 1, count) : choose(at, count - 1)),
    PageUp: () => choose(at, count + 10),
    PageDown: () => choose(at, count - 10),
    Home: () => choose(0, 0),
    End: () => choose(0, stones),
    Enter: confirm,
    " ": confirm,
  };
  const key = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (enabled) act();
  };

  const kind = (index: number) => {
    const chosen = index >= at && index < at + count;
    const shine = !row && index >= stones - lit;
    return `stone${chosen ? " chosen" : ""}${shine ? " lit" : ""} ${(!row && worth(index)) || ""}`;
  };
  const where = row && count ? `${text.pins({ from: at + 1, to: at + count })}; ` : "";
  return (
    <div class="heap">
      <div
        ref={element}
        class={`pile ${layout}${many ? " many" : ""}`}
        role="slider"
        tabIndex={stones > 0 ? 0 : -1}
        aria-label={layout === "stairs" ? text.stairs({ number: pile + 1, stones }) : text.pile({ number: pile + 1, stones })}
        aria-valuemin={0}
        aria-valuemax={stones}
        aria-valuenow={count}
        aria-valuetext={where + text.chosen({ count })}
        aria-disabled={String(!enabled) as "true"}
        // A finger may begin to scroll here: only when it is lifted does it choose.
        onPointerDown={(event) => enabled && event.pointerType !== "touch" && press(event)}
        onPointerMove={(event) => enabled && drag(event)}
        onPointerUp={(event) => (enabled && event.pointerType === "touch" && press(event), end())}
        onPointerCancel={end}
        onPointerLeave={end}
        onKeyDown={key}
      >
        {Array.from({ length: stones }, (_, index) => (
          <span key={index} class={kind(index)} data-index={index} />
        ))}
        {Array.from({ length: gone }, (_, index) => (
          <span key={`gone-${turn}-${index}`} class="stone gone" />
        ))}
      </div>
      <span class="count">
        {many && <Less {...{ enabled, change: () => choose(at, count - 1), label: text.fewer }}>−</Less>}
        <b>{stones}</b>
        {count > 0 && <i>−{count}</i>}
        {many && <Less {...{ enabled, change: () => choose(at, count + 1), label: text.more }}>+</Less>}
      </span>
    </div>
  );
}

/** One stone more or less: where stones are small, a finger needs it. */
const Less = ({ enabled, change, label, children }: { enabled: boolean; change: () => void; label: string; children: string }) => (
  <button type="button" class="plain" tabIndex={-1} aria-label={label} onClick={() => enabled && change()}>
    {children}
  </button>
);
