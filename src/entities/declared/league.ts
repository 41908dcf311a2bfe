import { nameRules } from '#domain/rules/rules.ts';
import { activeStatus, image, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'league',
  label: 'League',
  record: 'League',
  endpoints: {
    list: 'GET /api/v1/events/league',
    read: 'GET /api/v1/events/league/{id}',
    create: 'POST /api/v1/events/league',
    update: 'PATCH /api/v1/events/league',
    remove: 'DELETE /api/v1/events/removeLeague',
  },
  columns: ['image', 'name', { member: 'game_name', label: 'Game' }, 'status'],
  fields: {
    name: text('Name', nameRules()),
    image: image('Picture', 'image'),
    status: activeStatus(),
  },
});
