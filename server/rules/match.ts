import { nameRules, required } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Section 5, match create. */
export const matchRules = ruled({
  name: nameRules(),
  game_id: [required('Game is required')],
  tournament_id: [required('Tournament is required')],
  status: [required('Status is required')],
  original_scheduled_at: [required('Original Scheduled Date is required')],
});
