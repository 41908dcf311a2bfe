import { nameRules, url as urlRule } from '#domain/rules/rules.ts';
import { activeStatus, image, text, url } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'advertise',
  label: 'Advertise',
  record: 'Advertisement',
  endpoints: {
    list: 'GET /api/v1/events/advertise',
    read: 'GET /api/v1/events/advertise/{id}',
    create: 'POST /api/v1/events/advertise',
    update: 'PATCH /api/v1/events/advertise',
    remove: 'DELETE /api/v1/events/advertise',
  },
  columns: ['image', 'name', 'redirectUrl', 'status'],
  fields: {
    name: text('Name', nameRules()),
    image: image('Picture', 'image'),
    redirectUrl: url('Redirect URL', [urlRule('Invalid URL format')]),
    status: activeStatus(),
  },
});
