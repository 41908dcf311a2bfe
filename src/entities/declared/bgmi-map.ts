import { nameRules } from '#domain/rules/rules.ts';
import { activeStatus, image, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'bgmiMap',
  label: 'BGMI Map',
  record: 'Map',
  endpoints: {
    list: 'GET /api/v1/bgmi/map',
    read: 'GET /api/v1/bgmi/mapId/{id}',
    create: 'POST /api/v1/bgmi/map',
    update: 'PATCH /api/v1/bgmi/map/{id}',
    remove: 'DELETE /api/v1/bgmi/map/removeMap',
  },
  columns: ['image', 'name', 'status'],
  fields: {
    name: text('Name', nameRules()),
    image: image('Picture', 'image'),
    status: activeStatus(),
  },
});
