// Does one job and is ended by the page.
import { ask, initSync, prove, table } from "../generated/wythoff_web.js";
import type { FromWorker, Job, ToWorker } from "./jobs";

const say = (message: FromWorker) => postMessage(message);

function run(job: Job): unknown {
  const progress = (value: number | string) => say({ progress: value });
  if ("ask" in job) return ask(job.ask);
  if ("table" in job) return table(job.table, progress);
  return prove(job.prove, progress);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    initSync({ module: data.module });
    say({ done: run(data.job) });
  } catch (error) {
    say({ error: String(error) });
  }
};
