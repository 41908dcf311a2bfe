import type { FormErrors, FormValues } from '#machines/form/types.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ConvertedRow, ImportInput, Sheet, StoredImport } from '#machines/import/types.ts';

/** The rule of the form: a new record has a name. */
function validate({ name }: FormValues, mode: 'create' | 'edit'): FormErrors {
  return name === '' && mode === 'create' ? { name: 'Name is required' } : {};
}

export function sheetOf(name: string, names: readonly string[]): Sheet {
  return { name, header: ['Name'], rows: names.map((cell) => [cell]), firstLine: 1 };
}

/** A row of a sheet with a name. */
export function converted(name: string, line = 1): ConvertedRow {
  return { line, texts: [name], values: { name }, unread: {}, errors: validate({ name }, 'create') };
}

export function rowOf(name: string, parts: Partial<ImportRow> = {}): ImportRow {
  return {
    ...converted(name),
    edited: {},
    existing: [],
    action: 'create',
    attempt: 0,
    progress: { kind: 'waiting' },
    ...parts,
  };
}

export const firstKey = '11111111-1111-4111-8111-000000000000';

export function storedOf(rows: readonly ImportRow[], parts: Partial<StoredImport> = {}): StoredImport {
  return {
    series: 'series',
    firstKey,
    revision: 1,
    fileName: 'teams.csv',
    header: ['Name'],
    match: ['name'],
    rows,
    identifyBy: [],
    whenExisting: 'skip',
    unfound: [],
    hasStarted: false,
    newestBefore: null,
    ...parts,
  };
}

export function inputOf(restored?: StoredImport): ImportInput {
  return {
    series: 'series',
    firstKey,
    newestBefore: null,
    match: () => ['name'],
    identity: null,
    validate,
    ...(restored && { restored }),
  };
}
