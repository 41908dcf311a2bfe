import { afterEach, expect, test, vi } from 'vitest';
import { formatWire, fromLocalTime as fromLocal, parseWire, toLocalTime as toLocal } from '#domain/time/date-time.ts';

afterEach(() => vi.unstubAllEnvs());

const fromLocalTime = (local: string) => fromLocal(local, 'device');
const toLocalTime = (wire: string) => toLocal(wire, 'device');

test('the first hours of a day in India belong to the previous day in UTC', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  for (const zone of ['device', 'ist'] as const) {
    expect(fromLocal('2026-11-20T00:00', zone)).toBe('2026-11-19 18:30:00');
    expect(fromLocal('2026-11-20T05:29', zone)).toBe('2026-11-19 23:59:00');
    expect(fromLocal('2026-11-20T05:30', zone)).toBe('2026-11-20 00:00:00');
  }
});

test('an incomplete date is rejected', () => {
  expect(fromLocalTime('')).toBe('');
  expect(fromLocalTime('2026-11')).toBe('');
  expect(fromLocalTime('2026-02-31T')).toBe('');
  // Dates that the browser's own parser would accept.
  expect(fromLocalTime('2026-11-20T05:30:00Z')).toBe('');
  expect(fromLocalTime('+002026-11-20T05:30')).toBe('');
  expect(fromLocalTime('2026-13-01T00:00')).toBe('');
});

test('seconds in a time are accepted on input and never shown', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(fromLocalTime('2026-11-20T05:30:15')).toBe('2026-11-20 00:00:15');
  expect(toLocalTime('2026-11-20 00:00:15')).toBe('2026-11-20T05:30');
  expect(toLocalTime('0999-01-01 00:00:00')).toMatch(/^0999-01-01T/);
});

test('an instant and its wire format are equivalent', () => {
  const instant = Date.UTC(2026, 10, 20, 16, 3, 20);
  expect(formatWire(instant)).toBe('2026-11-20 16:03:20');
  expect(parseWire('2026-11-20 16:03:20')).toBe(instant);
});
