import { nameRules, required } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Section 5, series create. An edit may leave a field out, but not empty it. */
export const seriesRules = ruled({
  name: nameRules(),
  game_id: [required('Game is required')],
  begin_at: [required('Start Date is required')],
});

export const seriesTeamRules = ruled({ fieldId: [required('Team is required')] });
