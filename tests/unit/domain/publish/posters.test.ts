import { expect, test } from 'vitest';
import { usualRuleset } from '#domain/points/presets.ts';
import { rankBy } from '#domain/points/rank.ts';
import { dayPoster } from '#domain/publish/day-poster.ts';
import { groupsPoster } from '#domain/publish/groups-poster.ts';
import { type Poster, posterCells, rowCount, teamsOfPoster } from '#domain/publish/poster.ts';
import { posterText } from '#domain/publish/poster-text.ts';
import { standingsPoster } from '#domain/publish/standings-poster.ts';
import { readMatches } from '#domain/schedule/match.ts';
import { writeCsv } from '#domain/text/csv.ts';
import { graphemes, widthOf } from '#domain/text/graphemes.ts';

const names = ['Team Soul', 'GodLike Esports', 'A team with a name that is far too long', 'टीम एक्सओ', 'TSM'];

const row = (team: number, dinners: number, position: number, finishes: number, total: number | '') => ({
  team_id: String(team),
  chicken_dinner: String(dinners),
  matches_played: '6',
  position_point: String(position),
  total_finish: String(finishes),
  total_point: String(total),
});

const rows = [
  row(0, 1, 20, 30, 50),
  row(1, 2, 40, 60, 100),
  row(2, 1, 20, 30, 50),
  row(3, 0, 5, 5, 10),
  row(4, 0, 0, 0, ''),
];

const labels = { section: 'Group', detail: 'Details' };

function standings(): Poster {
  return standingsPoster(
    rows,
    rankBy(usualRuleset)(rows),
    (at) => names[at] ?? '',
    () => '',
    {
      title: 'Grand Finals',
      notes: ['Day 2'],
      leadLabel: 'Rank',
      nameLabel: 'Team',
      columns: {
        chicken_dinner: { label: 'Chicken Dinner', short: 'Wins' },
        position_point: { label: 'Position Point', short: 'Pos.' },
        total_finish: { label: 'Total Finish', short: 'Fin.' },
        total_point: { label: 'Total Point', short: 'Total' },
      },
    },
  );
}

test('the standings have the ranks of the grid, with shared ones; a team without a total has none', () => {
  const [section] = standings().sections;
  expect(section?.rows.map(({ lead, name }) => [lead, name])).toEqual([
    ['1', 'GodLike Esports'],
    ['=2', 'Team Soul'],
    ['=2', 'A team with a name that is far too long'],
    ['4', 'टीम एक्सओ'],
  ]);
  expect(section?.rows[0]).toMatchObject({ isFirst: true, teamId: '1', cells: ['2', '40', '60', '100'] });
});

test('the text of standings fits the width of a chat and keeps the total', () => {
  const lines = posterText(standings()).split('\n');
  expect(lines.slice(0, 3)).toEqual(['*Grand Finals*', 'Day 2', '']);
  const table = lines.slice(lines.indexOf('```') + 1, lines.lastIndexOf('```'));
  expect(table).toHaveLength(5);
  for (const line of table) expect(graphemes(line).length).toBeLessThanOrEqual(30);
  expect(new Set(table.map((line) => graphemes(line).length)).size).toBe(1);
  expect(table[0]).toMatch(/^ # Team .*Total$/);
  expect(table[1]).toMatch(/^ 1 GodLike .* 100$/);
  expect(table[3]).toMatch(/^=2 A team.*… .* 50$/);
});

test('names in any script take the columns that they need, and do not move numbers', () => {
  const scripts = ['فريق النصر', '天禄战队', 'टीम सोल', '100 Thieves 🔥'];
  const poster = standings();
  const [section] = poster.sections;
  const named = (section?.rows ?? []).map((each, at) => ({ ...each, name: scripts[at] ?? '' }));
  const lines = posterText({ ...poster, sections: [{ heading: '', rows: named }] }).split('\n');
  const table = lines.slice(lines.indexOf('```') + 1, lines.lastIndexOf('```'));
  expect(new Set(table.map(widthOf)).size).toBe(1);
  for (const name of scripts) expect(table.join('\n')).toContain(name);
  expect(table[1]).toContain('\u2068فريق النصر\u2069');
});

test('signs of a title or a name format nothing in a chat', () => {
  const poster = { ...standings(), title: '*Grand* ~Finals~', notes: ['Day_2'] };
  expect(posterText(poster).split('\n').slice(0, 2)).toEqual(['*∗Grand∗ ∼Finals∼*', 'Dayˍ2']);
});

test('the CSV has full labels and names', () => {
  expect(writeCsv(posterCells(standings(), labels)).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFRank,Team,Chicken Dinner,Position Point,Total Finish,Total Point',
    '1,GodLike Esports,2,40,60,100',
  ]);
});

test('groups are ordered by number, and teams without one come last', () => {
  const teams = [
    { teamId: '1', team: 'Soul', group: 'Group 10' },
    { teamId: '2', team: 'TSM', group: '' },
    { teamId: '3', team: 'GodLike', group: 'Group 2' },
    { teamId: '4', team: 'Entity', group: 'Group 10' },
  ];
  const poster = groupsPoster(teams, { title: 'Stage', notes: [], nameLabel: 'Team', withoutGroup: 'Without a group' });
  expect(poster.sections.map(({ heading, rows: in_ }) => [heading, in_.map(({ name }) => name)])).toEqual([
    ['Group 2', ['GodLike']],
    ['Group 10', ['Soul', 'Entity']],
    ['Without a group', ['TSM']],
  ]);
  expect(teamsOfPoster(poster)).toEqual(['3', '1', '4', '2']);
  expect(rowCount(poster)).toBe(4);
  expect(posterText(poster)).toBe(
    '*Stage*\n\n*Group 2*\n• GodLike\n\n*Group 10*\n• Soul\n• Entity\n\n*Without a group*\n• TSM',
  );
  expect(posterCells(poster, labels)[1]).toEqual(['Group 2', 'GodLike']);
});

test('without groups the teams are one list', () => {
  const teams = [{ teamId: '1', team: 'Soul', group: '' }];
  const poster = groupsPoster(teams, { title: 'Stage', notes: [], nameLabel: 'Team', withoutGroup: 'Without a group' });
  expect(poster.sections).toMatchObject([{ heading: '' }]);
});

test('the schedule of a day has times of the zone, and no hidden game', () => {
  const game = (id: number, status: string) => ({
    id,
    map_name: 'Erangel',
    day: 2,
    match_no: id,
    bgmi_match_name: 'Semifinals',
    start_date: '2026-11-27 12:30:00',
    status,
  });
  const matches = readMatches({ matches: [], bgmiAllmatches: [game(5, '1'), game(6, '0')], bgmiMatches: [] });
  const poster = dayPoster(matches, 'ist', {
    title: 'Schedule',
    notes: [],
    leadLabel: 'Time',
    nameLabel: 'Match',
    numberOf: ({ matchNo }) => `Match ${matchNo}`,
  });
  expect(posterText(poster)).toBe('*Schedule*\n\n*18:00* Erangel\n_Match 5 · Semifinals · BGMI_');
  expect(posterCells(poster, labels)).toEqual([
    ['Time', 'Match', 'Details'],
    ['18:00', 'Erangel', 'Match 5 · Semifinals · BGMI'],
  ]);
});
