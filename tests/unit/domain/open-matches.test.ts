import { describe, expect, test } from 'vitest';
import { allowedChanges, isPastItsTime } from '#domain/schedule/open-matches.ts';

const hourMs = 60 * 60_000;
const now = 100 * hourMs;
const match = (status: string, at: number) => ({ status, at, minutes: 45 });

describe('a match is past its time', () => {
  test.each([
    ['not_started', 44 / 60, false],
    ['not_started', 45 / 60, true],
    ['running', 11, false],
    ['running', 12, true],
    ['postponed', 50, false],
    ['finished', 50, false],
    ['canceled', 50, false],
  ])('%s, %d hours after its start: %s', (status, hours, expected) => {
    expect(isPastItsTime(match(status, now - hours * hourMs), now)).toBe(expected);
  });
});

describe('a match allows', () => {
  test.each([
    ['running', 0, ['finished', 'postponed']],
    ['not_started', -1, ['finished', 'postponed']],
    ['not_started', 1, ['postponed']],
    ['postponed', -1, ['finished']],
    ['postponed', 1, []],
    ['finished', -1, []],
    ['canceled', 1, []],
  ])('%s, start in %d hours: %j', (status, hours, expected) => {
    expect(allowedChanges(match(status, now + hours * hourMs), now)).toEqual(expected);
  });
});
