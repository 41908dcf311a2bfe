import { furtherCases } from '../../support/further/values.ts';
import type { BrokenCase } from './broken-case.ts';

const long = (length: number) => 'x'.repeat(length);

const nameCases: readonly BrokenCase[] = [
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', ' Soul', 'The Name cannot include leading and trailing spaces'],
  ['name', 'Soul ', 'The Name cannot include leading and trailing spaces'],
  ['name', long(31), 'Please enter your Name with a maximum of 30 characters'],
];

const passwordMix =
  'Password field must contain at least 1 Uppercase, 1 Lowercase, 1 Special Character and 1 Number' as const;

/** Section 5, message by message, by entity path. Where the specification has no message, those of decisions.md. */
export const brokenCases: Readonly<Record<string, readonly BrokenCase[]>> = {
  ...furtherCases,
  advertise: [
    ...nameCases,
    ['redirectUrl', 'example.com', 'Invalid URL format'],
    ['redirectUrl', 'javascript:alert(1)', 'Invalid URL format'],
  ],
  bgmiAllmatches: [
    ['map_name', '', 'Map Name is required'],
    ['start_date', '', 'Start Date is required', 'create'],
    ['match_no', '', 'Match No is required', 'create'],
    ['day', '', 'Day is required', 'create'],
    ['bgmi_match_id', '', 'BGMI Match is required', 'create'],
    ['other_link', 'watch here', 'Invalid URL format'],
    ['other_link', 'ftp://example.com/a', 'Invalid URL format'],
    ['other_link', 'https://', 'Invalid URL format'],
  ],
  bgmiGroup: nameCases,
  bgmiMap: nameCases,
  bgmiMatches: [
    ...nameCases,
    ['series_id', '', 'Series is required', 'create'],
    ['teams[0][team_id]', '', 'Team is required'],
  ],
  games: nameCases,
  league: nameCases,
  matches: [
    ...nameCases,
    ['game_id', '', 'Game is required', 'create'],
    ['tournament_id', '', 'Tournament is required', 'create'],
    ['status', '', 'Status is required', 'create'],
    ['original_scheduled_at', '', 'Original Scheduled Date is required', 'create'],
  ],
  pages: [
    ['title', '', 'Title is required'],
    ['title', ' About', 'The Title cannot include leading and trailing spaces'],
    ['title', long(31), 'Please enter your Title with a maximum of 30 characters'],
    ['content', '', 'Content is required'],
  ],
  player: [
    ...nameCases,
    ['full_name', '', 'Full Name is required'],
    ['full_name', ' Mathieu', 'The Full Name cannot include leading and trailing spaces'],
    ['full_name', long(31), 'Please enter your Full Name with a maximum of 30 characters'],
    ['first_name', long(31), 'Please enter your First Name with a maximum of 30 characters'],
    ['last_name', long(31), 'Please enter your Last Name with a maximum of 30 characters'],
    ['nickname', '', 'Nickname is required'],
    ['nickname', 'z ', 'The Nickname cannot include leading and trailing spaces'],
    ['nickname', long(31), 'Please enter your Nickname with a maximum of 30 characters'],
    ['twitch_id', '', 'Twitch id is required'],
    ['pandascore_id', '', 'Pandascore id is required'],
    ['pandascore_id', '0', 'Please enter a whole number from 1 to 2147483647'],
    ['current_game_id', '', 'Game is required', 'create'],
  ],
  series: [
    ...nameCases,
    ['game_id', '', 'Game is required', 'create'],
    ['begin_at', '', 'Start Date is required', 'create'],
    ['teams[0][fieldId]', '', 'Team is required'],
  ],
  teams: [
    ...nameCases,
    ['full_name', '', 'Full Name is required'],
    ['full_name', long(51), 'Please enter your Full Name with a maximum of 50 characters'],
    ['full_name', 'Team Soul ', 'The Full Name cannot include leading and trailing spaces'],
    ['game_id', '', 'Game is required', 'create'],
  ],
  tournament: [
    ...nameCases,
    ['label', '', 'Label is required', 'create'],
    ['original_scheduled_at', '', 'Original Scheduled Date is required', 'create'],
    ['series_id', '', 'Series is required', 'create'],
    ['prizepool', '', 'Prizepool is required', 'create'],
    ['begin_at', '', 'Start Date is required', 'create'],
    ['end_at', '', 'End Date is required', 'create'],
    ['pointTable[0][team_id]', '', 'Team is required'],
    ['pointTable[0][chicken_dinner]', '', 'Chicken Dinner is required'],
    ['pointTable[0][matches_played]', '', 'Matches Played is required'],
    ['pointTable[0][total_finish]', '', 'Total Finish is required'],
    ['pointTable[0][position_point]', '', 'Position Point is required'],
    ['pointTable[0][total_point]', '', 'Total Point is required'],
    ['pointTable[0][adjustment]', 'ten', 'Please enter a whole number such as −10 or 5'],
    ['pointTable[0][reason]', long(201), 'At most 200 characters'],
  ],
  user: [
    ['name', long(31), 'Please enter your Name with a maximum of 30 characters'],
    ['name', 'asha ', 'The Name cannot include leading and trailing spaces'],
    ['first_name', '', 'Full Name is required'],
    ['first_name', long(51), 'Please enter your Full Name with a maximum of 50 characters'],
    ['last_name', '', 'Last Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'asha@example', 'Invalid email address'],
    ['email', 'asha rao@example.com', 'Invalid email address'],
    ['password', '', 'Password is required', 'create'],
    ['password', 'Abc@567', 'Password field contain minimum 8 characters', 'create'],
    ['password', `Second@567${long(7)}`, 'Please enter maximum 16 characters', 'create'],
    ['password', 'second@567', passwordMix, 'create'],
    ['password', 'SECOND@567', passwordMix, 'create'],
    ['password', 'Second@abc', passwordMix, 'create'],
    ['password', 'Second1567', passwordMix, 'create'],
    ['mobile_no', '', 'Mobile No is required'],
    ['mobile_no', '987654321', 'Please enter a valid 10 digits Mobile Number'],
  ],
  youtube: [
    ...nameCases,
    ['url', '', 'URL is required'],
    ['url', 'fB8TyLTD7EE', 'Invalid URL format'],
    ['url', 'https://example.com/watch?v=fB8TyLTD7EE', 'Please enter a YouTube URL'],
    ['url', 'https://youtube.com.example.com/watch?v=fB8TyLTD7EE', 'Please enter a YouTube URL'],
  ],
};
