import { type AnyColumn, like, type SQL } from 'drizzle-orm';
import { foldText } from '#domain/text/fold-text.ts';

/** A condition for rows whose folded text contains the typed text literally; undefined for an empty text. */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = foldText(typed ?? '');
  if (text === '') return undefined;
  return like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}
