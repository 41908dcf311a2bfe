/** What can be undone and done again. Typing in one place is one step until the person goes elsewhere. */
export interface History<T> {
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
  /** Where the last step goes on; `null` once the person has left. */
  readonly open: string | null;
}

export interface Step<T> {
  readonly value: T;
  /** Where the change was made, to be shown again. */
  readonly place: string;
}

export interface Moved<T> {
  readonly history: History<T>;
  readonly step: Step<T>;
}

const mostSteps = 200;

export const noHistory: History<never> = { past: [], future: [], open: null };

/** Notes what stood before a change at `place`. */
export function noted<T>(history: History<T>, before: T, place: string): History<T> {
  const goesOn = history.open === place && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, { value: before, place }].slice(-mostSteps);
  return { past, future: [], open: place };
}

/** The next change is a step of its own. */
export function sealed<T>(history: History<T>): History<T> {
  return history.open === null ? history : { ...history, open: null };
}

/** What stood before the last step; undefined where there is none. */
export function undone<T>({ past, future }: History<T>, present: T): Moved<T> | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const back = { value: present, place: step.place };
  return { step, history: { past: past.slice(0, -1), future: [...future, back], open: null } };
}

/** What stood after the step that was undone last. */
export function redone<T>({ past, future }: History<T>, present: T): Moved<T> | undefined {
  const step = future.at(-1);
  if (!step) return undefined;
  const back = { value: present, place: step.place };
  return { step, history: { past: [...past, back], future: future.slice(0, -1), open: null } };
}
