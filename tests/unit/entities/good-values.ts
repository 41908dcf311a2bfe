import type { Values } from '#fields/field.ts';
import { sampleValues } from '#server/seed/sample-values.ts';
import { declaredEntities } from '../../support/further/entities.ts';

export const points = {
  team_id: '32',
  chicken_dinner: '0',
  matches_played: '18',
  total_finish: '120',
  position_point: '64',
  total_point: '184',
};

/** What samples do not have: records that a form refers to, rows, and a password. */
const chosen: Readonly<Record<string, Values>> = {
  bgmiAllmatches: { map_name: 'Erangel', bgmi_match_id: '1' },
  bgmiGroup: { teams: [] },
  bgmiMatches: { series_id: '13', teams: [{ team_id: '40', group_id: '' }] },
  matches: { game_id: '18', tournament_id: '3' },
  player: { pandascore_id: '900030', current_game_id: '3' },
  series: { game_id: '18', teams: [{ fieldId: '32' }] },
  teams: { game_id: '2' },
  tournament: { series_id: '11', pointTable: [points], ruleset_id: '' },
  user: { password: 'Second@567', country: '1' },
};

/** Values for each form that break no rule, by entity path. */
export const goodValues: Readonly<Record<string, Values>> = Object.fromEntries(
  declaredEntities.map((entity) => {
    const empty = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, '']));
    return [entity.path, { ...empty, ...sampleValues(entity, 6), ...chosen[entity.path] }];
  }),
);
