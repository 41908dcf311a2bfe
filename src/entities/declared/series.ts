import { nameRules, on, required } from '#domain/rules/rules.ts';
import { activeStatus, dateTime, rows, select, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'series',
  label: 'Series',
  record: 'Series',
  endpoints: {
    list: 'GET /api/v1/events/series',
    read: 'GET /api/v1/events/series/{id}',
    create: 'POST /api/v1/events/series',
    update: 'PATCH /api/v1/events/series',
    remove: 'DELETE /api/v1/events/series/removeSeries',
  },
  columns: ['name', { member: 'league_name', label: 'League' }, 'game_id', 'begin_at', 'status'],
  secondLine: ['league_name', 'begin_at'],
  initials: 'square',
  facts: { start: 'begin_at', teams: 'teams' },
  fields: {
    name: text('Name', nameRules()),
    game_id: select('Game', 'games', on('create', required('Game is required'))),
    begin_at: dateTime('Start Date', on('create', required('Start Date is required'))),
    teams: rows('Teams', 'Add team', { fieldId: select('Team', 'teams', [required('Team is required')]) }),
    status: activeStatus(),
  },
});
