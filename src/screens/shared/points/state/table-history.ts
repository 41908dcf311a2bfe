import { type History, noHistory, noted, redone, sealed, undone } from '#domain/points/history.ts';
import type { PointRow } from '#domain/points/row.ts';

type Rows = readonly PointRow[];

/** What the grid may take back. Rows that somebody else has put into the form (a draft, a record) begin anew. */
export function createTableHistory() {
  let history: History<Rows> = noHistory;
  let own: Rows | undefined;

  return {
    /** Before a change of one's own. */
    note: (before: Rows, place: string) => {
      history = noted(history, before, place);
    },
    /** After it, and after each step back or forth. */
    settle: (rows: Rows) => {
      own = rows;
    },
    /** The rows as they are found in the form. */
    meet: (rows: Rows) => {
      if (own !== undefined && rows !== own) history = noHistory;
      own = rows;
    },
    seal: () => {
      history = sealed(history);
    },
    step: (direction: 'undo' | 'redo', present: Rows) => {
      const moved = (direction === 'undo' ? undone : redone)(history, present);
      if (moved) history = moved.history;
      return moved?.step;
    },
    can: (direction: 'undo' | 'redo') => (direction === 'undo' ? history.past : history.future).length > 0,
  };
}
