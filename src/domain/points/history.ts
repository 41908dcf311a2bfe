import type { PointRow } from './row.ts';

/** An undo history. All typing in one cell is one step, until the user moves to another cell. */
export interface History<T> {
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
  /** The cell whose last step still accepts changes; `null` after the user has left it. */
  readonly open: string | null;
}

export interface Step<T> {
  readonly value: T;
  /** The cell of the change, so that undo can show it. */
  readonly place: string;
}

export interface Moved<T> {
  readonly history: History<T>;
  readonly step: Step<T>;
}

const maxSteps = 200;

export const noHistory: History<never> = { past: [], future: [], open: null };

/** Adds the state before a change at `place`. */
export function noted<T>(history: History<T>, before: T, place: string): History<T> {
  const continuesStep = history.open === place && history.past.length > 0;
  const past = continuesStep ? history.past : [...history.past, { value: before, place }].slice(-maxSteps);
  return { past, future: [], open: place };
}

/** Closes the current step: the next change becomes a step of its own. */
export function closed<T>(history: History<T>): History<T> {
  return history.open === null ? history : { ...history, open: null };
}

/** Undoes the last step; undefined if there is none. */
export function undone<T>({ past, future }: History<T>, present: T): Moved<T> | undefined {
  const moved = moveLast(past, future, present);
  return moved && { step: moved.step, history: { past: moved.from, future: moved.to, open: null } };
}

/** Redoes the step that was undone last; undefined if there is none. */
export function redone<T>({ past, future }: History<T>, present: T): Moved<T> | undefined {
  const moved = moveLast(future, past, present);
  return moved && { step: moved.step, history: { past: moved.to, future: moved.from, open: null } };
}

function moveLast<T>(from: readonly Step<T>[], to: readonly Step<T>[], present: T) {
  const step = from.at(-1);
  return step && { step, from: from.slice(0, -1), to: [...to, { value: present, place: step.place }] };
}

type Rows = readonly PointRow[];

/** The undo history of the grid. Rows from elsewhere (a restored draft, a loaded record) clear it. */
export function createTableHistory() {
  let history: History<Rows> = noHistory;
  let ownRows: Rows | undefined;

  return {
    /** Call before a change by the grid. */
    note: (before: Rows, path: string) => {
      history = noted(history, before, path);
    },
    /** Call after a change by the grid, and after each undo or redo. */
    settle: (rows: Rows) => {
      ownRows = rows;
    },
    /** Call with the rows that the form contains. */
    meet: (rows: Rows) => {
      if (ownRows !== undefined && rows !== ownRows) history = noHistory;
      ownRows = rows;
    },
    close: () => {
      history = closed(history);
    },
    step: (direction: 'undo' | 'redo', present: Rows) => {
      const moved = (direction === 'undo' ? undone : redone)(history, present);
      if (moved) history = moved.history;
      return moved?.step;
    },
    can: (direction: 'undo' | 'redo') => (direction === 'undo' ? history.past : history.future).length > 0,
  };
}
