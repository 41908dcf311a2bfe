import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import type { BodyOf, OperationId } from '../contract/operation.ts';
import type { Db } from '../db/db.ts';
import type { UploadStore } from '../uploads/upload-store.ts';

export interface WriteContext {
  readonly db: Db;
  readonly uploads: UploadStore;
}

/**
 * What a sent member becomes in the column of its name or in another one, or why it cannot. The contract has already
 * checked its shape.
 */
export type Written = { readonly value: unknown; readonly column?: string } | { readonly msg: string };
export type Writer = (sent: unknown, context: WriteContext) => Promise<Written>;

/** A writer for each member that a create may send, except the rows inside the record. */
export type WritersOf<K extends OperationId, Rows extends string = never> = Readonly<
  Record<Exclude<keyof BodyOf<K>, Rows>, Writer>
>;

export const text: Writer = async (sent) => ({ value: sent });

/** Formatted text, without what could do harm. */
export const richText: Writer = async (sent) => ({ value: sanitizeHtml(String(sent)) });

/** An empty text takes the value back. */
export const optionalText: Writer = async (sent) => ({ value: sent === '' ? null : sent });

/** An empty text takes the value back; any other is for another writer. */
export function optional(write: Writer): Writer {
  return async (sent, context) => (sent === '' ? { value: null } : await write(sent, context));
}

export const count: Writer = async (sent) => ({ value: Number(sent) });

/** The contract's pattern lets 31 February through; the calendar does not. */
export const time: Writer = async (sent) => {
  const iso = `${String(sent).replace(' ', 'T')}.000Z`;
  const instant = new Date(iso);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString() === iso;
  return exists ? { value: sent } : { msg: 'There is no such date' };
};

/** A day, or '' for none. A time of midnight may follow the day; 31 February may not. */
export const day: Writer = async (sent, context) => {
  const given = String(sent).slice(0, 10);
  if (given === '') return { value: null };
  const there = await time(`${given} 00:00:00`, context);
  return 'msg' in there ? there : { value: given };
};

/** The id of a record of another table; an empty text names none. */
export function reference(table: PgTable & { readonly id: AnyPgColumn }, record: string): Writer {
  return async (sent, { db }) => {
    if (sent === '') return { value: null };
    const [found] = await db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, Number(sent)));
    return found === undefined ? { msg: `${record} does not exist` } : { value: found.id };
  };
}
