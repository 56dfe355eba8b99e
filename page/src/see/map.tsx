// The map: a table on a canvas, with zoom, pan and a cell that is read out.
import { useEffect, useRef } from "preact/hooks";
import { slide } from "../address";
import { words } from "../language";
import { map, pointed, see, within, zoomed } from "./model";

const SIDE = 900;

/** The slopes of the lines the losing positions lie along: a picture, not a proof, so a root of the machine will do. */
export function slopes(k: number): number[] {
  const t = k + 1;
  const alpha = (2 - t + Math.sqrt(t * t + 4)) / 2;
  return [(alpha + t) / alpha, alpha / (alpha + t)];
}

export function Map() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const source = useRef<HTMLCanvasElement | null>(null);
  const fingers = useRef(new Map_<number, [number, number]>());
  const dragged = useRef(false);
  const now = see.value;
  const table = map.value;

  useEffect(() => {
    if (!table) return;
    const small = (source.current = document.createElement("canvas"));
    small.width = small.height = table.size;
    small.getContext("2d")!.putImageData(new ImageData(table.pixels, table.size, table.size), 0, 0);
  }, [table]);

  useEffect(() => {
    const context = canvas.current!.getContext("2d")!;
    context.clearRect(0, 0, SIDE, SIDE);
    if (!table || !source.current || table.size !== now.size) return;
    const { x, y, cells } = now.view;
    const pixel = SIDE / cells;
    context.imageSmoothingEnabled = false;
    // Row b of the board is line size − 1 − b of the source.
    context.drawImage(source.current, x, now.size - y - cells, cells, cells, 0, 0, SIDE, SIDE);
    const left = (a: number) => (a - x) * pixel;
    const top = (b: number) => SIDE - (b - y) * pixel;
    context.strokeStyle = "#d9a93b";
    context.lineWidth = 2.5;
    for (const slope of now.rays ? slopes(now.k) : []) {
      context.beginPath();
      context.moveTo(left(0), top(0));
      context.lineTo(left(now.size), top(now.size * slope));
      context.stroke();
    }
    const mark = Math.max(pixel, 10);
    const shift = (mark - pixel) / 2;
    for (const [colour, width] of [["#fff", 4], ["#111", 1.5]] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.strokeRect(left(now.at[0]) - shift, top(now.at[1] + 1) - shift, mark, mark);
    }
  }, [now, table]);

  const under = ([left, top]: [number, number]): [number, number] => {
    const box = canvas.current!.getBoundingClientRect();
    const { x, y, cells } = see.value.view;
    return [x + ((left - box.left) / box.width) * cells, y + (1 - (top - box.top) / box.height) * cells];
  };
  const place = (event: MouseEvent): [number, number] => [event.clientX, event.clientY];
  const point = (event: MouseEvent) => slide(() => (see.value = pointed(see.value, under(place(event)))));
  const far = ([[ax, ay], [bx, by]]: [number, number][] & { 0: [number, number]; 1: [number, number] }) => Math.hypot(ax - bx, ay - by);
  const middle = (places: [number, number][]): [number, number] => [0, 1].map((i) => places.reduce((sum, one) => sum + one[i]!, 0) / places.length) as [number, number];

  function moved(event: PointerEvent): void {
    const held = fingers.current;
    if (!held.has(event.pointerId)) return event.pointerType === "mouse" ? point(event) : undefined;
    const before = [...held.values()];
    held.set(event.pointerId, place(event));
    const after = [...held.values()];
    dragged.current = true;
    slide(() => {
      // What was under the hand stays under it.
      const [from, to] = [under(middle(before)), under(middle(after))];
      const { x, y, cells } = see.value.view;
      const now = { ...see.value, view: within({ x: x + from[0] - to[0], y: y + from[1] - to[1], cells }, see.value.size) };
      see.value = after.length < 2 ? now : zoomed(now, far(after as never) / Math.max(1, far(before as never)), from);
    });
  }
  const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  function key(event: KeyboardEvent): void {
    const step = steps[event.key];
    const far = event.shiftKey ? 10 : 1;
    const { at } = see.value;
    if (step) slide(() => (see.value = pointed(see.value, [at[0] + far * step[0], at[1] + far * step[1]])));
    // Around the cell that is read, which so stays in sight.
    else if (event.key === "+" || event.key === "=") slide(() => (see.value = zoomed(see.value, 1.5, [at[0] + 0.5, at[1] + 0.5])));
    else if (event.key === "-") slide(() => (see.value = zoomed(see.value, 1 / 1.5, [at[0] + 0.5, at[1] + 0.5])));
    else return;
    event.preventDefault();
  }
  useEffect(() => {
    // Not a listener of Preact: those promise not to hold the scrolling up.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== canvas.current) return;
      event.preventDefault();
      slide(() => (see.value = zoomed(see.value, event.deltaY < 0 ? 1.25 : 0.8, under(place(event)))));
    };
    const element = canvas.current!;
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, []);

  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      role="application"
      tabIndex={0}
      aria-label={words().see.map}
      onPointerDown={(event) => {
        fingers.current.set(event.pointerId, place(event));
        dragged.current = false;
        if (event.pointerType === "mouse") canvas.current!.setPointerCapture(event.pointerId);
      }}
      onPointerMove={moved}
      onPointerUp={(event) => {
        fingers.current.delete(event.pointerId);
        if (!dragged.current) point(event);
      }}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      onKeyDown={key}
    />
  );
}

// The name of the component hides that of the collection.
const Map_ = globalThis.Map;
