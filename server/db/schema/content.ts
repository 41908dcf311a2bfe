import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { activeStatus, id, instant, recordColumns } from './columns.ts';
import { filterIndex, recordIndexes } from './indexes.ts';

export const advertisements = pgTable(
  'advertisements',
  {
    id: id(),
    name: text('name').notNull(),
    image: text('image'),
    redirectUrl: text('redirect_url'),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [...recordIndexes('advertisements', table), filterIndex('advertisements_status', table.status, table.id)],
);

export const pages = pgTable(
  'pages',
  {
    id: id(),
    title: text('title').notNull(),
    /** HTML of allowed elements only (see `sanitizeHtml`). */
    content: text('content').notNull().default(''),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [...recordIndexes('pages', table), filterIndex('pages_status', table.status, table.id)],
);

export const categories = pgTable('categories', {
  /** The number that staff enter for the category (section 5). */
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

/** Notifications that were sent to readers. */
export const notifications = pgTable('notifications', {
  id: id(),
  kind: text('kind').$type<'trending' | 'custom'>().notNull(),
  message: text('message').notNull(),
  news_id: text('news_id'),
  image: text('image'),
  redirect_url: text('redirect_url'),
  sent_by: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
  sent_at: instant('sent_at').notNull(),
});
