// See: the map of positions, the construction of its losing ones, and their numbers.
import { useEffect } from "preact/hooks";
import { slide, step } from "../address";
import { Check, download, Field, Press, Select } from "../controls";
import { ask, picture } from "../core";
import { words } from "../language";
import { theme } from "../theme";
import { Beatty } from "./beatty";
import { Crossing } from "./crossing";
import { Map, slopes } from "./map";
import { gameOf, map, MOST_K, opened, progress, see, sized, SIZES, stop, trouble, zoomed } from "./model";
import { scale } from "./palette";

/** Pictures are at least this many pixels wide. */
const WIDE = 1000;

export function See() {
  useEffect(() => void (opened.value = true), []);
  const text = words().see;
  const { k, size, grundy, rays } = see.value;
  const table = map.value;
  const filled = table && `${table.k} ${table.size} ${table.grundy}`;
  const centre = (): [number, number] => [see.value.at[0] + 0.5, see.value.at[1] + 0.5];
  return (
    <div class="screen see" data-filled={filled ?? undefined}>
      <div class="map card">
        <p class="ask">{grundy ? text.askGrundy : text.askLost}</p>
        <Axes><Map /></Axes>
        <Legend />
        <Readout />
        {progress.value !== null && (
          <div class="progress">
            <span>{text.filling}</span>
            <progress max={1000} value={progress.value} aria-label={text.filling} />
            <button type="button" onClick={stop}>{words().cancel}</button>
          </div>
        )}
      </div>
      <div class="controls card">
        <Field label={text.k({ k })}>
          <input type="range" min={0} max={MOST_K} value={k} onInput={(event) => slide(() => (see.value = { ...see.value, k: Number(event.currentTarget.value) }))} />
        </Field>
        <Field label={text.values}>
          <Select options={[["", text.outcome], ["1", text.grundy]]} value={grundy ? "1" : ""} change={(value) => step(() => (see.value = { ...see.value, grundy: !!value }))} />
        </Field>
        <Field label={text.size}>
          <Select options={SIZES.map((one) => [String(one), `${one} × ${one}`])} value={String(size)} change={(value) => step(() => (see.value = sized(see.value, Number(value))))} />
        </Field>
        <Check label={text.rays} checked={rays} change={(rays) => slide(() => (see.value = { ...see.value, rays }))} />
        <div class="bar">
          <Press press={() => slide(() => (see.value = zoomed(see.value, 1.5, centre())))} label={text.zoomIn}>+</Press>
          <Press press={() => slide(() => (see.value = zoomed(see.value, 1 / 1.5, centre())))} label={text.zoomOut}>−</Press>
          <Press press={() => slide(() => (see.value = zoomed(see.value, 1 / size, centre())))}>{text.whole}</Press>
          <Press press={() => void savePicture("svg")} off={!table}>{text.svg}</Press>
          <Press press={() => void savePicture("png")} off={!table}>{text.png}</Press>
        </div>
        <p class="quiet">{text.kText({ k })}</p>
      </div>
      <div class="beside">
        <section class="card">
          <h2>{text.crossing}</h2>
          <p>{text.crossingText}</p>
          <Crossing k={k} step={see.value.step} go={(step) => slide(() => (see.value = { ...see.value, step }))} />
        </section>
        <section class="card">
          <h2>{text.beatty}</h2>
          <p>{text.beattyText}</p>
          <Beatty k={k} />
        </section>
      </div>
    </div>
  );
}

/** The numbers at the ends of both axes. */
function Axes({ children }: { children: preact.ComponentChildren }) {
  const { x, y, cells } = see.value.view;
  const text = words().see;
  const shown = (place: number) => Math.round(place);
  return (
    <div class="axes">
      <span class="name">{text.axisB}</span>
      <span class="up">{shown(y + cells)}</span>
      <span class="corner">{shown(y)}</span>
      {children}
      <span class="left">{shown(x)}</span>
      <span class="across">{text.axisA}</span>
      <span class="right">{shown(x + cells)}</span>
    </div>
  );
}

function Legend() {
  const text = words().see;
  const dark = theme.value === "dark";
  return (
    <p class="legend">
      <i class="swatch lost" /> {text.lost}
      {see.value.grundy && <><i class="swatch wide" style={{ backgroundImage: scale(dark) }} /> {text.scale}</>}
      {see.value.rays && <><i class="swatch ray" /> {text.rays}</>}
    </p>
  );
}

function Readout() {
  const text = words().see;
  const { k, grundy, at: [a, b] } = see.value;
  const table = map.value;
  const { win, moves, more } = ask("solve", { game: gameOf(k), piles: `${a} ${b}`, misere: false });
  const value = grundy && table?.grundy && table.k === k && a < table.size && b < table.size ? ` · ${text.value({ value: table.cells[a * table.size + b]! })}` : "";
  const list = win ? ` · ${text.winning}${moves.join(" ")}${more ? " …" : ""}` : "";
  return <p class="readout" role="status">{trouble.value ?? `(${a}, ${b}) · ${win ? text.won : text.lost}${value}${list}`}</p>;
}

/** The whole map without the mark of the reader; a drawing has the cells as one image inside it. */
async function savePicture(kind: "svg" | "png"): Promise<void> {
  const { stored, size, k } = map.value!;
  const side = kind === "svg" ? size : size * Math.ceil(WIDE / size);
  const blob = await picture({ stored, size, side, around: kind === "svg" ? drawing(size, k) : null }).result;
  download(`wythoff.${kind}`, blob);
}

/** What stands around the image of a drawing. */
function drawing(size: number, k: number): [string, string] {
  const lines = (see.value.rays ? slopes(k) : []).map((slope) => `<path d="M0 ${size}L${size / Math.max(1, slope)} ${size - Math.min(1, slope) * size}" stroke="#d9a93b" stroke-width="${size / 300}" fill="none"/>`);
  const before = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><title>${gameOf(k)}</title><image width="${size}" height="${size}" style="image-rendering:pixelated" href="`;
  return [before, `"/>${lines.join("")}</svg>\n`];
}
