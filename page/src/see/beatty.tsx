// Two strips above each other: the smaller and the larger numbers of the losing pairs fill the line, each number once.
import { ask } from "../core";
import { words } from "../language";

const LAST = 42;

export function Beatty({ k }: { k: number }) {
  const text = words().see;
  const pairs = ask("pairs", { k, count: LAST + 1 }).slice(1);
  const strip = (numbers: number[]) => numbers.filter((number) => number <= LAST);
  const [lower, upper] = [strip(pairs.map(([a]) => a)), strip(pairs.map(([, b]) => b))];
  const cell = (numbers: number[], kind: string) => (_: unknown, index: number) => (
    <span key={index} class={numbers.includes(index + 1) ? `cell ${kind}` : "cell"}>{numbers.includes(index + 1) ? index + 1 : ""}</span>
  );
  return (
    <div class="toy">
      <div class="strips scroll" tabIndex={0} role="img" aria-label={text.strips({ lower: lower.join(", "), upper: upper.join(", ") })}>
        <div class="strip">{Array.from({ length: LAST }, cell(lower, "lower"))}</div>
        <div class="strip">{Array.from({ length: LAST }, cell(upper, "upper"))}</div>
      </div>
      <p class="legend"><i class="cell lower" /> {text.lower} <i class="cell upper" /> {text.upper}</p>
    </div>
  );
}
