import { nameRules, videoUrlRules } from '#domain/rules/rules.ts';
import { activeStatus, text, video } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'youtube',
  label: 'Youtube',
  record: 'Video link',
  endpoints: {
    list: 'GET /api/v1/youtube',
    read: 'GET /api/v1/youtube/{id}',
    create: 'POST /api/v1/youtube',
    update: 'PATCH /api/v1/youtube/{id}',
    remove: 'DELETE /api/v1/youtube/removeYoutube',
  },
  columns: ['url', 'name', 'status'],
  fields: {
    name: text('Name', nameRules()),
    url: video('URL', videoUrlRules()),
    status: activeStatus(),
  },
});
