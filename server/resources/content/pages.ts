import { eq } from 'drizzle-orm';
import { entity } from '#entities/declared/pages.ts';
import { pages } from '#server/db/schema/content.ts';
import { searched } from '#server/db/searched.ts';
import { notFound } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { resource } from '../base/resource.ts';
import { richText, text, type WritersOf } from '../base/writers.ts';

export function pageOperations(services: Services) {
  const { list, read, create, update, remove } = resource(services, {
    name: 'staticPages',
    record: 'Page',
    table: pages,
    fields: entity.fields,
    writes: { title: text, content: richText, status: text } satisfies WritersOf<'createStaticPage'>,
    search: searched.pages,
    optionName: pages.title,
    nameOf: ({ title }) => String(title),
    rows: (db, narrow) =>
      narrow(db.select({ id: pages.id, title: pages.title, status: pages.status }).from(pages).$dynamic()),
    readWhole: async (db, row) => {
      const [found] = await db.select({ content: pages.content }).from(pages).where(eq(pages.id, row.id));
      if (found === undefined) throw notFound('Page');
      return { ...row, ...found };
    },
  });
  return {
    listStaticPages: list,
    getStaticPage: read,
    createStaticPage: create,
    updateStaticPage: update,
    removeStaticPage: remove,
  };
}
