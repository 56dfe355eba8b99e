// What is said about the game: the opponent's reasons, and help in three grades.
import { useEffect, useRef } from "preact/hooks";
import { words } from "../language";
import { Written } from "../written";
import { Answers } from "./answers";
import { after } from "./game";
import { hint, note, reply, seen, state } from "./model";

/** Where there is one column, the note stands below the hand. */
const narrow = matchMedia("(max-width: 60rem)");

export function Note() {
  const text = words().play;
  const [helped, answered] = [hint.value, reply.value];
  const place = useRef<HTMLDivElement>(null);
  const isTold = helped?.grade === 3;
  useEffect(() => {
    if (isTold && narrow.matches) place.current!.scrollIntoView({ block: "nearest" });
  }, [isTold]);
  const explanation = helped ? (helped.grade > 2 ? helped.hint.explanation : null) : (answered?.explanation ?? null);
  return (
    <div ref={place} class="note card" aria-live="polite">
      {note.value && <p>{note.value}</p>}
      {helped ? <Help /> : answered ? (
        <>
          <p class="said">{text.said({ player: text.opponentShort, words: answered.choice.words })}</p>
          {answered.why && <p>{answered.why}</p>}
          {answered.why && <Answers lost={seen.value.played} />}
        </>
      ) : (
        !note.value && <p>{state.value.parts.some(({ layout }) => layout === "list") ? text.takeListed : text.takeNothing}</p>
      )}
      {explanation && (
        <details>
          <summary>{text.why}</summary>
          <Written html={explanation} />
        </details>
      )}
    </div>
  );
}

/** Where to look in the game on the table. */
function look(): string {
  const text = words().play;
  const looks: Record<string, string> = text.look;
  const name = state.value.parts.length > 1 ? "sum" : state.value.parts[0]!.name.split("(")[0]!;
  return looks[name] ?? text.look.other;
}

/** The note in one sentence. */
export function brief(): string {
  const text = words().play;
  const [helped, answered] = [hint.value, reply.value];
  if (!helped) return note.value ?? (answered ? text.said({ player: text.opponentShort, words: answered.choice.words }) : "");
  const { grade, hint: { choice } } = helped;
  if (!choice) return grade > 1 ? text.wait : text.noHint;
  return [look(), text.lit, choice.words][grade - 1]!;
}

/** Where to look; then what to touch; then the move and the reason. */
function Help() {
  const text = words().play;
  const { grade, hint: found } = hint.value!;
  if (grade < 3) {
    return (
      <>
        <p class="said">{found.choice ? look() : text.noHint}</p>
        {grade > 1 && <p>{found.choice ? text.lit : text.wait}</p>}
        <p class="quiet">{text.moreHelp}</p>
      </>
    );
  }
  return (
    <>
      <p class="said">{found.choice ? found.choice.words : text.noHint}</p>
      <p>{found.why}</p>
      <Answers lost={found.choice ? after(seen.value, found.choice.to).played : seen.value.played} />
    </>
  );
}
