import { nameRules, on, required } from '#domain/rules/rules.ts';
import { activeStatus, rows, select, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'bgmiMatches',
  label: 'BGMI',
  record: 'BGMI',
  endpoints: {
    list: 'GET /api/v1/bgmi/matches',
    read: 'GET /api/v1/bgmi/matches/{id}',
    create: 'POST /api/v1/bgmi/matches',
    update: 'PATCH /api/v1/bgmi/matches',
    remove: 'DELETE /api/v1/bgmi/matches/removeMatches',
  },
  columns: ['name', 'series_id', 'status'],
  facts: { teams: 'teams' },
  fields: {
    name: text('Name', nameRules()),
    series_id: select('Series', 'bgmiSeries', on('create', required('Series is required'))),
    teams: {
      ...rows('Teams', 'Add team', {
        team_id: select('Team', 'bgmiTeams', [required('Team is required')]),
        group_id: { ...select('Group', 'bgmiGroupsOfTeam'), params: ['series_id', 'team_id'] },
      }),
      published: { team: 'team_id', group: 'group_id' },
    },
    status: activeStatus(),
  },
});
