import { describe, expect, test } from 'vitest';
import { matchesPlayed, readPointTable, shownTournaments, standingsOf, wrongTotals } from '#domain/points/standings.ts';

const row = (team_name: string, [chicken_dinner, total_finish, position_point, total_point]: readonly number[]) => ({
  ...{ team_id: team_name.length, team_name, matches_played: 18 },
  ...{ chicken_dinner, total_finish, position_point, total_point },
});
const table = readPointTable({
  id: 1,
  pointTable: [
    row('Soul', [1, 60, 40, 100]),
    { ...row('GodLike', [2, 50, 50, 100]), deleted: true },
    row('Orangutan', [0, 70, 50, 120]),
  ],
});

describe('standings', () => {
  test('are ranked as in the point table: by total, then by chicken dinners', () => {
    expect(standingsOf(table, 2)).toEqual([
      { rank: '1', team: 'Orangutan', isDeleted: false, teamId: '9', wins: 0, finishes: 70, total: 120 },
      { rank: '2', team: 'GodLike', isDeleted: true, teamId: '7', wins: 2, finishes: 50, total: 100 },
    ]);
  });

  test('share a rank where nothing separates the teams', () => {
    const level = readPointTable({ id: 1, pointTable: [row('A', [1, 50, 50, 100]), row('BB', [1, 50, 50, 100])] });
    expect(standingsOf(level, 5).map(({ rank }) => rank)).toEqual(['=1', '=1']);
  });

  test('leave out a team without a total', () => {
    const open = readPointTable({ id: 1, pointTable: [{ ...row('A', [1, 50, 50, 100]), total_point: null }] });
    expect(standingsOf(open, 5)).toEqual([]);
  });
});

test('as many matches have been played as the team with the most has', () => {
  expect(matchesPlayed(table)).toBe(18);
  expect(matchesPlayed([])).toBe(0);
});

test('a total is wrong if it is not the sum of position points and finishes', () => {
  expect(wrongTotals(table)).toBe(0);
  expect(wrongTotals(readPointTable({ id: 1, pointTable: [row('A', [0, 10, 10, 21]), row('BB', [0, 1, 1, 2])] }))).toBe(
    1,
  );
});

test('a record without a point table, or with one of another shape, has no rows', () => {
  expect(readPointTable({ id: 1 })).toEqual([]);
  expect(readPointTable({ id: 1, pointTable: 'none' })).toEqual([]);
  expect(readPointTable({ id: 1, pointTable: [null, { team_id: 7 }] }).map(({ team }) => team)).toEqual(['#7']);
});

describe('the tournaments whose standings are shown', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const pointTable = [row('Soul', [1, 60, 40, 100])];
  const running = { begin_at: '2026-11-24 00:00:00', end_at: '2026-11-26 00:00:00', status: '1', pointTable };
  const ended = { ...running, end_at: '2026-11-25 00:00:00' };
  const shown = (...records: readonly object[]) =>
    shownTournaments(
      records.map((record, at) => ({ ...record, id: at + 1 })),
      now,
    ).map(({ id }) => id);

  test('are two that run', () => {
    expect(shown(running, running, running, ended)).toEqual([1, 2]);
  });

  test('are the last one that ended if none runs', () => {
    expect(shown(ended, ended)).toEqual([1]);
  });

  test('have a point table', () => {
    expect(shown({ ...running, pointTable: [] }, ended)).toEqual([2]);
    expect(shown({ ...running, pointTable: [] })).toEqual([]);
  });
});
