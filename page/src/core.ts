// The core: small questions are answered here, long ones in a worker that can be stopped.
import init, { ask as askCore } from "../generated/wythoff_web.js";
import CoreWorker from "./worker?worker&inline";
import type { Answer, Answered, Asked, ProveQuestion, Question, Report, TableQuestion } from "./generated/core";
import { language } from "./language";
import { unpackLzma } from "./lzma";
import { bytes } from "./packed";
import { unsort } from "./streams";
import type { Filled, FromWorker, Job, Paint, Picture } from "./jobs";

let module: WebAssembly.Module;

/** Unpacks and starts the core. */
export async function start(): Promise<void> {
  module = await WebAssembly.compile(unsort(unpackLzma(bytes("core"))));
  await init({ module_or_path: module });
}

/** What the core could not answer, in words. */
export class Refusal extends Error {}

/** What can be asked, by its name. */
type Name = Keys<Question>;
type Keys<Union> = Union extends unknown ? keyof Union : never;
type Under<Union, N> = Union extends Record<N & PropertyKey, infer Value> ? Value : never;
/** What a question says. */
export type Said<N extends Name> = Under<Question, N>;
/** What it is answered with. */
export type AnswerTo<N extends Name> = Under<Answer, N>;

function unwrap<A>(text: string): A {
  const answer = JSON.parse(text) as Answered<A>;
  if ("error" in answer) throw new Refusal(answer.error);
  return answer.ok;
}

const asked = <Q>(what: Q): string => JSON.stringify({ language: language(), what } satisfies Asked<Q>);

const question = <N extends Name>(name: N, says: Said<N>): string => asked({ [name]: says });

// An answer stands under the name of its question.
const answer = <N extends Name>(name: N, text: string): AnswerTo<N> => unwrap<Record<N, AnswerTo<N>>>(text)[name];

/** Answers a question at once. */
export const ask = <N extends Name>(name: N, says: Said<N>): AnswerTo<N> => answer(name, askCore(question(name, says)));

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
export function askSlowly<N extends Name>(name: N, says: Said<N>): Work<AnswerTo<N>> {
  return work({ ask: question(name, says) }, (text) => answer(name, text as string), () => {});
}

/** Fills and paints a table in a worker. */
export function table(what: TableQuestion, paint: Paint, progress: (thousandths: number) => void): Work<Filled> {
  return work({ table: asked(what), paint }, (filled) => filled as Filled, (value) => progress(Number(value)));
}

/** A picture, made in a worker. */
export function picture(of: Picture): Work<Blob> {
  return work({ picture: of }, (blob) => blob as Blob, () => {});
}

/** Looks for a theorem in a worker. */
export function prove(what: ProveQuestion, progress: (doing: string) => void): Work<Report> {
  return work({ prove: asked(what) }, (text) => unwrap<Report>(text as string), (value) => progress(String(value)));
}
