import type { FormValues } from '../form/types.ts';
import { chunksOf, entriesOf, itemAt, sizeOf, withItems } from './chunks.ts';
import { countRows, recounted } from './counts.ts';
import { canUpdate, type ImportRow, isEditable, isRepeat, type RowAction, withRows } from './row.ts';
import type { CellChange, ConvertedRow, FoundRow, ImportContext } from './types.ts';

type Rows = Pick<ImportContext, 'rows' | 'counts' | 'dirty'>;
type Rules = Pick<ImportContext, 'validate'>;

/** The row at an index. Throws if there is none. */
export function rowAt({ rows }: Pick<ImportContext, 'rows'>, at: number): ImportRow {
  const row = itemAt(rows, at);
  if (row === undefined) throw new Error(`The import has no row ${at}`);
  return row;
}

/** Replaces rows by index. The work depends on the number of these rows, not on the number of all. */
export function replaceRows(context: Rows, changes: ReadonlyMap<number, ImportRow>): Rows {
  const before = [...changes.keys()].map((at) => rowAt(context, at));
  return {
    rows: withItems(context.rows, changes),
    counts: recounted(context.counts, before, [...changes.values()]),
    dirty: withRows(context.dirty, [...changes.keys()]),
  };
}

/** The row as a row that was never sent, with the messages for its values. */
function checked(row: ImportRow, { validate }: Rules): ImportRow {
  const errors = { ...validate(row.values, row.action === 'update' ? 'edit' : 'create'), ...row.unread };
  return { ...row, errors, attempt: row.attempt + 1, progress: { kind: 'waiting' } };
}

/** Changes cells of rows that the user can change. If an identifying field changes, the existing records are unknown. */
export function editCells(
  context: Rows & Rules & Pick<ImportContext, 'identifyBy' | 'unfound'>,
  changes: readonly CellChange[],
): Rows & Pick<ImportContext, 'unfound'> {
  const byRow = new Map<number, FormValues>();
  for (const { row, name, value } of changes) byRow.set(row, { ...byRow.get(row), [name]: value });
  const edited = new Map<number, ImportRow>();
  const unfound: number[] = [];
  const isIdentified = (values: FormValues) => context.identifyBy.some((name) => Object.hasOwn(values, name));
  for (const [at, values] of byRow) {
    const row = itemAt(context.rows, at);
    if (row === undefined || !isEditable(row)) continue;
    edited.set(at, checked(withValues(row, values), context));
    if (isIdentified(values)) unfound.push(at);
  }
  // A row may have repeated one of these.
  if (unfound.length > 0) for (const [at, row] of entriesOf(context.rows)) if (isRepeat(row)) unfound.push(at);
  return { ...replaceRows(context, edited), unfound: withRows(context.unfound, unfound) };
}

function withValues(row: ImportRow, values: FormValues): ImportRow {
  const unread = Object.fromEntries(Object.entries(row.unread).filter(([name]) => !Object.hasOwn(values, name)));
  const existing = row.existing.map(({ isSame: _, ...record }) => record);
  return { ...row, values: { ...row.values, ...values }, edited: { ...row.edited, ...values }, unread, existing };
}

/**
 * Sets the action of rows. `rows: null` are all rows whose record exists. A row without exactly one existing record cannot
 * update any.
 */
export function setActions(
  context: Rows & Rules,
  { action, rows }: { readonly action: RowAction; readonly rows: readonly number[] | null },
): Rows {
  const changes = new Map<number, ImportRow>();
  const set = (at: number, row: ImportRow | undefined) => {
    if (row === undefined || !isEditable(row) || row.action === action) return;
    if (action !== 'update' || canUpdate(row)) changes.set(at, checked({ ...row, action }, context));
  };
  if (rows !== null) for (const at of rows) set(at, itemAt(context.rows, at));
  else for (const [at, row] of entriesOf(context.rows)) if (row.existing.length > 0) set(at, row);
  return replaceRows(context, changes);
}

/** Sets the existing records of all rows whose records were unknown. A row that is new after all is created. */
export function setExisting(
  context: Rows & Rules & Pick<ImportContext, 'unfound' | 'whenExisting'>,
  found: readonly FoundRow[],
): Rows & Pick<ImportContext, 'unfound'> {
  const { unfound, whenExisting } = context;
  const existingAt = new Map(found.map(({ at, existing }) => [at, existing]));
  const changes = new Map<number, ImportRow>();
  const indexes = unfound === 'all' ? new Array(sizeOf(context.rows)).keys() : unfound;
  for (const at of new Set([...indexes, ...existingAt.keys()])) {
    const row = rowAt(context, at);
    const existing = existingAt.get(at) ?? [];
    if (!isEditable(row) || (existing.length === 0 && row.existing.length === 0)) continue;
    changes.set(at, checked({ ...row, existing, action: actionFor({ ...row, existing }, whenExisting) }, context));
  }
  return { ...replaceRows(context, changes), unfound: [] };
}

function actionFor(row: ImportRow, whenExisting: RowAction): RowAction {
  if (row.existing.length === 0) return 'create';
  return whenExisting === 'update' && !canUpdate(row) ? 'skip' : whenExisting;
}

/** All failed rows wait again, with new keys. */
export function retryFailed(context: Rows & Rules): Rows {
  const changes = new Map<number, ImportRow>();
  for (const [at, row] of entriesOf(context.rows)) {
    if (row.progress.kind === 'failed') changes.set(at, checked(row, context));
  }
  return replaceRows(context, changes);
}

/** The rows of a sheet. What the user typed into the grid before stays. */
export function setConverted(
  context: Rows & Rules & Pick<ImportContext, 'identity' | 'identifyBy' | 'match'>,
  converted: readonly ConvertedRow[],
): Rows & Pick<ImportContext, 'identifyBy' | 'unfound'> {
  const rows = converted.map((one, at): ImportRow => {
    const row: ImportRow = {
      ...one,
      edited: {},
      existing: [],
      action: 'create',
      attempt: 0,
      progress: { kind: 'waiting' },
    };
    const edited = itemAt(context.rows, at)?.edited ?? {};
    return Object.keys(edited).length > 0 ? checked(withValues(row, edited), context) : row;
  });
  const { match, identity } = context;
  const isMatched = (fields: readonly string[]) => fields.length > 0 && fields.every((name) => match.includes(name));
  const identifyBy = [context.identifyBy, identity === null ? [] : [identity]].find(isMatched) ?? [];
  return {
    rows: chunksOf(rows),
    counts: countRows(rows),
    dirty: 'all',
    identifyBy,
    unfound: identifyBy.length === 0 ? [] : 'all',
  };
}
