import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Counted attempts per account and per address. Stored in the database, so that they survive a restart. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('throttles_end').on(table.ends_at)],
);

/** Results of recent creates, by session and content (see `onceOnly`). */
export const recentCreates = pgTable(
  'recent_creates',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('recent_creates_time').on(table.created_at)],
);

/** The responses to creates with an `Idempotency-Key`. */
export const idempotentCreates = pgTable(
  'idempotent_creates',
  {
    /** SHA-256 of the user's id and the key, base64url. */
    key: text('key').primaryKey(),
    /** SHA-256 of the operation and the body, base64url. */
    request: text('request').notNull(),
    response: jsonb('response').notNull(),
    /** The version of the created record, for the `ETag`. */
    version: integer('version'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('idempotent_creates_time').on(table.created_at)],
);

/** Pictures that are stored, or being stored, for a record that does not exist yet. They are not removed as unused. */
export const pictureHolds = pgTable(
  'picture_holds',
  {
    id: id(),
    name: text('name').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('picture_holds_name').on(table.name), index('picture_holds_end').on(table.ends_at)],
);

/** Values that all instances share: secret keys, and marks of the seeded data. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/**
 * How many records each table has outside the trash, maintained by triggers (`maintainRecordCounts`). The count is the sum of
 * several parts, so that concurrent writes do not wait for each other.
 */
export const recordCounts = pgTable(
  'record_counts',
  {
    table_name: text('table_name').notNull(),
    part: smallint('part').notNull(),
    records: bigint('records', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.table_name, table.part] })],
);
