import { enteredMatch, type Match } from '#domain/points/matches.ts';
import { type PointColumn, type PointRow, pointColumns } from '#domain/points/row.ts';
import { sumOf, withCell, withSum } from '#domain/points/total.ts';
import type { RowsField, Value } from '#fields/field.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import { rowValues } from '#fields/wire.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';
import type { FormActor } from '../../form/form-actor.ts';
import { type Place, pathOf } from '../grid/cell-position.ts';
import { createTableHistory } from './table-history.ts';

/** What the cells of a grid are drawn from; each looks at its own part. */
export interface TableState {
  readonly rows: readonly PointRow[];
  /** The match that is being typed, as it is kept; no rows where there is none. */
  readonly match: readonly PointRow[];
  /** Messages by path, of the whole form. */
  readonly errors: FormErrors;
  readonly isDisabled: boolean;
  /** The cell that Tab leads to from outside. */
  readonly active: Place;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export type Table = ReturnType<typeof createTable>;

/**
 * A point table in a form: the form's values are the table, so that drafts, saving and comparing know all of it. It asks
 * the form once for all cells, and of the rules once for each change.
 */
export function createTable(form: FormActor, field: RowsField, name: string) {
  /** By the row that they listen to; those of the whole table by `undefined`. */
  const listeners = new Map<number | undefined, Set<() => void>>();
  const history = createTableHistory();
  const matchName = field.aside?.name ?? '';
  let active: Place = { row: 0, stop: 'team_id' };
  let held: unknown;
  let isWriting = false;
  let unfollow = () => {};
  let state = read();
  let told = state;

  function read(): TableState {
    const snapshot = form.getSnapshot();
    const { context } = snapshot;
    // The form's values are made by valuesOf and changed by the fields' own controls.
    const value = context.values[name] as Value | undefined;
    const rows = value !== undefined && value === held ? state.rows : rowsIn(value);
    held = value;
    if (!isWriting) history.meet(rows);
    return {
      rows,
      match: rowsIn(context.values[matchName] as Value | undefined),
      errors: visibleErrors(context),
      isDisabled: snapshot.hasTag('awaitingSignIn'),
      active: rows[active.row] ? active : { ...active, row: Math.max(0, rows.length - 1) },
      canUndo: history.can('undo'),
      canRedo: history.can('redo'),
    };
  }

  function refresh(): void {
    if (isWriting) return;
    const before = told;
    state = read();
    told = state;
    const isAll = before.isDisabled !== state.isDisabled || !isSameValue(before.errors, state.errors);
    for (const [row, those] of listeners) {
      if (row === undefined || isAll || isOther(row, before, state)) for (const listener of those) listener();
    }
  }

  function write(path: string, value: unknown, also: FormValues = {}): void {
    isWriting = true;
    form.send({ type: 'form.change', name: path, value, also });
    state = read();
    isWriting = false;
    history.settle(state.rows);
    refresh();
  }

  function replace(rows: readonly PointRow[], place = '', also: FormValues = {}): void {
    history.seal();
    history.note(state.rows, place);
    history.seal();
    write(name, rows, also);
  }

  function writeRow(at: number, next: PointRow, column: PointColumn): void {
    const row = state.rows[at];
    const changed = pointColumns.filter((each) => row?.[each] !== next[each]);
    if (row === undefined || changed.length === 0) return;
    const path = (stop: PointColumn) => pathOf(name, { row: at, stop });
    history.note(state.rows, path(column));
    const following = changed.filter((each) => each !== column);
    write(path(column), next[column], Object.fromEntries(following.map((each) => [path(each), next[each]])));
  }

  return {
    name,
    field,
    state: () => state,
    /** To what the table holds, or one row of it: a key in one of many asks the others nothing. */
    subscribe: (listener: () => void, row?: number) => {
      if (listeners.size === 0) {
        const subscription = form.subscribe(refresh);
        unfollow = () => subscription.unsubscribe();
        state = read();
        told = state;
      }
      const those = listeners.get(row) ?? new Set();
      listeners.set(row, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(row);
        if (listeners.size === 0) unfollow();
      };
    },
    matchName,
    replace: (rows: readonly PointRow[], place?: string) => replace(rows, place),
    typeMatch: (match: Match) => {
      const kept = enteredMatch(state.rows, match);
      write(matchName, kept.length > 0 ? kept : undefined);
    },
    /** The table as a match has made it, or without its match. */
    endMatch: (rows?: readonly PointRow[]) => {
      if (rows) replace(rows, '', { [matchName]: undefined });
      else write(matchName, undefined);
    },
    type: (at: number, column: PointColumn, typed: string) => {
      const row = state.rows[at];
      if (row) writeRow(at, withCell(row, column, typed), column);
    },
    /** The total from its parts, in place of one that was given. */
    setSum: (at: number) => {
      const row = state.rows[at];
      if (row) writeRow(at, withSum(row), 'total_point');
    },
    /** A cell has the focus. What is typed from now on is a step of its own. */
    enter: (place: Place) => {
      history.seal();
      active = place;
      refresh();
    },
    /** The focus goes on from a cell: one that was changed shows what is wrong with it; an empty total follows its parts. */
    leave: ({ row: at, stop: column }: Place, before: string) => {
      const row = state.rows[at];
      if (row === undefined || column === 'remove' || row[column] === before) return;
      if (column === 'total_point' && row[column] === '' && sumOf(row) !== undefined) {
        writeRow(at, withSum(row), column);
      }
      form.send({ type: 'form.blur', name: pathOf(name, { row: at, stop: column }) });
    },
    addRow: () => replace([...state.rows, rowValues(field.row)]),
    removeRow: (at: number) => replace(state.rows.filter((_row, other) => other !== at)),
    /** Takes back a step, or does it again, and says where it was. */
    step: (direction: 'undo' | 'redo'): string | undefined => {
      const step = history.step(direction, state.rows);
      if (step) write(name, step.value);
      return step?.place;
    },
    /** How the tournament is called. */
    title: () => textIn(form.getSnapshot().context.values['label'] as Value | undefined),
    emptyRow: () => rowValues(field.row),
  };
}

/** Whether a row is to be drawn differently. */
function isOther(row: number, before: TableState, now: TableState): boolean {
  return (
    before.rows[row] !== now.rows[row] ||
    (before.active !== now.active && (before.active.row === row || now.active.row === row))
  );
}
