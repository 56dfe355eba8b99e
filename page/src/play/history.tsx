// The moves so far, and after the game what they were worth.
import type { Looked } from "../generated/core";
import { words } from "../language";
import { backTo, game, isTwo, player, review, state } from "./model";

export function Moves() {
  const text = words().play;
  const looked = review.value;
  if (looked && state.value.over) return <Review looked={looked} />;
  const past = state.value.past;
  return (
    <section class="card history">
      <h2>{text.moves}</h2>
      {past.length ? (
        <ol>
          {past.map((line, index) => (
            <li key={index} class={player(index) === text.opponentShort ? "its" : "mine"}>
              <b>{player(index)}</b> {line}
            </li>
          ))}
        </ol>
      ) : (
        <p class="quiet">{text.noMoves}</p>
      )}
    </section>
  );
}

function Review({ looked }: { looked: Looked[] }) {
  const text = words().play;
  const verdict = ({ was_won, kept }: Looked) => (kept ? text.kept : was_won ? text.threw : text.lostAnyway);
  const isMine = (index: number) => isTwo.value || (index % 2 === 0) === (game.value.first === "me");
  return (
    <section class="card review">
      <h2>{text.review}</h2>
      <ol>
        {looked.map((move, index) => (
          <li key={index} class={move.better ? "threw" : move.kept ? "kept" : ""}>
            <b>{player(index)}</b> {text.judged({ move: move.words, verdict: verdict(move) })}
            {move.better && <p>{text.better + move.better.words}</p>}
            {move.better && isMine(index) && <button type="button" onClick={() => backTo(index)}>{text.fromHere}</button>}
          </li>
        ))}
      </ol>
    </section>
  );
}
