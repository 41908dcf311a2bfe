import { required, titleRules } from '#domain/rules/rules.ts';
import { activeStatus, richText, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'pages',
  label: 'Pages',
  record: 'Page',
  endpoints: {
    list: 'GET /api/v1/pages',
    read: 'GET /api/v1/pages/{id}',
    create: 'POST /api/v1/pages',
    update: 'PATCH /api/v1/pages/{id}',
    remove: 'DELETE /api/v1/pages/removePages',
  },
  columns: ['title', 'status'],
  fields: {
    title: text('Title', titleRules()),
    content: richText('Content', [required('Content is required')]),
    status: activeStatus(),
  },
});
