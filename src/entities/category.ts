import { required } from '#domain/rules/rules.ts';
import { idRules } from '#domain/rules/value-rules.ts';
import { digits, rows, text } from '#fields/build.ts';
import type { EndpointOf } from '#fields/endpoint.ts';
import type { Fields } from '#fields/field.ts';

/** The category assignment of section 3: rows with an id and a name, sent in one call. */
export const categoryFields = {
  items: {
    ...rows('Categories', 'Add category', {
      id: digits('Category Id', 10, [required('Category Id is required'), ...idRules]),
      name: text('Category Name', [required('Category Name is required')]),
    }),
    minRows: 1,
  },
} satisfies Fields;

/** Section 7 has no calls to edit or delete a category. */
export const categoryEndpoints = {
  list: 'GET /api/v1/news/getCategory',
  create: 'POST /api/v1/news/category',
} as const satisfies { list: EndpointOf<'GET'>; create: EndpointOf<'POST'> };
