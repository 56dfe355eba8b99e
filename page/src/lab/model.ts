// The rules in the laboratory, their table, and the theorem that was looked for.
import { computed, effect, signal, untracked } from "@preact/signals";
import { screen, type Written } from "../address";
import { ask, prove, Refusal, table } from "../core";
import type { Read, Report } from "../generated/core";
import type { Filled } from "../jobs";
import { language } from "../language";
import { theme } from "../theme";
import { working } from "../work";

export const SIZE = 60;

export interface Lab {
  rules: string;
  /** Whether a theorem is wanted: so a link to a theorem proves it again. */
  proved: boolean;
  /** Whether it is to be about Grundy values. */
  values: boolean;
}

const first = (): Lab => ({ rules: "x>0,y=0 | x=0,y>0 | x=y>0", proved: false, values: false });
const write = ({ rules, proved, values }: Lab): Written => ({ rules, proved, values });
const read = (parameters: URLSearchParams): Lab => ({ rules: parameters.get("rules") ?? first().rules, proved: parameters.get("proved") === "1", values: parameters.get("values") === "1" });

export const lab = screen<Lab>("lab", first, write, read);
export const opened = signal(false);

/** What the rules say. */
export const understood = computed<Read>(() => {
  try {
    return ask("rules", { text: lab.value.rules });
  } catch (error) {
    return { wrong: error instanceof Refusal ? error.message : String(error) };
  }
});
/** In misère play there are no Grundy values. */
export const hasValues = computed(() => !("wrong" in understood.value) && !understood.value.misere);
/** Whether they are wanted and there are any. */
const values = computed(() => lab.value.values && hasValues.value);
export const piles = computed(() => ("wrong" in understood.value ? 0 : understood.value.piles));

export const filled = working<Filled>();
export const found = working<Report>();
/** How long the last proof took. */
export const milliseconds = signal<number | null>(null);

/** Of one thing at a time: what was asked last. */
let asked = { table: "", proof: "" };

effect(() => {
  if (!opened.value) return;
  const { rules } = lab.value;
  const now = piles.value === 2 ? JSON.stringify([rules, theme.value, values.value]) : "";
  if (now === asked.table) return;
  asked.table = now;
  if (now) untracked(() => filled.begin(() => table({ rules: { text: rules, size: SIZE, values: JSON.parse(now)[2] } }, { size: SIZE, grundy: JSON.parse(now)[2], dark: theme.value === "dark" }, () => {})));
});

effect(() => {
  if (!opened.value) return;
  const { rules, proved } = lab.value;
  const now = proved && piles.value ? JSON.stringify([rules, values.value, language()]) : "";
  if (now === asked.proof) return;
  // The same rules in another language: what is there stays until the other comes.
  const question = (asked: string) => JSON.stringify(JSON.parse(asked).slice(0, 2));
  const same = now !== "" && asked.proof !== "" && question(now) === question(asked.proof);
  asked.proof = now;
  untracked(() => {
    if (!same) found.clear();
    if (!now) return;
    const began = performance.now();
    milliseconds.value = null;
    found.begin((tell) => {
      const work = prove({ rules, values: JSON.parse(now)[1] }, tell);
      work.result.then(() => (milliseconds.value = Math.round(performance.now() - began)), () => {});
      return work;
    });
  });
});

/** What was stopped may be asked for again. */
export function stop(): void {
  found.cancel();
  asked.proof = "";
}
