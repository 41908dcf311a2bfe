import { describe, expect, test } from 'vitest';
import { phaseOf, recentTournaments, tournamentName } from '#domain/tournaments.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const tournament = (id: number, begin_at: unknown, end_at: unknown, status: unknown = '1') => ({
  ...{ id, name: 'Finals', label: '', begin_at, end_at, status },
});

describe('the phase of a tournament', () => {
  test.each([
    ['running', '2026-11-24 00:00:00', '2026-11-26 00:00:00', '1'],
    ['running', '2026-11-25 12:00:00', '2026-11-25 12:00:00', '1'],
    ['ended', '2026-11-01 00:00:00', '2026-11-25 11:59:59', '1'],
    ['ended', '2026-11-01 00:00:00', '2026-11-18 12:00:00', '1'],
    [null, '2026-11-01 00:00:00', '2026-11-18 11:59:59', '1'],
    [null, '2026-11-25 12:00:01', '2026-11-26 00:00:00', '1'],
    [null, '2026-11-24 00:00:00', '2026-11-26 00:00:00', '0'],
    [null, null, '2026-11-26 00:00:00', '1'],
    [null, '2026-11-24 00:00:00', null, '1'],
  ])('is %s from %s to %s with status %s', (phase, begin, end, status) => {
    expect(phaseOf(tournament(1, begin, end, status), now)).toBe(phase);
  });
});

describe('recent tournaments', () => {
  test('are those that run, the last one to begin first, then those that have just ended', () => {
    const rows = [
      tournament(1, '2026-11-10 00:00:00', '2026-11-20 00:00:00'),
      tournament(2, '2026-11-20 00:00:00', '2026-11-30 00:00:00'),
      tournament(3, '2026-11-10 00:00:00', '2026-11-24 00:00:00'),
      tournament(4, '2026-11-24 00:00:00', '2026-11-30 00:00:00'),
      tournament(5, '2026-12-24 00:00:00', '2026-12-30 00:00:00'),
    ];
    expect(recentTournaments(rows, now).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  test('are five at most', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((id) => tournament(id, '2026-11-20 00:00:00', '2026-11-30 00:00:00'));
    expect(recentTournaments(rows, now).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
  });
});

test('a tournament is named by its label, its name or its id', () => {
  expect(tournamentName({ id: 3, label: 'BGIS 2025 Grand Finals', name: 'Grand Finals' })).toBe(
    'BGIS 2025 Grand Finals',
  );
  expect(tournamentName({ id: 3, label: '', name: 'Grand Finals' })).toBe('Grand Finals');
  expect(tournamentName({ id: 3 })).toBe('#3');
});
