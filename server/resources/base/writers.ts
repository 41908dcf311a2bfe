import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { parseWire } from '#domain/time/date-time.ts';
import { sanitizeHtml } from '#server/content/sanitize-html.ts';
import type { BodyOf, OperationId } from '#server/contract/operation.ts';
import type { Db } from '#server/db/db.ts';
import type { Picture } from '#server/uploads/hold-pictures.ts';

export interface WriteContext {
  readonly db: Db;
  /** Adds a picture to those that are stored before the record. */
  readonly addPicture: (picture: Picture) => void;
}

/** The value for a column, by default for the column with the member's name, or an error message. */
export type Written = { readonly value: unknown; readonly column?: string } | { readonly msg: string };
/** Converts a member of a body to a column value. The contract has checked its shape. */
export type Writer = (sent: unknown, context: WriteContext) => Promise<Written>;

/** A writer for each member of a body, except the rows inside the record. */
export type WritersOf<K extends OperationId, Rows extends string = never> = Readonly<
  Record<Exclude<keyof BodyOf<K>, Rows>, Writer>
>;

export const text: Writer = async (sent) => ({ value: sent });

/** Formatted text without unsafe HTML. */
export const richText: Writer = async (sent) => ({ value: sanitizeHtml(String(sent)) });

/** An empty text removes the value. */
export const optionalText: Writer = async (sent) => ({ value: sent === '' ? null : sent });

/** An empty text takes the value back; any other is for another writer. */
export function optional(write: Writer): Writer {
  return async (sent, context) => (sent === '' ? { value: null } : await write(sent, context));
}

export const count: Writer = async (sent) => ({ value: Number(sent) });

/** Rejects dates that do not exist. The pattern of the contract allows 31 February. */
export const time: Writer = async (sent) =>
  parseWire(String(sent)) !== undefined ? { value: sent } : { msg: 'There is no such date' };

/** Accepts a day, optionally with a time, which is dropped. Rejects days that do not exist, such as 31 February. */
export const day: Writer = async (sent, context) => {
  const given = String(sent).slice(0, 10);
  if (given === '') return { value: null };
  const there = await time(`${given} 00:00:00`, context);
  return 'msg' in there ? there : { value: given };
};

/** Countries have no trash. */
type ReferenceTable = PgTable & { readonly id: AnyPgColumn; readonly deleted_at?: AnyPgColumn };

/** Writes a reference to a record of another table. An empty text removes it. */
export function reference(table: ReferenceTable, record: string): Writer {
  return async (sent, { db }) => {
    if (sent === '') return { value: null };
    const [found] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, Number(sent)), table.deleted_at && isNull(table.deleted_at)));
    return found === undefined ? { msg: `${record} does not exist` } : { value: found.id };
  };
}
