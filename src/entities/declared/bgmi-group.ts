import { nameRules } from '#domain/rules/rules.ts';
import { activeStatus, image, multiSelect, select, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'bgmiGroup',
  label: 'BGMI Group',
  record: 'Group',
  endpoints: {
    list: 'GET /api/v1/bgmi/group',
    read: 'GET /api/v1/bgmi/group/{id}',
    create: 'POST /api/v1/bgmi/group',
    update: 'PATCH /api/v1/bgmi/group/{id}',
    remove: 'DELETE /api/v1/bgmi/group/removeBgmiGroup',
  },
  columns: ['image', 'name', 'series_id', 'status'],
  fields: {
    name: text('Name', nameRules()),
    image: image('Picture', 'image'),
    series_id: select('Series', 'bgmiSeries'),
    teams: multiSelect('Teams', 'bgmiGroupTeams'),
    status: activeStatus(),
  },
});
