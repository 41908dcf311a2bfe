import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  clockOf,
  dayOf,
  instantOf,
  isDay,
  localTime,
  weekOf,
  type Zone,
  zoneName,
} from '#domain/time/zone.ts';
import { fc } from '../../../support/fast-check.ts';
import { instants } from '../schedule/random-schedules.ts';

afterEach(() => vi.unstubAllEnvs());

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-22T18:29:59Z', '2026-11-22', '23:59', '2026-11-22', '18:29'],
  ['2026-11-22T18:30:00Z', '2026-11-23', '00:00', '2026-11-22', '18:30'],
  ['2026-12-31T23:45:00Z', '2027-01-01', '05:15', '2026-12-31', '23:45'],
  ['2028-02-29T00:00:00Z', '2028-02-29', '05:30', '2028-02-29', '00:00'],
])('%s is %s %s in India and %s %s in UTC', (instant, istDay, istClock, utcDay, utcClock) => {
  expect([dayOf(at(instant), 'ist'), clockOf(at(instant), 'ist')]).toEqual([istDay, istClock]);
  expect([dayOf(at(instant), 'utc'), clockOf(at(instant), 'utc')]).toEqual([utcDay, utcClock]);
});

const deviceZones = ['Asia/Kolkata', 'UTC', 'America/St_Johns', 'Pacific/Auckland'];

test.each<[Zone, string]>([
  ['ist', 'UTC'],
  ['utc', 'Asia/Kolkata'],
  ...deviceZones.map((name): [Zone, string] => ['device', name]),
])(
  'in the zone %s, on a device in %s, day and time are those of its calendar, and lead back to the same minute',
  (zone, deviceZone) => {
    vi.stubEnv('TZ', deviceZone);
    const calendar = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zoneName(zone) ?? deviceZone,
      ...{ dateStyle: 'short', timeStyle: 'short' },
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(`${dayOf(instant, zone)} ${clockOf(instant, zone)}`).toBe(calendar.format(instant));
        const local = localTime(instant, zone);
        // An hour that occurs twice, at the end of summer time, leads to one of both.
        expect(localTime(instantOf(local, zone) ?? 0, zone)).toBe(local);
      }),
    );
  },
);

test('a week has seven days from Monday on, the same for each of its days', () => {
  expect(weekOf('2026-11-22')).toEqual([
    ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ]);
  fc.assert(
    fc.property(instants, (instant) => {
      const week = weekOf(dayOf(instant, 'utc'));
      expect(week).toContain(dayOf(instant, 'utc'));
      expect(week.map((day) => new Date(day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
      expect(week.map(weekOf)).toEqual(week.map(() => week));
    }),
  );
});

test('days are added across months, years and leap days, in both directions', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  fc.assert(
    fc.property(instants, fc.integer({ min: -800, max: 800 }), (instant, count) => {
      const day = dayOf(instant, 'ist');
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test.each(['2026-11-23', '2028-02-29', '1999-12-31'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'x2026-11-23', '2026-11-23x', '0999-01-01', 'tomorrow', ''])(
  '"%s" is not a day',
  (text) => expect(isDay(text)).toBe(false),
);
