import { matchStatuses } from '#domain/match-status.ts';
import { nextSlot } from '#domain/next-values.ts';
import { nameRules, on, required } from '#domain/rules/rules.ts';
import { choice, dateTime, select, text } from '#fields/build.ts';
import { textIn } from '#fields/value.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'matches',
  label: 'Matches',
  record: 'Match',
  endpoints: {
    list: 'GET /api/v1/events/matches',
    read: 'GET /api/v1/events/matches/{id}',
    create: 'POST /api/v1/events/matches',
    update: 'PATCH /api/v1/events/matches',
    remove: 'DELETE /api/v1/events/matches/removeMatches',
  },
  columns: ['name', 'game_id', 'tournament_id', 'original_scheduled_at', 'status'],
  secondLine: ['tournament_id', 'original_scheduled_at'],
  facts: { start: 'original_scheduled_at' },
  groups: [
    { heading: 'Match', fields: ['name', 'game_id', 'tournament_id', 'winner_type'] },
    { heading: 'Schedule and status', fields: ['original_scheduled_at', 'status'] },
  ],
  fields: {
    name: text('Name', nameRules()),
    game_id: select('Game', 'games', on('create', required('Game is required'))),
    tournament_id: select('Tournament', 'tournaments', on('create', required('Tournament is required'))),
    status: {
      ...choice('Status', matchStatuses, on('create', required('Status is required'))),
      provided: ['running'],
    },
    original_scheduled_at: dateTime(
      'Original Scheduled Date',
      on('create', required('Original Scheduled Date is required')),
    ),
    winner_type: choice('Winner Type', [
      { value: 'Team', label: 'Team' },
      { value: 'Player', label: 'Player' },
    ]),
  },
  copied: (values) => ({
    ...values,
    original_scheduled_at: nextSlot(textIn(values['original_scheduled_at'])),
  }),
});
