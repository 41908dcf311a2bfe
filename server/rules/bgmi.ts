import { nameRules, required, url } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Stages: what the wire calls `bgmi/matches`. */
export const bgmiStageRules = ruled({
  name: nameRules(),
  series_id: [required('Series is required')],
});

export const bgmiStageTeamRules = ruled({ team_id: [required('Team is required')] });

/** Section 5, "BGMI match": what the wire calls `bgmi/allMatches`. */
export const bgmiGameRules = ruled({
  map_name: [required('Map Name is required')],
  start_date: [required('Start Date is required')],
  other_link: [url('Invalid URL format')],
  match_no: [required('Match No is required')],
  day: [required('Day is required')],
  bgmi_match_id: [required('BGMI Match is required')],
});
