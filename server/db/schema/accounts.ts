import { isNull, sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countries } from './catalogue.ts';
import { activeStatus, id, instant, recordColumns } from './columns.ts';
import { filterIndex, recordIndexes } from './indexes.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name'),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    mobile_no: text('mobile_no'),
    mobile_verified_at: instant('mobile_verified_at'),
    /** Argon2id, in its own encoded form. */
    password_hash: text('password_hash').notNull(),
    country: integer('country').references(() => countries.id),
    birth_date: date('birth_date', { mode: 'string' }),
    profile_pic: text('profile_pic'),
    role_name: text('role_name').notNull().default('User'),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('users', table),
    filterIndex('users_country', table.country, table.id),
    filterIndex('users_status', table.status, table.id),
    uniqueIndex('users_email').on(sql`lower(${table.email})`).where(isNull(table.deleted_at)),
    uniqueIndex('users_mobile_no').on(table.mobile_no).where(isNull(table.deleted_at)),
  ],
);

/** One sign-in on one device. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    started_at: instant('started_at').notNull(),
    /** Older sessions count as used when this column was added. */
    last_used_at: instant('last_used_at').notNull().defaultNow(),
    /** The browser and its system at sign-in, such as 'Chrome on Windows'; '' when unknown. */
    device: text('device').notNull().default(''),
    /** The address, or its network, at sign-in; '' when unknown. */
    address: text('address').notNull().default(''),
    /** The session ends at this time regardless of refreshes. */
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_end').on(table.ends_at)],
);

export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the token, base64url. The token itself is not stored. */
    hash: text('hash').primaryKey(),
    session_id: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'access' | 'refresh'>().notNull(),
    /** The refresh token that it was exchanged for; null at sign-in. */
    parent: text('parent'),
    expires_at: instant('expires_at').notNull(),
    /** First use. Null also means that the response with the token may have been lost. */
    used_at: instant('used_at'),
  },
  (table) => [
    index('tokens_session').on(table.session_id),
    index('tokens_parent').on(table.parent),
    index('tokens_expiry').on(table.expires_at),
  ],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** Purpose and recipient. Each has one pending code at a time. */
    subject: text('subject').primaryKey(),
    /** Null when there is no such account. The steps are the same, but no code is delivered. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sent_at: instant('sent_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Set after a successful verification: the caller, and the end of the window for setting a password once. */
    verified_by: text('verified_by'),
    window_ends_at: instant('window_ends_at'),
  },
  (table) => [index('one_time_codes_expiry').on(table.expires_at)],
);
