// The map: a table on a canvas, with zoom, pan and a cell that is read out.
import { h } from "../dom";
import { words } from "../language";
import { pixels } from "./palette";

export interface MapOptions {
  read: (a: number, b: number) => void;
}

export interface MapView {
  element: HTMLElement;
  show: (cells: Uint16Array, size: number, grundy: boolean) => void;
  rays: (slopes: number[]) => void;
  zoom: (factor: number) => void;
  whole: () => void;
  picture: () => Promise<Blob | null>;
  draw: () => void;
}

const SIDE = 900;

export function mapView({ read }: MapOptions): MapView {
  const canvas = h("canvas", {
    width: SIDE,
    height: SIDE,
    role: "application",
    tabindex: 0,
    "aria-label": words().see.map,
  });
  const context = canvas.getContext("2d")!;
  const source = h("canvas");
  let size = 1;
  let view = { x: 0, y: 0, cells: 1 };
  let cursor: [number, number] = [0, 0];
  let slopes: number[] = [];

  const scale = () => SIDE / view.cells;

  function draw(): void {
    const pixel = scale();
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, SIDE, SIDE);
    // Row b of the board is line size − 1 − b of the source.
    context.drawImage(source, view.x, size - view.y - view.cells, view.cells, view.cells, 0, 0, SIDE, SIDE);
    const x = (a: number) => (a - view.x) * pixel;
    const y = (b: number) => SIDE - (b - view.y) * pixel;
    context.strokeStyle = "#d9a93b";
    context.lineWidth = 2.5;
    for (const slope of slopes) {
      context.beginPath();
      context.moveTo(x(0), y(0));
      context.lineTo(x(size), y(size * slope));
      context.stroke();
    }
    context.strokeStyle = "#fff";
    context.lineWidth = 4;
    const mark = Math.max(pixel, 10);
    const shift = (mark - pixel) / 2;
    context.strokeRect(x(cursor[0]) - shift, y(cursor[1] + 1) - shift, mark, mark);
    context.strokeStyle = "#111";
    context.lineWidth = 1.5;
    context.strokeRect(x(cursor[0]) - shift, y(cursor[1] + 1) - shift, mark, mark);
  }

  function clamp(): void {
    view.cells = Math.max(8, Math.min(view.cells, size));
    view.x = Math.max(0, Math.min(view.x, size - view.cells));
    view.y = Math.max(0, Math.min(view.y, size - view.cells));
  }

  function zoom(factor: number, at: [number, number] = [view.x + view.cells / 2, view.y + view.cells / 2]): void {
    const before = view.cells;
    view.cells = Math.max(8, Math.min(view.cells / factor, size));
    const share = view.cells / before;
    view.x = at[0] - (at[0] - view.x) * share;
    view.y = at[1] - (at[1] - view.y) * share;
    clamp();
    draw();
  }

  function point(a: number, b: number): void {
    cursor = [Math.max(0, Math.min(size - 1, a)), Math.max(0, Math.min(size - 1, b))];
    if (cursor[0] < view.x || cursor[0] >= view.x + view.cells) view.x = cursor[0] - view.cells / 2;
    if (cursor[1] < view.y || cursor[1] >= view.y + view.cells) view.y = cursor[1] - view.cells / 2;
    clamp();
    draw();
    read(...cursor);
  }

  const under = (event: MouseEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    const a = view.x + ((event.clientX - box.left) / box.width) * view.cells;
    const b = view.y + (1 - (event.clientY - box.top) / box.height) * view.cells;
    return [a, b];
  };
  let dragged: [number, number] | null = null;
  canvas.addEventListener("pointerdown", (event) => {
    dragged = under(event);
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener("pointerup", (event) => {
    dragged = null;
    const [a, b] = under(event);
    point(Math.floor(a), Math.floor(b));
  });
  canvas.addEventListener("pointermove", (event) => {
    const [a, b] = under(event);
    if (!dragged) return point(Math.floor(a), Math.floor(b));
    view.x += dragged[0] - a;
    view.y += dragged[1] - b;
    clamp();
    draw();
  });
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.25 : 0.8, under(event));
  }, { passive: false });
  canvas.addEventListener("keydown", (event) => {
    const far = event.shiftKey ? 10 : 1;
    const steps: Record<string, () => void> = {
      ArrowLeft: () => point(cursor[0] - far, cursor[1]),
      ArrowRight: () => point(cursor[0] + far, cursor[1]),
      ArrowUp: () => point(cursor[0], cursor[1] + far),
      ArrowDown: () => point(cursor[0], cursor[1] - far),
      "+": () => zoom(1.5),
      "-": () => zoom(1 / 1.5),
    };
    const act = steps[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  return {
    element: canvas,
    show(cells, rows, grundy) {
      if (rows !== size) view = { x: 0, y: 0, cells: rows };
      size = rows;
      source.width = source.height = rows;
      source.getContext("2d")!.putImageData(pixels(cells, rows, grundy), 0, 0);
      clamp();
      draw();
    },
    rays(next) {
      slopes = next;
      draw();
    },
    zoom: (factor) => zoom(factor),
    whole: () => zoom(1 / size),
    picture: () => new Promise((resolve) => canvas.toBlob(resolve, "image/png")),
    draw,
  };
}
