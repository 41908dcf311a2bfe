import { nameRules } from '#domain/rules/rules.ts';
import { activeStatus, image, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'games',
  label: 'Games',
  record: 'Game',
  endpoints: {
    list: 'GET /api/v1/games',
    read: 'GET /api/v1/games/{id}',
    create: 'POST /api/v1/games',
    update: 'PATCH /api/v1/games/{id}',
    remove: 'DELETE /api/v1/games/removeGames',
  },
  columns: ['image', 'name', 'status'],
  fields: {
    name: text('Name', nameRules()),
    image: image('Picture', 'image'),
    status: activeStatus(),
  },
});
