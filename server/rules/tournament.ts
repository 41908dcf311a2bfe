import { nameRules, required } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Section 5, tournament create. */
export const tournamentRules = ruled({
  name: nameRules(),
  label: [required('Label is required')],
  original_scheduled_at: [required('Original Scheduled Date is required')],
  series_id: [required('Series is required')],
  prizepool: [required('Prizepool is required')],
  begin_at: [required('Start Date is required')],
  end_at: [required('End Date is required')],
});

/** Section 5: "Each point-table row requires ...". */
export const pointRowRules = ruled({
  team_id: [required('Team is required')],
  chicken_dinner: [required('Chicken Dinner is required')],
  matches_played: [required('Matches Played is required')],
  total_finish: [required('Total Finish is required')],
  position_point: [required('Position Point is required')],
  total_point: [required('Total Point is required')],
});
