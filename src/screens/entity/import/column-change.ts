import type { Value } from '#fields/field.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { type ImportRow, isEditable } from '#machines/import/row.ts';
import type { ImportRows } from '#machines/import/rows.ts';
import type { CellChange } from '#machines/import/types.ts';

/** Which rows a change of a column concerns: all, those without a value, those with an error in it, or those with a text in the file. */
export type ConcernedRows =
  | { readonly kind: 'all' | 'empty' | 'invalid' }
  | { readonly kind: 'text'; readonly text: string };

/** One value for all concerned rows, or a part of their texts. */
export type ColumnEdit =
  | { readonly kind: 'set'; readonly value: Value }
  | { readonly kind: 'replace'; readonly find: string; readonly replacement: string };

export interface ImportColumn {
  readonly name: string;
  /** The text of a row in the file. */
  readonly textOf: (row: ImportRow) => string;
}

/** The rows that can be changed, with their indexes. */
function editable(rows: ImportRows): readonly (readonly [at: number, row: ImportRow])[] {
  return [...rows.entries()].filter(([, row]) => isEditable(row));
}

/** The concerned rows of a column, with their indexes. */
export function concernedRows(rows: ImportRows, { name, textOf }: ImportColumn, concerned: ConcernedRows) {
  const isConcerned = (row: ImportRow) => {
    switch (concerned.kind) {
      case 'all':
        return true;
      case 'empty':
        return isEmpty(row.values[name]);
      case 'invalid':
        return row.errors[name] !== undefined;
      case 'text':
        return textOf(row) === concerned.text;
    }
  };
  return editable(rows).filter(([, row]) => isConcerned(row));
}

/** The different texts of a column in the file and their numbers of rows, the most frequent first. */
export function textsOf(rows: ImportRows, { textOf }: ImportColumn): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [, row] of editable(rows)) {
    const text = textOf(row);
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The cells that get another value. */
export function columnChanges(
  rows: readonly (readonly [at: number, row: ImportRow])[],
  name: string,
  edit: ColumnEdit,
): readonly CellChange[] {
  return rows.flatMap(([at, row]) => {
    const before = row.values[name] ?? '';
    const value = edit.kind === 'set' ? edit.value : replaced(before, edit);
    // A cell that was not read has its text as its value: the same text may be a value now.
    const isSame = row.unread[name] === undefined && isSameValue(value, before);
    return isSame ? [] : [{ row: at, name, value }];
  });
}

function replaced(before: unknown, { find, replacement }: Extract<ColumnEdit, { kind: 'replace' }>): unknown {
  if (typeof before !== 'string' || find === '') return before;
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return before.replace(new RegExp(literal, 'giu'), () => replacement);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
