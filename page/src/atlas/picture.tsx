// The losing positions of a game, as far as all of them are known.
import { words } from "./language";

/** Larger boards show nothing more. */
const LARGEST = 48;
/** So many positions are listed; where there are fewer, these are all below 200. */
const LISTED = 64;

/** Smaller boards show too little around what is on them. */
const SMALLEST = 8;

/** The size of the board: every losing position on it is listed. */
export function size(lost: number[]): number {
  if (lost.length < 2 * LISTED) return Math.max(SMALLEST, Math.min(LARGEST, Math.max(0, ...lost) + 4));
  // All with a smaller sum than the last are there, and on a board of this size sums are at most twice its last column.
  const sum = lost.at(-1)! + lost.at(-2)!;
  return Math.max(1, Math.min(LARGEST, Math.floor((sum - 1) / 2) + 1));
}

export function Picture({ lost, named }: { lost: number[]; named?: boolean }) {
  const side = size(lost);
  let path = "";
  for (let i = 0; i < lost.length; i += 2) {
    if (lost[i]! < side && lost[i + 1]! < side) path += `M${lost[i]} ${lost[i + 1]}h1v1h-1z`;
  }
  return (
    <svg class="lost" viewBox={`0 0 ${side} ${side}`} role={named ? "img" : "presentation"} aria-label={named ? words().picture({ size: side }) : undefined}>
      <path d={path} />
    </svg>
  );
}
