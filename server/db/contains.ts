import { type AnyColumn, like, type SQL } from 'drizzle-orm';
import { foldText } from '#domain/fold-text.ts';

/** Rows whose folded text contains what was typed, letter for letter; no condition at all for nothing typed. */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = foldText(typed?.trim() ?? '');
  if (text === '') return undefined;
  return like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}
