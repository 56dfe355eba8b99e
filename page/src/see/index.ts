// See: the map of positions, the construction of its losing ones, and their numbers.
import { ask, Cancelled, table, type Work } from "../core";
import { download, field, h, select } from "../dom";
import { words } from "../language";
import type { Screen } from "../play";
import { beattyView } from "./beatty";
import { crossingView } from "./crossing";
import { mapView } from "./map";
import { drawing } from "./palette";

const SIZES = [50, 100, 200, 500, 1000, 2000];

export function seeScreen(): Screen {
  const element = h("div", { class: "screen see" });
  const chosen = { k: 0, size: 100, grundy: false, rays: true };
  let cells = new Uint16Array(1);
  let work: Work<Uint16Array> | null = null;
  const line = h("p", { class: "readout", role: "status" });
  const progress = h("div", { class: "progress", hidden: true });
  const map = mapView({ read });
  const crossing = crossingView(() => chosen.k);
  const strips = h("div");

  const game = () => (chosen.k ? `wythoff(k=${chosen.k})` : "wythoff");

  function read(a: number, b: number): void {
    const text = words().see;
    type Solved = { win: boolean; moves: string[]; more: boolean };
    const { win, moves, more } = ask<Solved>("solve", { game: game(), piles: `${a} ${b}`, misere: false });
    const value = chosen.grundy ? ` · ${text.value(cells[a * chosen.size + b]!)}` : "";
    const list = win ? ` · ${text.winning}${moves.join(" ")}${more ? " …" : ""}` : "";
    line.textContent = `(${a}, ${b}) · ${win ? text.won : text.lost}${value}${list}`;
  }

  async function fill(): Promise<void> {
    work?.cancel();
    const text = words();
    const bar = h("progress", { max: 1000, value: 0, "aria-label": text.see.filling });
    const stop = h("button", { onclick: () => work?.cancel() }, text.cancel);
    progress.replaceChildren(h("span", {}, text.see.filling), bar, stop);
    progress.hidden = false;
    const { k, size, grundy } = chosen;
    const mine = (work = table({ k, size, grundy }, (thousandths) => (bar.value = thousandths)));
    try {
      cells = (await mine.result) as Uint16Array<ArrayBuffer>;
      map.show(cells, size, grundy);
      rays();
      read(0, 0);
      element.dataset.filled = `${k} ${size} ${grundy}`;
    } catch (error) {
      if (!(error instanceof Cancelled)) line.textContent = String(error);
    } finally {
      if (work === mine) progress.hidden = true;
    }
  }

  function rays(): void {
    // The lines the losing positions lie along: a picture, not a proof, so a root of the machine will do.
    const t = chosen.k + 1;
    const alpha = (2 - t + Math.sqrt(t * t + 4)) / 2;
    map.rays(chosen.rays ? [(alpha + t) / alpha, alpha / (alpha + t)] : []);
  }

  function saveSvg(): void {
    const text = drawing(cells, Math.sqrt(cells.length), chosen.grundy, game());
    download("wythoff.svg", new Blob([text], { type: "image/svg+xml" }));
  }

  async function savePng(): Promise<void> {
    const picture = await map.picture();
    if (picture) download("wythoff.png", picture);
  }

  function render(): void {
    const text = words().see;
    const k = h("input", {
      type: "range",
      min: 0,
      max: 8,
      value: chosen.k,
      oninput: () => {
        chosen.k = Number(k.value);
        shown.textContent = k.value;
        crossing.render();
        strips.replaceChildren(beattyView(chosen.k));
        void fill();
      },
    });
    const shown = h("output", {}, String(chosen.k));
    const raysBox = h("input", {
      type: "checkbox",
      checked: chosen.rays,
      onchange: () => ((chosen.rays = raysBox.checked), rays()),
    });
    map.element.setAttribute("aria-label", text.map);
    line.textContent = text.read;
    crossing.render();
    strips.replaceChildren(beattyView(chosen.k));
    element.replaceChildren(
      h(
        "div",
        { class: "controls card" },
        h("label", { class: "field" }, h("span", {}, "k = ", shown), k),
        field(text.values, select([["", text.outcome], ["1", text.grundy]], chosen.grundy ? "1" : "", (value) => ((chosen.grundy = !!value), void fill()))),
        field(text.size, select(SIZES.map((size) => [String(size), `${size} × ${size}`]), String(chosen.size), (value) => ((chosen.size = Number(value)), void fill()))),
        h("label", { class: "check" }, raysBox, text.rays),
        h("div", { class: "bar" },
          h("button", { onclick: () => map.zoom(1.5), "aria-label": text.zoomIn }, "+"),
          h("button", { onclick: () => map.zoom(1 / 1.5), "aria-label": text.zoomOut }, "−"),
          h("button", { onclick: map.whole }, text.whole),
          h("button", { onclick: saveSvg }, text.svg),
          h("button", { onclick: savePng }, text.png)),
      ),
      h("div", { class: "map card" }, map.element, line, progress),
      h("div", { class: "beside" }, crossing.element, strips),
    );
  }

  render();
  void fill();
  return { element, render };
}
