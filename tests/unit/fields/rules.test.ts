import { expect, test } from 'vitest';
import { entity as game } from '#entities/declared/games.ts';
import { entity as player } from '#entities/declared/player.ts';
import { entity as team } from '#entities/declared/teams.ts';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';

const goodTeam = { name: 'Vitality', full_name: 'Team Vitality', game_id: '2', country: '', status: '1' };
const goodPlayer = {
  name: 'ZywOo',
  full_name: 'Mathieu Herbaut',
  first_name: '',
  last_name: '',
  nickname: 'ZywOo',
  twitch_id: 'zywoo',
  pandascore_id: '900030',
  current_game_id: '3',
  status: '1',
};

/** Section 5, message by message: the field, the bad value, what is said. */
const cases: readonly (readonly [Entity, Values, field: string, bad: string, message: string])[] = [
  [team, goodTeam, 'name', '', 'Name is required'],
  [team, goodTeam, 'name', '   ', 'Name is required'],
  [team, goodTeam, 'name', ' Vitality', 'The Name cannot include leading and trailing spaces'],
  [team, goodTeam, 'name', 'Vitality ', 'The Name cannot include leading and trailing spaces'],
  [team, goodTeam, 'name', 'x'.repeat(31), 'Please enter your Name with a maximum of 30 characters'],
  [team, goodTeam, 'full_name', '', 'Full Name is required'],
  [team, goodTeam, 'full_name', 'x'.repeat(51), 'Please enter your Full Name with a maximum of 50 characters'],
  [team, goodTeam, 'game_id', '', 'Game is required'],
  [game, { name: 'Valorant' }, 'name', '', 'Name is required'],
  [player, goodPlayer, 'full_name', '', 'Full Name is required'],
  [player, goodPlayer, 'full_name', 'x'.repeat(31), 'Please enter your Full Name with a maximum of 30 characters'],
  [player, goodPlayer, 'twitch_id', '', 'Twitch id is required'],
  [player, goodPlayer, 'pandascore_id', '', 'Pandascore id is required'],
  [player, goodPlayer, 'nickname', '', 'Nickname is required'],
  [player, goodPlayer, 'nickname', 'z ', 'The Nickname cannot include leading and trailing spaces'],
  [player, goodPlayer, 'nickname', 'x'.repeat(31), 'Please enter your Nickname with a maximum of 30 characters'],
  [player, goodPlayer, 'current_game_id', '', 'Game is required'],
];

test.each(cases)('$0.record: $2 as $3 is refused', ({ fields }, good, field, bad, message) => {
  expect(validate(fields, good, 'create')).toEqual([]);
  expect(validate(fields, { ...good, [field]: bad }, 'create')).toEqual([{ path: field, msg: message }]);
});

test.each([
  ['name', 30],
  ['full_name', 50],
] as const)('a team whose %s has exactly %i characters is good', (field, length) => {
  expect(validate(team.fields, { ...goodTeam, [field]: 'x'.repeat(length) }, 'create')).toEqual([]);
});

test('the game is asked for on create only', () => {
  expect(validate(team.fields, { ...goodTeam, game_id: '' }, 'edit')).toEqual([]);
});

test('an edit says nothing of the fields it leaves out, a create does', () => {
  expect(validate(team.fields, { status: '0' }, 'edit')).toEqual([]);
  expect(validate(team.fields, { status: '0' }, 'create').map(({ path }) => path)).toEqual([
    'name',
    'full_name',
    'game_id',
  ]);
});

test('errors come in the order of the form', () => {
  expect(validate(player.fields, {}, 'create').map(({ path }) => path)).toEqual([
    'name',
    'full_name',
    'nickname',
    'twitch_id',
    'pandascore_id',
    'current_game_id',
  ]);
});
