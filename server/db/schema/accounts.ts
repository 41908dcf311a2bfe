import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countries } from './catalogue.ts';
import { activeStatus, id, instant, searchText } from './columns.ts';
import { searchIndex } from './search-index.ts';

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
    search_text: searchText(),
  },
  (table) => [
    searchIndex('users', table.search_text),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_mobile_no').on(table.mobile_no),
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
    /** However often it is refreshed, the session ends here. */
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_end').on(table.ends_at)],
);

export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the token, base64url: the token itself is nowhere. */
    hash: text('hash').primaryKey(),
    session_id: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'access' | 'refresh'>().notNull(),
    /** The refresh token it was given for; none at sign-in. */
    parent: text('parent'),
    expires_at: instant('expires_at').notNull(),
    /** First use: what tells a token that arrived from one whose answer was lost. */
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
    /** Purpose and recipient: one code is open at a time. */
    subject: text('subject').primaryKey(),
    /** None when nobody has that name: the steps are the same, only nothing is delivered. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sent_at: instant('sent_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** After a successful verification: who verified, and until when they may set a password, once. */
    verified_by: text('verified_by'),
    window_ends_at: instant('window_ends_at'),
  },
  (table) => [index('one_time_codes_expiry').on(table.expires_at)],
);
