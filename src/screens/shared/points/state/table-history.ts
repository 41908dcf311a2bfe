import { closed, type History, noHistory, noted, redone, undone } from '#domain/points/history.ts';
import type { PointRow } from '#domain/points/row.ts';

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
