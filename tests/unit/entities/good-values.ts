import type { Values } from '#fields/field.ts';
import { furtherValues } from '../../support/further/values.ts';

export const points = {
  team_id: '32',
  chicken_dinner: '0',
  matches_played: '18',
  total_finish: '120',
  position_point: '64',
  total_point: '184',
};

const time = '2027-01-01 18:30:00';

/** Values for each form that break no rule, by entity path. */
export const goodValues: Readonly<Record<string, Values>> = {
  ...furtherValues,
  advertise: { name: 'Season pass', redirectUrl: '', status: '1' },
  bgmiAllmatches: {
    map_name: 'Erangel',
    start_date: time,
    match_no: '0',
    day: '2',
    bgmi_match_id: '1',
    other_link: '',
    status: '1',
  },
  bgmiGroup: { name: 'Group A', image: '', series_id: '', teams: [], status: '1' },
  bgmiMap: { name: 'Erangel', image: '', status: '1' },
  bgmiMatches: { name: 'Week 3', series_id: '13', teams: [{ team_id: '40', group_id: '' }], status: '1' },
  games: { name: 'Valorant', image: '', status: '1' },
  league: { name: 'BGIS', image: '', status: '1' },
  matches: {
    name: 'Final',
    game_id: '18',
    tournament_id: '3',
    status: '1',
    original_scheduled_at: time,
    winner_type: '',
  },
  pages: { title: 'About us', content: '<p>We are here.</p>', status: '1' },
  player: {
    name: 'ZywOo',
    full_name: 'Mathieu Herbaut',
    first_name: '',
    last_name: '',
    nickname: 'ZywOo',
    twitch_id: 'zywoo',
    pandascore_id: '900030',
    current_game_id: '3',
    status: '1',
  },
  series: { name: 'BGIS 2027', game_id: '18', begin_at: time, teams: [{ fieldId: '32' }], status: '1' },
  teams: { name: 'Vitality', full_name: 'Team Vitality', game_id: '2', country: '', status: '1' },
  tournament: {
    name: 'Finals',
    label: 'BGIS finals',
    original_scheduled_at: time,
    series_id: '11',
    prizepool: '20000000 Indian Rupee',
    begin_at: time,
    end_at: time,
    pointTable: [points],
    status: '1',
  },
  user: {
    name: '',
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@example.com',
    password: 'Second@567',
    mobile_no: '9876543210',
    country: '1',
    birth_date: '',
    users: '',
    status: '1',
  },
  youtube: { name: 'Rise', url: 'https://youtu.be/fB8TyLTD7EE', status: '1' },
};
