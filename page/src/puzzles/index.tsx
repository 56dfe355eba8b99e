// Puzzles: one for today, and a ladder.
import { useEffect } from "preact/hooks";
import { link } from "../address";
import { Copy, Press, Select, Field } from "../controls";
import type { Kind, Puzzle } from "../generated/core";
import { words } from "../language";
import { Table } from "../play/table";
import { Written } from "../written";
import { answer, another, attempt, choice, claim, giveUp, LEVELS, ofToday, opened, pick, picked, puzzle, puzzles, reached, state, streak, today, tried, wrong } from "./model";

export function PuzzleScreen() {
  useEffect(() => void (opened.value = true), []);
  const text = words().puzzles;
  const { kind, level, day } = puzzles.value;
  return (
    <div class="screen play puzzles">
      <div class="stage card">
        {wrong.value && <p class="wrong" role="alert">{wrong.value}</p>}
        {puzzle.value && <Question puzzle={puzzle.value} />}
      </div>
      <div class="card ladder">
        <h2>{day ? (day === today() ? text.today : text.ofDay({ day })) : text.level({ level })}</h2>
        {streak.value > 0 && <p class="quiet">{text.streak({ days: streak.value })}</p>}
        <div class="bar">
          <Press press={ofToday} pressed={day === today()}>{text.today}</Press>
          <Press press={() => another(kind, day ? reached.value : level)} primary={tried.value.solved}>{text.another}</Press>
        </div>
        <Field label={text.find}>
          <Select options={Object.entries(text.kinds)} value={kind} change={(next) => another(next as Kind, day ? reached.value : level)} />
        </Field>
        <p>{text.ladder}</p>
        <div class="bar rungs">
          {Array.from({ length: LEVELS }, (_, index) => (
            <Press key={index} press={() => another(kind, index + 1)} off={index + 1 > reached.value} pressed={!day && level === index + 1} label={text.level({ level: index + 1 })}>
              {index + 1}
            </Press>
          ))}
        </div>
      </div>
      {puzzle.value && (tried.value.solved || tried.value.shown) && <Answer puzzle={puzzle.value} />}
    </div>
  );
}

function Question({ puzzle: { text: game } }: { puzzle: Puzzle }) {
  const text = words().puzzles;
  const { kind } = puzzles.value;
  const { solved, shown, last } = tried.value;
  const over = solved || shown;
  const now = state.value!;
  const said = choice.value;
  const chosen = typeof said === "object" ? said : null;
  const take = () => chosen && attempt(chosen.to);
  const line = solved ? text.right : shown ? text.over
    : last ? text.wrong({ move: last.move, reply: last.reply })
    : typeof said === "string" ? said : (chosen?.words ?? text.ask[kind]);
  return (
    <>
      <p class="aim">{words().play.aim}</p>
      <Table
        key={game}
        state={now}
        beginning={now}
        before={null}
        turn={0}
        enabled={!over && kind !== "lost"}
        picked={picked.value}
        choice={chosen}
        lit={over ? (answer.value?.choice?.to ?? null) : null}
        winning={null}
        pick={pick}
        confirm={take}
        go={attempt}
      />
      <div class="hand">
        <p class="status" role="status">{line}</p>
        <div class="bar actions">
          {kind === "lost" ? (
            <>
              <Press key="lost" primary press={() => claim(true)} off={over}>{text.isLost}</Press>
              <Press key="won" primary press={() => claim(false)} off={over}>{text.isWon}</Press>
            </>
          ) : (
            <Press key="take" primary press={take} off={over || !chosen}>{words().play.take}</Press>
          )}
          <Press key="give" press={giveUp} off={over}>{text.giveUp}</Press>
        </div>
      </div>
    </>
  );
}

function Answer({ puzzle: { text: game, moves, winning, steps } }: { puzzle: Puzzle }) {
  const text = words().puzzles;
  const { tries, solved } = tried.value;
  const { day, level } = puzzles.value;
  const found = answer.value!;
  const name = day ? text.ofDay({ day }) : text.level({ level });
  const result = () => [`${words().title} · ${name}`, `${game} · ${solved ? text.tries({ tries }) : text.over}`, ...(day && streak.value ? [text.streak({ days: streak.value })] : []), link()].join("\n");
  return (
    <section class="card answer">
      <h2>{text.answer}</h2>
      <p>{found.choice ? found.choice.words : words().play.noHint}</p>
      <p>{found.why}</p>
      <p class="quiet">{text.graded({ moves, winning, steps })}</p>
      <div class="bar"><Copy text={result} label={text.copy} /></div>
      {found.explanation && <details><summary>{words().play.why}</summary><Written html={found.explanation} /></details>}
    </section>
  );
}
