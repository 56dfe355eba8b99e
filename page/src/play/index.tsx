// Play: a person against one of the opponents, or two people at one table.
import { useState } from "preact/hooks";
import { embedded, link, slide } from "../address";
import { Press } from "../controls";
import { words } from "../language";
import { Moves } from "./history";
import { again, before, beginning, canUndo, choice, enabled, game, help, hint, isReplay, move, pick, replay, seen, share, state, status, take, taken, undo, winning } from "./model";
import { brief, Note } from "./note";
import { Settings } from "./settings";
import { Table } from "./table";

export function Play() {
  return (
    <div class={`screen play${game.value.large ? " large" : ""}`}>
      <div class="stage card">
        <p class="aim">{aim()}</p>
        <Board />
        <div class="hand">
          <p class="status" role="status">{status.value}</p>
          {/* On a telephone the note is out of sight; who listens hears it there. */}
          <p class="brief" aria-hidden="true">{brief()}</p>
          <Actions />
        </div>
        {!state.value.over && <AllMoves key={state.value.parts.map(({ layout }) => layout).join()} />}
      </div>
      <Note />
      <Moves />
      {!embedded && <Settings />}
    </div>
  );
}

/** What one wants, in one sentence. */
function aim(): string {
  const text = words().play;
  const { misere, parts } = state.value;
  const stones = parts.every(({ layout }) => layout !== "list" && layout !== "stairs");
  if (stones) return misere ? text.aimMisere : text.aim;
  return misere ? text.aimMoveMisere : text.aimMove;
}

function Board() {
  const helped = hint.value;
  return (
    <Table
      state={state.value}
      beginning={beginning.value}
      before={before.value}
      turn={seen.value.played.moves.length}
      enabled={enabled.value}
      picked={taken.value}
      choice={typeof choice.value === "object" ? choice.value : null}
      lit={helped && helped.grade > 1 ? (helped.hint.choice?.to ?? null) : null}
      winning={winning.value}
      pick={pick}
      confirm={take}
      go={move}
    />
  );
}

function Actions() {
  const text = words().play;
  const { large, colours } = game.value;
  const ready = enabled.value && typeof choice.value === "object" && choice.value !== null;
  return (
    <div class="bar actions">
      <Press key="take" primary press={take} off={!ready}>{text.take}</Press>
      <Press key="hint" press={help} off={!enabled.value}>{text.hint}</Press>
      <Press key="undo" press={undo} off={isReplay.value || !canUndo.value}>{text.undo}</Press>
      {state.value.over && <Press key="again" press={again}>{text.again}</Press>}
      <Press key="replay" press={replay} off={isReplay.value || !seen.value.played.moves.length}>{text.replay}</Press>
      <Press key="colours" press={() => slide(() => (game.value = { ...game.value, colours: !colours }))} pressed={colours}>{text.colours}</Press>
      <Press key="large" press={() => slide(() => (game.value = { ...game.value, large: !large }))} pressed={large}>{text.large}</Press>
      <Press key="share" press={() => void share(link())}>{text.share}</Press>
    </div>
  );
}

/** Every move in words: for whoever prefers a list, and for games that cannot be touched. */
function AllMoves() {
  const text = words().play;
  const { moves, parts } = state.value;
  // Of large piles there are hundreds: they are written when somebody wants to read them.
  const [isOpen, setOpen] = useState(parts.some(({ layout }) => layout === "list"));
  const [chosen, setChosen] = useState("0");
  const index = Math.min(Number(chosen), moves.length - 1);
  const good = winning.value?.map((to) => JSON.stringify(to));
  const worth = (index: number) => (good ? (good.includes(JSON.stringify(moves[index]!.to)) ? " ✓" : " ✗") : "");
  return (
    <details class="all" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.allMoves}</summary>
      {isOpen && (
        <>
          <select aria-label={text.allMoves} value={String(index)} onChange={(event) => setChosen(event.currentTarget.value)}>
            {moves.map(({ words: line }, one) => <option key={one} value={String(one)}>{line + worth(one)}</option>)}
          </select>
          <Press press={() => move(moves[index]!.to)} off={!enabled.value}>{text.makeMove}</Press>
        </>
      )}
    </details>
  );
}
