// What the page and its worker say to each other.

/** What is to be done: JSON for the core. */
export type Job = { ask: string } | { table: string } | { prove: string };

/** The core, compiled once by the page, and a job. */
export interface ToWorker {
  module: WebAssembly.Module;
  job: Job;
}

export type FromWorker = { progress: number | string } | { done: unknown } | { error: string };
