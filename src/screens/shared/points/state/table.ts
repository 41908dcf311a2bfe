import { Listeners } from '#domain/listeners.ts';
import { createTableHistory } from '#domain/points/history.ts';
import { enteredMatch, type Match } from '#domain/points/matches.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { type Rank, rankBy } from '#domain/points/rank.ts';
import {
  type PointColumn,
  type PointRow,
  pointColumns,
  sumOf,
  withCell,
  withRuleset,
  withSum,
} from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { readCount } from '#domain/text/whole-number.ts';
import type { RowsField, Value } from '#fields/field.ts';
import { rowValues } from '#fields/kinds/rows.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';
import { type FormActor, leaveField } from '../../form/form-actor.ts';
import { type CellPosition, pathOf } from '../grid/grid-move.ts';
import type { Teams } from './teams.ts';

/** The state that the cells of a grid show. Each cell selects its own part. */
export interface TableState {
  readonly rows: readonly PointRow[];
  /** How the table scores and ranks. */
  readonly ruleset: Ruleset;
  readonly rank: Rank;
  /** The match that is being typed; empty if there is none. */
  readonly match: readonly PointRow[];
  /** The messages of the whole form, by path. */
  readonly errors: FormErrors;
  readonly isDisabled: boolean;
  /** The cell that is the tab stop of the grid. */
  readonly active: CellPosition;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export type Table = ReturnType<typeof createTable>;

/** What the parts of the editor share. */
export interface PointsProps {
  readonly table: Table;
  readonly teams: Teams;
}

/**
 * A point table in a form. The form's values are the table, so that drafts, saving and comparing need no code for grids.
 * All cells share one subscription to the form and one validation for each change.
 */
export function createTable(form: FormActor, field: RowsField, name: string) {
  const history = createTableHistory();
  const matchName = field.stagingField?.name ?? '';
  let active: CellPosition = { row: 0, stop: 'team_id' };
  let ruleset: Ruleset = usualRuleset;
  let rank = rankBy(ruleset);
  let formValue: unknown;
  let isWriting = false;
  let state = read();
  let notified = state;
  /** By row; `undefined` is the key of the whole table. A keystroke in one row does not notify the others. */
  const listeners = new Listeners<number | undefined>(() => {
    const subscription = form.subscribe(refresh);
    state = read();
    notified = state;
    return () => subscription.unsubscribe();
  });

  function read(): TableState {
    const snapshot = form.getSnapshot();
    const { context } = snapshot;
    // The form's values come from `valuesOf` and the fields' controls.
    const value = context.values[name] as Value | undefined;
    const rows = value !== undefined && value === formValue ? state.rows : rowsIn(value);
    formValue = value;
    if (!isWriting) history.meet(rows);
    return {
      rows,
      ruleset,
      rank,
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
    const before = notified;
    state = read();
    notified = state;
    const isAll =
      before.isDisabled !== state.isDisabled ||
      before.ruleset !== state.ruleset ||
      !isSameValue(before.errors, state.errors);
    listeners.notify((row) => row === undefined || isAll || isRowChanged(row, before, state));
  }

  function write(path: string, value: unknown, also: FormValues = {}): void {
    isWriting = true;
    form.send({ type: 'form.change', name: path, value, also });
    state = read();
    isWriting = false;
    history.settle(state.rows);
    refresh();
  }

  function replace(rows: readonly PointRow[], path = '', also: FormValues = {}): void {
    history.close();
    history.note(state.rows, path);
    history.close();
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

  /** Scores and ranks by another ruleset from now on. Nothing that was typed changes. */
  function setRuleset(next: Ruleset): void {
    if (next === ruleset) return;
    ruleset = next;
    rank = rankBy(next);
    refresh();
  }

  return {
    name,
    field,
    state: () => state,
    subscribe: listeners.subscribe,
    matchName,
    setRuleset,
    /** Scores by another ruleset, and recomputes the totals that were sums. */
    score: (next: Ruleset) => {
      const rows = withRuleset(state.rows, ruleset, next);
      setRuleset(next);
      if (rows !== state.rows) replace(rows);
    },
    replace: (rows: readonly PointRow[], path?: string) => replace(rows, path),
    typeMatch: (match: Match) => {
      const entered = enteredMatch(state.rows, match);
      write(matchName, entered.length > 0 ? entered : undefined);
    },
    /** Removes the typed match; with `rows`, adds it to the table. */
    endMatch: (rows?: readonly PointRow[]) => {
      if (rows) replace(rows, '', { [matchName]: undefined });
      else write(matchName, undefined);
    },
    type: (at: number, column: PointColumn, typed: string) => {
      const row = state.rows[at];
      if (row) writeRow(at, withCell(row, column, typed, ruleset), column);
    },
    /** Replaces an entered total by the sum of its parts. */
    setSum: (at: number) => {
      const row = state.rows[at];
      if (row) writeRow(at, withSum(row, ruleset), 'total_point');
    },
    /** Call when a cell gets the focus. Further typing is an undo step of its own. */
    enter: (position: CellPosition) => {
      history.close();
      active = position;
      refresh();
    },
    /** Call when a cell loses the focus. A changed cell shows its error; an empty total becomes the sum. */
    leave: ({ row: at, stop: column }: CellPosition, before: string) => {
      const row = state.rows[at];
      if (row === undefined || column === 'remove' || row[column] === before) return;
      const number = readCount(row[column] ?? '');
      if (column === 'total_point' && row[column] === '' && sumOf(row, ruleset) !== undefined) {
        writeRow(at, withSum(row, ruleset), column);
      } else if (column !== 'team_id' && number !== undefined && number !== row[column]) {
        // '1,069' and '1.0' have one meaning. Anything else stays as it is, with its error.
        writeRow(at, withCell(row, column, number, ruleset), column);
      }
      leaveField(form, pathOf(name, { row: at, stop: column }));
    },
    addRow: () => replace([...state.rows, rowValues(field.row)]),
    removeRow: (at: number) => replace(state.rows.filter((_row, other) => other !== at)),
    /** Undoes or redoes a step and returns the path of its cell. */
    step: (direction: 'undo' | 'redo'): string | undefined => {
      const step = history.step(direction, state.rows);
      if (step) write(name, step.value);
      return step?.place;
    },
    /** Sets the `ruleset_id` that the form sends to a server with rulesets; undefined for none. */
    setReference: (reference: string | undefined) => write('ruleset_id', reference),
    /** The names of the tournament ('Grand Finals') and of its event ('BGIS 2025'), and the ids of it, its series and its ruleset. */
    names: () => {
      const { values, id } = form.getSnapshot().context;
      const nameIn = (name: string) => textIn(values[name] as Value | undefined).trim();
      return {
        title: nameIn('label'),
        event: nameIn('name'),
        tournament: String(id ?? ''),
        series: nameIn('series_id'),
        reference: nameIn('ruleset_id'),
      };
    },
    emptyRow: () => rowValues(field.row),
  };
}

/** Whether a row must render again. */
function isRowChanged(row: number, before: TableState, now: TableState): boolean {
  return (
    before.rows[row] !== now.rows[row] ||
    (before.active !== now.active && (before.active.row === row || now.active.row === row))
  );
}
