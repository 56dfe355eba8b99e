// Does one job and is ended by the page.
import { ask, initSync, prove, table } from "../generated/wythoff_web.js";
import type { Filled, FromWorker, Job, Paint, Picture, ToWorker } from "./jobs";
import { pixels } from "./see/palette";

const say = (message: FromWorker, moved: Transferable[] = []) => postMessage(message, { transfer: moved });

function fill(question: string, paint: Paint): Filled {
  const cells = table(question, (value: number) => say({ progress: value })) as Uint16Array<ArrayBuffer>;
  const painted = pixels(cells, paint);
  return { cells, pixels: painted, stored: new Blob([painted]) };
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });

/** The pixels as a png, each cell as many pixels wide as it needs; in a drawing it stands as text. */
async function picture({ stored, size, side, around }: Picture): Promise<Blob> {
  const [small, large] = [new OffscreenCanvas(size, size), new OffscreenCanvas(side, side)];
  const colours = new Uint8ClampedArray(await stored.arrayBuffer());
  small.getContext("2d")!.putImageData(new ImageData(colours, size, size), 0, 0);
  const context = large.getContext("2d")!;
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, side, side);
  const png = await large.convertToBlob({ type: "image/png" });
  if (!around) return png;
  const [before, after] = around;
  return new Blob([before, await dataOf(png), after], { type: "image/svg+xml" });
}

async function run(job: Job): Promise<void> {
  if ("picture" in job) return say({ done: await picture(job.picture) });
  if ("ask" in job) return say({ done: ask(job.ask) });
  if ("prove" in job) return say({ done: prove(job.prove, (value: string) => say({ progress: value })) });
  const filled = fill(job.table, job.paint);
  say({ done: filled }, [filled.cells.buffer, filled.pixels.buffer]);
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    initSync({ module: data.module });
    await run(data.job);
  } catch (error) {
    say({ error: String(error) });
  }
};
