import { reasonLength } from '#domain/limits.ts';
import { adjustmentRules, atMost, nameRules, on, required } from '#domain/rules/rules.ts';
import { activeStatus, dateTime, digits, rows, select, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

/** More digits than any tournament needs, and far below the maximum of an integer column. */
const countLength = 6;

export const entity = defineEntity({
  path: 'tournament',
  label: 'Tournaments',
  record: 'Tournament',
  endpoints: {
    list: 'GET /api/v1/events/tournament',
    read: 'GET /api/v1/events/tournament/{id}',
    create: 'POST /api/v1/events/tournament',
    update: 'PATCH /api/v1/events/tournament',
    remove: 'DELETE /api/v1/events/tournament/removeTournament',
  },
  title: ['label'],
  columns: ['name', 'label', 'series_id', 'begin_at', 'end_at', 'status'],
  secondLine: ['series_id', 'begin_at'],
  initials: 'square',
  facts: { start: 'begin_at', end: 'end_at', teams: 'pointTable' },
  groups: [
    { heading: 'Tournament', fields: ['name', 'label', 'series_id', 'prizepool'] },
    { heading: 'Schedule and status', fields: ['begin_at', 'end_at', 'original_scheduled_at', 'status'] },
  ],
  fields: {
    name: text('Name', nameRules()),
    label: text('Label', on('create', required('Label is required'))),
    original_scheduled_at: dateTime(
      'Original Scheduled Date',
      on('create', required('Original Scheduled Date is required')),
    ),
    series_id: select('Series', 'series', on('create', required('Series is required'))),
    // The provider sends text ("20000000 Indian Rupee"), so it is stored as typed.
    prizepool: text('Prizepool', on('create', required('Prizepool is required'))),
    begin_at: dateTime('Start Date', on('create', required('Start Date is required'))),
    end_at: dateTime('End Date', on('create', required('End Date is required'))),
    pointTable: {
      ...rows('Point Table', 'Add team', {
        team_id: select('Team', 'teams', [required('Team is required')]),
        chicken_dinner: digits('Chicken Dinner', countLength, [required('Chicken Dinner is required')]),
        matches_played: digits('Matches Played', countLength, [required('Matches Played is required')]),
        total_finish: digits('Total Finish', countLength, [required('Total Finish is required')]),
        position_point: digits('Position Point', countLength, [required('Position Point is required')]),
        total_point: digits('Total Point', countLength, [required('Total Point is required')]),
        adjustment: { ...text('Penalty or bonus', adjustmentRules()), feature: 'rulesets' },
        reason: { ...text('Reason', [atMost(reasonLength, 'At most 200 characters')]), feature: 'rulesets' },
      }),
      editor: 'points',
      stagingField: {
        name: 'pointTableMatch',
        field: rows('A match is not in the table yet', 'Add a match', {
          team_id: select('Team', 'teams'),
          place: digits('Place', 2),
          finishes: digits('Finishes', 2),
        }),
        unfinished: 'Add the match to the table, or discard it',
      },
    },
    status: activeStatus(),
    ruleset_id: { ...text('Ruleset'), feature: 'rulesets' },
  },
});
