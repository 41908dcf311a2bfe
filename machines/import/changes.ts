import type { FormValues } from '../form/types.ts';
import { canUpdate, type ImportRow, isEditable, isRepeat, type RowAction } from './row.ts';
import { type ImportRows, rowAt, withRows } from './rows.ts';
import type { CellChange, ConvertedRow, FoundRow, ImportContext } from './types.ts';

type Rules = Pick<ImportContext, 'rows' | 'validate'>;
type Found = Pick<ImportContext, 'rows' | 'unfound'>;

/** The row as a row that was never sent, with the messages for its values. */
function checked(row: ImportRow, { validate }: Pick<Rules, 'validate'>): ImportRow {
  const errors = { ...validate(row.values, row.action === 'update' ? 'edit' : 'create'), ...row.unread };
  return { ...row, errors, attempt: row.attempt + 1, progress: { kind: 'waiting' } };
}

/** Changes cells of rows that the user can change. If an identifying field changes, the existing records are unknown. */
export function editCells(
  context: Rules & Pick<ImportContext, 'identifyBy' | 'unfound'>,
  changes: readonly CellChange[],
): Found {
  const byRow = new Map<number, FormValues>();
  for (const { row, name, value } of changes) byRow.set(row, { ...byRow.get(row), [name]: value });
  const edited = new Map<number, ImportRow>();
  const unfound: number[] = [];
  const isIdentified = (values: FormValues) => context.identifyBy.some((name) => Object.hasOwn(values, name));
  for (const [at, values] of byRow) {
    const row = context.rows[at];
    if (row === undefined || !isEditable(row)) continue;
    edited.set(at, checked(withValues(row, values), context));
    if (isIdentified(values)) unfound.push(at);
  }
  // A row may have repeated one of these.
  if (unfound.length > 0) for (const [at, row] of context.rows.entries()) if (isRepeat(row)) unfound.push(at);
  const all = context.unfound === 'all' ? context.unfound : [...new Set([...context.unfound, ...unfound])];
  return { rows: withRows(context.rows, edited), unfound: all };
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
  context: Rules,
  { action, rows }: { readonly action: RowAction; readonly rows: readonly number[] | null },
): ImportRows {
  const changes = new Map<number, ImportRow>();
  const set = (at: number, row: ImportRow | undefined) => {
    if (row === undefined || !isEditable(row) || row.action === action) return;
    if (action !== 'update' || canUpdate(row)) changes.set(at, checked({ ...row, action }, context));
  };
  if (rows !== null) for (const at of rows) set(at, context.rows[at]);
  else for (const [at, row] of context.rows.entries()) if (row.existing.length > 0) set(at, row);
  return withRows(context.rows, changes);
}

/** Sets the existing records of all rows whose records were unknown. A row that is new after all is created. */
export function setExisting(
  context: Rules & Pick<ImportContext, 'unfound' | 'whenExisting'>,
  found: readonly FoundRow[],
): Found {
  const { rows, unfound, whenExisting } = context;
  const existingAt = new Map(found.map(({ at, existing }) => [at, existing]));
  const changes = new Map<number, ImportRow>();
  const indexes = unfound === 'all' ? rows.keys() : unfound;
  for (const at of new Set([...indexes, ...existingAt.keys()])) {
    const row = rowAt(rows, at);
    const existing = existingAt.get(at) ?? [];
    if (!isEditable(row) || (existing.length === 0 && row.existing.length === 0)) continue;
    changes.set(at, checked({ ...row, existing, action: actionFor({ ...row, existing }, whenExisting) }, context));
  }
  return { rows: withRows(rows, changes), unfound: [] };
}

function actionFor(row: ImportRow, whenExisting: RowAction): RowAction {
  if (row.existing.length === 0) return 'create';
  return whenExisting === 'update' && !canUpdate(row) ? 'skip' : whenExisting;
}

/** All failed rows wait again, with new keys. */
export function retryFailed({ rows, validate }: Rules): ImportRows {
  return rows.map((row) => (row.progress.kind === 'failed' ? checked(row, { validate }) : row));
}

/** The rows of a sheet. What the user typed into the grid before stays. */
export function setConverted(
  context: Rules & Pick<ImportContext, 'identity' | 'identifyBy' | 'match'>,
  converted: readonly ConvertedRow[],
): Found & Pick<ImportContext, 'identifyBy'> {
  const rows = converted.map((one, at): ImportRow => {
    const row: ImportRow = {
      ...one,
      edited: {},
      existing: [],
      action: 'create',
      attempt: 0,
      progress: { kind: 'waiting' },
    };
    const edited = context.rows[at]?.edited ?? {};
    return Object.keys(edited).length > 0 ? checked(withValues(row, edited), context) : row;
  });
  const { match, identity } = context;
  const isMatched = (fields: readonly string[]) => fields.length > 0 && fields.every((name) => match.includes(name));
  const identifyBy = [context.identifyBy, identity === null ? [] : [identity]].find(isMatched) ?? [];
  return { rows, identifyBy, unfound: identifyBy.length === 0 ? [] : 'all' };
}
