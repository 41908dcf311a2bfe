import type { Fields } from '#fields/field.ts';
import type { FieldError } from '../http/refusal.ts';
import { brokenRules } from './broken-rules.ts';
import type { Body } from './write-values.ts';

/** The rules of rows inside a record, each error at its place: `pointTable[0][team_id]`. */
export function rowRules(list: string, fields: Fields) {
  return (body: Body): readonly FieldError[] => {
    const rows: unknown = body[list];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown, at) =>
      isRecord(row)
        ? brokenRules(fields, row, 'create').map(({ path, msg }) => ({ path: `${list}[${at}][${path}]`, msg }))
        : [],
    );
  };
}

function isRecord(row: unknown): row is Body {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
