import { fullNameRules, nameRules, on, required } from '#domain/rules/rules.ts';
import { activeStatus, select, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'teams',
  label: 'Teams',
  record: 'Team',
  endpoints: {
    list: 'GET /api/v1/teams',
    read: 'GET /api/v1/teams/{id}',
    create: 'POST /api/v1/teams',
    update: 'PATCH /api/v1/teams/{id}',
    remove: 'DELETE /api/v1/teams/removeTeams',
  },
  listQuery: { type: 'web' },
  columns: ['name', 'full_name', 'game_id', 'country', 'status'],
  secondLine: ['game_id', 'country'],
  initials: 'square',
  fields: {
    name: text('Name', nameRules()),
    full_name: text('Full Name', fullNameRules()),
    game_id: select('Game', 'games', on('create', required('Game is required'))),
    country: select('Country', 'countries'),
    status: activeStatus(),
  },
});
