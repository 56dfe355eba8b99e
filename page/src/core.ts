// The core: small questions are answered here, long ones in a worker that can be stopped.
import init, { ask as askCore } from "../generated/wythoff_web.js";
import CoreWorker from "./worker?worker&inline";
import { language } from "./language";
import { unpack } from "./lzma";
import { unsort } from "./streams";
import type { FromWorker, Job } from "./jobs";

let module: WebAssembly.Module;

/** Unpacks and starts the core. */
export async function start(): Promise<void> {
  module = await WebAssembly.compile(unsort(unpack("core")));
  await init({ module_or_path: module });
}

/** What the core could not answer, in words. */
export class Refusal extends Error {}

function unwrap<T>(text: string): T {
  const answer = JSON.parse(text) as { ok: T } | { error: string };
  if ("error" in answer) throw new Refusal(answer.error);
  return answer.ok;
}

/** Answers a question at once. */
export function ask<T>(what: string, question: object = {}): T {
  return unwrap<T>(askCore(wrap(what, question)));
}

function wrap(what: string, question: object): string {
  return JSON.stringify({ language: language(), what: { [what]: question } });
}

/** Long work: its result, and how to stop it. */
export interface Work<T> {
  result: Promise<T>;
  cancel: () => void;
}

/** Work that was stopped. */
export class Cancelled extends Error {}

function work<T>(job: Job, finish: (value: unknown) => T, progress: (value: number | string) => void): Work<T> {
  const worker = new CoreWorker();
  let cancel = () => {};
  const result = new Promise<T>((resolve, reject) => {
    cancel = () => reject(new Cancelled());
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("progress" in data) return progress(data.progress);
      if ("error" in data) return reject(new Refusal(data.error));
      try {
        resolve(finish(data.done));
      } catch (error) {
        reject(error);
      }
    };
    worker.postMessage({ module, job });
  });
  const done = result.finally(() => worker.terminate());
  return { result: done, cancel: () => cancel() };
}

/** Answers a question that may take a while. */
export function askSlowly<T>(what: string, question: object): Work<T> {
  return work({ ask: wrap(what, question) }, (text) => unwrap<T>(text as string), () => {});
}

/** Fills a table in a worker. */
export function table(question: object, progress: (thousandths: number) => void): Work<Uint16Array> {
  const job = { table: JSON.stringify(question) };
  return work(job, (cells) => cells as Uint16Array, (value) => progress(Number(value)));
}

/** Looks for a theorem in a worker. */
export function prove<T>(rules: string, progress: (doing: string) => void): Work<T> {
  const job = { prove: JSON.stringify({ language: language(), rules }) };
  return work(job, (text) => unwrap<T>(text as string), (value) => progress(String(value)));
}
