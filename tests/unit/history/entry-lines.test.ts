import { expect, test } from 'vitest';
import { entity as league } from '#entities/declared/league.ts';
import { entity as player } from '#entities/declared/player.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { entity as user } from '#entities/declared/user.ts';
import { changedCells, linesOf } from '#history/entry-lines.ts';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

test('a reference and its name are one line, in the order of the form', () => {
  const lines = linesOf(teams, [
    change('country_name', 'India', 'Nepal'),
    change('game_name', 'BGMI', 'VALORANT'),
    change('country', 1, 2),
    change('game_id', 18, 3),
    change('name', 'Old', 'New'),
  ]);
  expect(lines).toMatchObject([
    { label: 'Name', before: { value: 'Old', name: undefined }, after: { value: 'New' } },
    { label: 'Game', before: { value: '18', name: 'BGMI' }, after: { value: '3', name: 'VALORANT' } },
    { label: 'Country', before: { name: 'India' }, after: { name: 'Nepal' } },
  ]);
});

test('a value that was set or cleared has one side', () => {
  expect(linesOf(teams, [change('status', null, '1'), change('country', 1, null)])).toMatchObject([
    { label: 'Country', before: { value: '1' }, after: null },
    { label: 'Status', before: null, after: { value: '1' } },
  ]);
});

test('parents that no form changes have their label, and marks beside them no line', () => {
  const ofTeam = [change('current_team_id', 7, 8), change('current_team_name', 'Soul', 'GodLike')];
  expect(linesOf(player, [...ofTeam, change('current_team_deleted', null, true)])).toMatchObject([
    { member: 'current_team_id', label: 'Team', before: { name: 'Soul' }, after: { name: 'GodLike' } },
  ]);
  expect(linesOf(league, [change('game_id', 1, 2), change('game_name', 'BGMI', 'VALORANT')])).toMatchObject([
    { member: 'game_id', label: 'Game', after: { name: 'VALORANT' } },
  ]);
});

test('a picture has the addresses, under the label of its field', () => {
  expect(linesOf(user, [change('profile_pic', null, '/uploads/a.png')])).toEqual([
    { kind: 'picture', member: 'profile_pic', label: 'Profile Picture', before: '', after: '/uploads/a.png' },
  ]);
});

test('a secret has no line', () => {
  expect(linesOf(user, [change('password', null, null)])).toEqual([]);
});

test('unknown members and records are shown as the server names them', () => {
  expect(linesOf(teams, [change('acronym', 'A', 'B'), change('size', 1, { of: 2 })])).toMatchObject([
    { member: 'acronym', label: null, before: { value: 'A' }, after: { value: 'B' } },
    { member: 'size', label: null, before: { value: '1' }, after: { value: '{"of":2}' } },
  ]);
  expect(linesOf(undefined, [change('name', null, 'Chess')])).toMatchObject([
    { label: null, after: { value: 'Chess' } },
  ]);
});

test('rows are those of the change; without them nothing but the order changed', () => {
  const rows = { added: [{ team_id: 7 }], removed: [], changed: [] };
  const [table] = linesOf(tournament, [{ ...change('pointTable', [], [{ team_id: 7 }]), rows }]);
  expect(table).toMatchObject({ kind: 'rows', label: 'Point Table', rows });
  expect(linesOf(tournament, [change('pointTable', [], [])])).toMatchObject([
    { rows: { added: [], removed: [], changed: [] } },
  ]);
});

test('the differing cells of a row have labels and names', () => {
  const { pointTable } = tournament.fields;
  const row = { team_id: 7, team_name: 'Soul', total_finish: 1, total_point: 5 };
  expect(changedCells(pointTable.row, row, { ...row, total_finish: 9 })).toEqual([
    { label: 'Total Finish', before: '1', after: '9' },
  ]);
});
