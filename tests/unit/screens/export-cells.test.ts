import { expect, test } from 'vitest';
import { entity as games } from '#entities/declared/games.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { english } from '#i18n/english.ts';
import { exportedCell, exportedColumns, exportedHeader } from '#screens/entity/tools/export-cells.ts';

const column = (key: string, header = key) => ({ key, header, cell: () => null });

test('columns of checkboxes and buttons are not exported', () => {
  const columns = ['pick', 'name', 'status', 'actions'].map((key) => column(key));
  expect(exportedColumns(columns).map(({ key }) => key)).toEqual(['name', 'status']);
});

test('referenced records are exported by name, or by id if the row has no name', () => {
  const row = { id: 7, name: 'Soul', game_id: 18, game_name: 'BGMI', country: 99 };
  const cells = ['name', 'game_id', 'country'].map((key) => exportedCell(teams, key, row, english));
  expect(cells).toEqual(['Soul', 'BGMI', '#99']);
  expect(exportedCell(teams, 'game_id', { id: 7 }, english)).toBe('');
});

test('statuses are exported as words, in every spelling of the server', () => {
  expect(exportedCell(teams, 'status', { id: 1, status: 'ACTIVE' }, english)).toBe('Active');
  expect(exportedCell(teams, 'status', { id: 1, status: '0' }, english)).toBe('Inactive');
  expect(exportedCell(matches, 'status', { id: 1, status: 'not_started' }, english)).not.toBe('not_started');
  expect(exportedCell(matches, 'status', { id: 1, status: 'running' }, english)).toBe('running');
  expect(exportedCell(matches, 'status', { id: 1, status: '2' }, english)).toBe('Finished');
});

test('a time is exported in its wire format under a header with its time zone', () => {
  const row = { id: 1, original_scheduled_at: '2026-11-20 10:00:00' };
  expect(exportedCell(matches, 'original_scheduled_at', row, english)).toBe('2026-11-20 10:00:00');
  expect(exportedHeader(matches, column('original_scheduled_at', 'Date'))).toBe('Date (UTC)');
  expect(exportedHeader(matches, column('name', 'Name'))).toBe('Name');
});

test('a picture is exported by its URL', () => {
  const [name, field] = Object.entries(games.fields).find(([, each]) => each.kind === 'image') ?? [];
  const from = field?.kind === 'image' ? field.from : '';
  expect(exportedCell(games, name ?? '', { id: 1, [from]: 'https://example.com/a.png' }, english)).toBe(
    'https://example.com/a.png',
  );
});
