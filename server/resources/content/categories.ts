import { asc, inArray } from 'drizzle-orm';
import { categoryFields } from '#entities/category.ts';
import type { Change } from '#server/contract/operation.ts';
import { categories } from '#server/db/schema/content.ts';
import { appendEntry } from '#server/history/append-entry.ts';
import { differences } from '#server/history/differences.ts';
import { type FieldError, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { brokenRules } from '../base/broken-rules.ts';
import { optionList } from '../base/options.ts';
import type { Body } from '../base/write-values.ts';

interface CreateCall extends Change {
  readonly body: { readonly items: readonly { readonly id: number | string; readonly name: string }[] };
}

/** Section 7 has no call that changes or removes a category, so an id is never used again. */
export function categoryOperations({ db }: Services) {
  return {
    listCategories: optionList(db, { table: categories, name: categories.name }),
    createCategories: {
      once: async () => true,
      rules: (body: Body) => brokenRules(categoryFields, body, 'create'),
      handle: async ({ body, transact, author }: CreateCall) => {
        const items = body.items.map(({ id, name }) => ({ id: Number(id), name: name.trim() }));
        const ids = items.map(({ id }) => id);
        const existing = await db
          .select({ id: categories.id })
          .from(categories)
          .where(inArray(categories.id, ids))
          .orderBy(asc(categories.id));
        const usedIds = new Set(existing.map(({ id }) => id));
        const errors = ids.flatMap<FieldError>((id, at) => {
          const path = `items[${at}][id]`;
          if (usedIds.has(id)) return [{ path, msg: `There is already a category with the id ${id}` }];
          return ids.indexOf(id) < at ? [{ path, msg: `The id ${id} is given twice` }] : [];
        });
        const [first] = errors;
        if (first !== undefined) throw new Refusal(409, first.msg, { errors });
        const message = items.length === 1 ? 'Category created successfully' : 'Categories created successfully';
        return await transact(async (tx) => {
          await tx.insert(categories).values(items);
          for (const { id, name } of items) {
            const changes = differences(null, { id, name });
            await appendEntry(tx, author, { entity: 'categories', id, name, action: 'create', changes, undo: null });
          }
          return { status: true as const, message };
        });
      },
    },
  } as const;
}
