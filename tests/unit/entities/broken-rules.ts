import { furtherCases } from '../../support/further/values.ts';
import type { BrokenCase } from './broken-case.ts';

const long = (length: number) => 'x'.repeat(length);

interface TextLimits {
  readonly max: number;
  readonly isRequired?: boolean;
}

/** The cases of a text with its label in messages. */
const text = (field: string, label: string, { max, isRequired = true }: TextLimits): readonly BrokenCase[] => [
  ...(isRequired ? [[field, '', `${label} is required`] as const] : []),
  [field, ' Soul', `The ${label} cannot include leading and trailing spaces`],
  [field, 'Soul ', `The ${label} cannot include leading and trailing spaces`],
  [field, long(max + 1), `Please enter your ${label} with a maximum of ${max} characters`],
];

/** What new records require, by field: the label in messages. */
const newRecords = (labels: Readonly<Record<string, string>>): readonly BrokenCase[] =>
  Object.entries(labels).map(([field, label]) => [field, '', `${label} is required`, 'create']);

/** What each row requires, by field. */
const inRows = (rows: string, labels: Readonly<Record<string, string>>): readonly BrokenCase[] =>
  Object.entries(labels).map(([field, label]) => [`${rows}[0][${field}]`, '', `${label} is required`]);

const nameCases: readonly BrokenCase[] = [['name', '   ', 'Name is required'], ...text('name', 'Name', { max: 30 })];

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
    ...newRecords({ start_date: 'Start Date', match_no: 'Match No', day: 'Day', bgmi_match_id: 'BGMI Match' }),
    ['other_link', 'watch here', 'Invalid URL format'],
    ['other_link', 'ftp://example.com/a', 'Invalid URL format'],
    ['other_link', 'https://', 'Invalid URL format'],
  ],
  bgmiGroup: nameCases,
  bgmiMap: nameCases,
  bgmiMatches: [...nameCases, ...newRecords({ series_id: 'Series' }), ...inRows('teams', { team_id: 'Team' })],
  games: nameCases,
  league: nameCases,
  matches: [
    ...nameCases,
    ...newRecords({ game_id: 'Game', tournament_id: 'Tournament', status: 'Status' }),
    ...newRecords({ original_scheduled_at: 'Original Scheduled Date' }),
  ],
  pages: [...text('title', 'Title', { max: 30 }), ['content', '', 'Content is required']],
  player: [
    ...nameCases,
    ...text('full_name', 'Full Name', { max: 30 }),
    ['first_name', long(31), 'Please enter your First Name with a maximum of 30 characters'],
    ['last_name', long(31), 'Please enter your Last Name with a maximum of 30 characters'],
    ...text('nickname', 'Nickname', { max: 30 }),
    ['twitch_id', '', 'Twitch id is required'],
    ['pandascore_id', '', 'Pandascore id is required'],
    ['pandascore_id', '0', 'Please enter a whole number from 1 to 2147483647'],
    ...newRecords({ current_game_id: 'Game' }),
  ],
  series: [
    ...nameCases,
    ...newRecords({ game_id: 'Game', begin_at: 'Start Date' }),
    ...inRows('teams', { fieldId: 'Team' }),
  ],
  teams: [...nameCases, ...text('full_name', 'Full Name', { max: 50 }), ...newRecords({ game_id: 'Game' })],
  tournament: [
    ...nameCases,
    ...newRecords({ label: 'Label', original_scheduled_at: 'Original Scheduled Date', series_id: 'Series' }),
    ...newRecords({ prizepool: 'Prizepool', begin_at: 'Start Date', end_at: 'End Date' }),
    ...inRows('pointTable', { team_id: 'Team', chicken_dinner: 'Chicken Dinner', matches_played: 'Matches Played' }),
    ...inRows('pointTable', { total_finish: 'Total Finish', position_point: 'Position Point' }),
    ...inRows('pointTable', { total_point: 'Total Point' }),
    ['pointTable[0][adjustment]', 'ten', 'Please enter a whole number such as −10 or 5'],
    ['pointTable[0][reason]', long(201), 'At most 200 characters'],
  ],
  user: [
    ...text('name', 'Name', { max: 30, isRequired: false }),
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
