// Long work for a screen: its result, whether it goes on, and what went wrong. Only the last that was asked for counts.
import { signal, type ReadonlySignal } from "@preact/signals";
import { Cancelled, Refusal, type Work } from "./core";

export interface Working<T> {
  /** What came of it. */
  result: ReadonlySignal<T | null>;
  /** What it is doing; `null`: nothing. */
  doing: ReadonlySignal<string | null>;
  wrong: ReadonlySignal<string | null>;
  /** Begins; what was begun before is given up. */
  begin: (start: (tell: (doing: string) => void) => Work<T>) => void;
  cancel: () => void;
  clear: () => void;
}

export function working<T>(): Working<T> {
  const result = signal<T | null>(null);
  const doing = signal<string | null>(null);
  const wrong = signal<string | null>(null);
  let work: Work<T> | null = null;
  const cancel = () => work?.cancel();
  return {
    result,
    doing,
    wrong,
    cancel,
    clear: () => {
      cancel();
      result.value = wrong.value = null;
    },
    begin: (start) => {
      cancel();
      doing.value = "";
      const mine = (work = start((said) => work === mine && (doing.value = said)));
      const end = (then: () => void) => () => {
        if (work !== mine) return;
        doing.value = null;
        then();
      };
      mine.result.then(
        (found) => end(() => ((result.value = found), (wrong.value = null)))(),
        (error: unknown) => end(() => {
          if (!(error instanceof Cancelled)) wrong.value = error instanceof Refusal ? error.message : String(error);
        })(),
      );
    },
  };
}
