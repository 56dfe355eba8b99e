// Does one job and is ended by the page.
import { ask, initSync, prove, table } from "../generated/wythoff_web.js";
import type { Filled, FromWorker, Job, Paint, ToWorker } from "./jobs";
import { pixels } from "./see/palette";

const say = (message: FromWorker, moved: Transferable[] = []) => postMessage(message, { transfer: moved });

function fill(question: string, paint: Paint): Filled {
  const cells = table(question, (value: number) => say({ progress: value })) as Uint16Array<ArrayBuffer>;
  return { cells, pixels: pixels(cells, paint) };
}

/** The pixels as a png, each cell as many pixels wide as it needs. */
async function picture(colours: Filled["pixels"], size: number, side: number): Promise<Blob> {
  const [small, large] = [new OffscreenCanvas(size, size), new OffscreenCanvas(side, side)];
  small.getContext("2d")!.putImageData(new ImageData(colours, size, size), 0, 0);
  const context = large.getContext("2d")!;
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, side, side);
  return large.convertToBlob({ type: "image/png" });
}

async function run(job: Job): Promise<void> {
  if ("picture" in job) return say({ done: await picture(job.picture, job.size, job.side) });
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
