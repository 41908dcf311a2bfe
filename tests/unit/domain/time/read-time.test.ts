import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatWire } from '#domain/time/date-time.ts';
import { readDay, readTime, type TimeContext } from '#domain/time/read-time.ts';
import { shownTime } from '#domain/time/shown-time.ts';
import { localTime } from '#domain/time/zone.ts';
import { fc } from '../../../support/fast-check.ts';
import { instants } from '../schedule/random-schedules.ts';

afterEach(() => vi.unstubAllEnvs());

/** Wednesday, 15:30 in India. */
const now = Date.parse('2026-11-25T10:00:00Z');
const inIndia: TimeContext = { now, zone: 'ist', order: 'day first' };

/** What a text means, in the zone of the context or as what it lacks. */
function meaning(typed: string, context: TimeContext = inIndia): string {
  const reading = readTime(typed, context);
  if (reading.kind === 'time') return formatWire(reading.at).slice(0, reading.at % 60_000 === 0 ? 16 : 19);
  if (reading.kind === 'incomplete') return `no ${reading.missing}`;
  return reading.kind === 'unread' ? `unread: ${reading.reason}` : reading.kind;
}

/** The texts between bars. */
const texts = (line: string) => line.split('|').map((text) => text.replace(/^\s+| +$/g, ''));

/** 18:00 on 5 December 2026 in India is 12:30 UTC. As providers, sheets and chats write it. */
test.each(
  texts(`
  2026-12-05T12:30:00Z | 2026-12-05T12:30Z | 2026-12-05t12:30:00.000z | 20261205T123000Z | 2026-12-05T18:00:00+05:30
  | 2026-12-05T18:00+0530 | 2026-12-05T07:30:00-05:00 | 2026-12-05T07:30-05:00 | 2026-12-05 18:00 +0530
  | 2026-12-05 07:30 -0500 | 2026-12-05 12:30 UTC | 2026-12-05 12:30:00 GMT | 2026-12-05 18:00 IST
  | 2026-12-05 18:00 (IST) | 2026-12-05 18:00IST | 5 Dec 2026 6pm IST | 5 Dec 2026 6:00 PM IST
  | 5 Dec 2026, 20:30 UTC+8 | 5 Dec 2026, 20:30 GMT+08:00 | 5 Dec 2026, 20:30 SGT | 5 Dec 2026 13:30 CET
  | 5 Dec 2026 4:30 am PST | Dec 5, 2026 18:00 Indian Standard Time | 2026-12-05 | 5-Dec-26 18:00
  | 05-Dec-2026 6:00 PM | 5/Dec/2026 18:00 | Dec-05-2026 18:00 | 5 Dec '26, 6 pm | 5 Dec 26 18:00 | 2026/12/05 18:00
  | 2026.12.5 18:00 | 20261205 18:00 | 5.12.2026 18.00 | 5.12.2026 - 18:00 | 5. Dec 2026, 18.00 hrs
  | 05.12.26 18:00:00 | 5/12/2026 1800 hrs | 5/12/2026 18h | 5/12/2026 18h00 | 05-12-2026 6.00 p.m. | 5/12 18:00
  | 5-12 18:00 | 5.12. 18:00 | Saturday, December 5, 2026 6:00 PM | Saturday, 5 December 2026 at 18:00 | Sat 5 Dec 6pm
  | Sat, Dec 5 @ 6 PM | 6pm Sat 5 Dec | Sat 5th of December, 18:00 | 18:00 · 5 Dec 2026 | 18.00 5.12.2026
  | 6:00 PM, 05/12/2026 | next sat 6pm | 5 Dec 2026 6:00\u202fPM | \u200e5 Dec 2026, 18:00 | ５／１２／２０２６ １８：００
  | 5 दिसंबर 2026 18:00 | 5 दिसम्बर 2026 शाम 6 बजे | शनिवार 5 दिसंबर शाम 6:00 बजे | ५/१२/२०२६ शाम ६ बजे
  | अगले शनिवार शाम 6 बजे | 1796473800 | 1796473800000 | <t:1796473800> | <t:1796473800:F>
  `),
)('"%s" is 5 December 2026, 18:00 in India', (typed) => {
  expect(meaning(typed, { ...inIndia, clock: '18:00' })).toBe('2026-12-05 12:30');
});

/** Each line: a meaning, and the texts that have it. */
const meanings = `
  2025-04-25 08:05 = 25 Apr 2025, 13:35
  2026-04-25 13:00 = 04/25/2026 18:30
  2026-11-20 12:30 = Fri 20 Nov 6pm
  2026-11-25 03:30 = wed 9am
  2026-11-25 08:30 = -1h 30m
  2026-11-25 10:00 = now
  2026-11-25 11:30 = +90m
  2026-11-25 12:00 = +2h | in 2 hours | 2 घंटे बाद
  2026-11-25 12:30 = today 18:00
  2026-11-25 15:30 = tonight 9pm
  2026-11-25 16:00 = tonight 9.30pm | आज रात 9:30 बजे
  2026-11-25 18:30 = tonight 12am | कल रात 12 बजे
  2026-11-25 19:30 = tonight at 1 am
  2026-11-26 03:30 = 26/11 9am
  2026-11-26 06:30 = tomorrow at noon
  2026-11-26 12:30 = tomorrow 6pm | Tomorrow, 6 PM | कल शाम 6 बजे
  2026-11-27 03:30 = day after tomorrow 9am | परसों सुबह 9 बजे
  2026-11-27 03:35 = in 2 days 9:05
  2026-11-27 12:30 = fri 18:00 | this fri 18:00 | शुक्रवार 18:00
  2026-11-27 13:00 = इस शुक्रवार शाम 6.30 बजे
  2026-11-29 03:40 = sun 9.10
  2026-11-30 12:30 = next mon 6pm
  2026-12-04 12:30 = next fri 6pm | next friday 6pm
  2026-12-05 06:30 = dec 5 12 pm
  2026-12-05 12:30 = sat 05/12/2026 18:00
  2026-12-05 13:00:15 = 2026-12-05 18:30:15
  2026-12-05 18:30 = 5/12/2026 24:00
  2027-02-25 08:05 = 25 फरवरी 2027, 13:35 | 25 फ़रवरी 2027, 13:35
  2027-04-25 08:05 = 25/4 13:35 | 25 April 1:35pm | apr 25 1:35 pm
  2027-09-25 08:05 = 25 सितम्बर 13:35
  empty = - | – | — | TBD | tbd | TBA | TBC | N/A | ? | 0000-00-00 00:00:00 | तय नहीं | To be announced
  no day = 9.30pm | 18:00 | 18.00 | 18:00 IST | 6pm | noon
  no time = 26/11 | 5-Dec-26 | 25th apr | 2026-12-05 | tomorrow | परसों | 13/12/2026 TBD | fri | 5 Dec 2026
  unread: The day of the week is not that of the date = Thu 25 Dec 6pm | Fri 5 Dec 2026 6pm
  unread: There is no such date = 31/2/2027 10:00
  unread: This is not a date and time = hello | today 9 | team 18:00 | 25 Apr 2025, 13:35 or so | 25:99 | 6pm to 8pm
    | 18:00-20:00 | 10:00-12:00 | 25/4 26/4 | 13pm | 25/13 | 25 Smarch 2027 | in 2 | 5 Dec 2026 18:00 – 20:00
    | 5 Dec 1830 | 2 hours | 12345 | Dec 2026 | Dec 2026 18:00 | December 1226 18:00 | 5 Dec 2026 18:00 XYZ
    | final fri 18:00 | 1 of 3 | 5 Dec 25:00
  unread: This time zone has several meanings. Write it as UTC+8. = 5 Dec 2026 18:00 CST
`;

test.each(
  meanings
    .trim()
    .split(/\n {2}(?=\S)/)
    .flatMap((line) => {
      const [expected = '', all = ''] = line.split(/ = (.*)/s);
      return texts(all).map((typed) => [typed, expected] as const);
    }),
)('"%s" is %s', (typed, expected) => {
  expect(meaning(typed)).toBe(expected);
});

test.each(['', ' '])('%j is empty', (typed) => expect(meaning(typed)).toBe('empty'));

describe('a date that can be read both ways', () => {
  const open: TimeContext = { now, zone: 'utc' };
  test.each([
    ['04/05/2026 18:30', 'either'],
    ['4-5 18:30', 'either'],
    ['04/05/2026', 'either'],
    ['05/05/2026 18:30', '2026-05-05 18:30'],
    ['25/04/2026 18:30', '2026-04-25 18:30'],
    ['04/25/2026 18:30', '2026-04-25 18:30'],
    ['Mon 04/05/2026 18:30', '2026-05-04 18:30'],
    ['Sun 04/05/2026 18:30', '2026-04-05 18:30'],
    ['2026-04-05 18:30', '2026-04-05 18:30'],
    ['4 May 2026 18:30', '2026-05-04 18:30'],
  ])('"%s" is %s', (typed, expected) => expect(meaning(typed, open)).toBe(expected));

  test('has a reading for each order', () => {
    expect(readTime('04/05/2026 18:30', open)).toMatchObject({
      readings: {
        'day first': { at: Date.UTC(2026, 4, 4, 18, 30) },
        'month first': { at: Date.UTC(2026, 3, 5, 18, 30) },
      },
    });
    expect(meaning('04/05/2026 18:30', { ...open, order: 'month first' })).toBe('2026-04-05 18:30');
    expect(readTime('25/04/2026 18:30', open)).toMatchObject({ order: 'day first' });
  });
});

test('what the text leaves out is that of the present value, in the zone of the text', () => {
  const present = Date.parse('2027-03-08T19:45:00Z');
  expect(meaning('13:35', { ...inIndia, present })).toBe('2027-03-09 08:05');
  expect(meaning('13:35 UTC', { ...inIndia, present })).toBe('2027-03-08 13:35');
  expect(meaning('tomorrow', { ...inIndia, present })).toBe('2026-11-25 19:45');
  expect(meaning('18:00', { ...inIndia, day: '2026-12-13' })).toBe('2026-12-13 12:30');
});

test('the zone decides which day today is', () => {
  const late = Date.parse('2026-11-25T20:00:00Z');
  expect(meaning('today 18:00', { now: late, zone: 'utc' })).toBe('2026-11-25 18:00');
  expect(meaning('today 18:00', { now: late, zone: 'ist' })).toBe('2026-11-26 12:30');
  expect(meaning('today 18:00 IST', { now: late, zone: 'utc' })).toBe('2026-11-26 12:30');
});

describe('on a device whose clocks change', () => {
  test.each([
    ['Europe/Berlin', '29 Mar 2026 02:30', 'skipped'],
    ['Europe/Berlin', '29 Mar 2026 01:59', '2026-03-29 00:59'],
    ['Europe/Berlin', '29 Mar 2026 03:00', '2026-03-29 01:00'],
    ['Europe/Berlin', '25 Oct 2026 02:30', 'doubled'],
    ['Europe/Berlin', '25 Oct 2026 02:30 CET', '2026-10-25 01:30'],
    ['Europe/Berlin', '25 Oct 2026 02:30 CEST', '2026-10-25 00:30'],
    ['Europe/Berlin', '25 Oct 2026 02:30 IST', '2026-10-24 21:00'],
    ['Europe/Berlin', '25 Oct 2026 01:59', '2026-10-24 23:59'],
    ['America/New_York', '8 Mar 2026 2:30 am', 'skipped'],
    ['America/New_York', '1 Nov 2026 1:30 am', 'doubled'],
    ['Australia/Lord_Howe', '4 Oct 2026 02:15', 'skipped'],
    ['Australia/Lord_Howe', '5 Apr 2026 01:45', 'doubled'],
    ['Asia/Kolkata', '29 Mar 2026 02:30', '2026-03-28 21:00'],
  ])('in %s "%s" is %s', (deviceZone, typed, expected) => {
    vi.stubEnv('TZ', deviceZone);
    expect(meaning(typed, { now, zone: 'device' })).toBe(expected);
  });

  test('a time that is shown twice has both instants, the earlier first', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(readTime('25 Oct 2026 02:30', { now, zone: 'device' })).toMatchObject({
      times: [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)],
    });
  });
});

describe('each instant, in every spelling, is read as the same instant', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const names = 'January February March April May June July August September October November December'.split(' ');
  type Digits = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>>;
  const dates: readonly ((digits: Digits) => string)[] = [
    ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
    ({ year, month, day }) => `${year}/${month}/${day}`,
    ({ year, month, day }) => `${day}/${month}/${year}`,
    ({ year, month, day }) => `${two(day)}.${two(month)}.${two(year % 100)}`,
    ({ year, month, day }) => `${two(day)}-${two(month)}-${year}`,
    ({ year, month, day }) => `${day}-${names[month - 1]?.slice(0, 3)}-${two(year % 100)}`,
    ({ year, month, day }) => `${names[month - 1]} ${day}, ${year}`,
    ({ year, month, day }) => `${day}th of ${names[month - 1]?.toUpperCase()} ${year}`,
    ({ year, month, day }) => shownTime(`${year}-${two(month)}-${two(day)}T00:00`, 'hi').replace(/,.*/, ''),
    ({ year, month, day }) => {
      const weekday = new Date(Date.UTC(year, month - 1, day)).toUTCString().slice(0, 3);
      return `${weekday}, ${day} ${names[month - 1]?.slice(0, 3)} ${year}`;
    },
  ];
  const clocks: readonly ((digits: Digits) => string)[] = [
    ({ hour, minute }) => `${two(hour)}:${two(minute)}`,
    ({ hour, minute }) => `${hour}:${two(minute)}:00`,
    ({ hour, minute }) => `${hour}.${two(minute)}`,
    ({ hour, minute }) => `${two(hour)}${two(minute)} hrs`,
    ({ hour, minute }) => `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
    ({ hour, minute }) => `${hour % 12 === 0 ? 12 : hour % 12}.${two(minute)}${hour < 12 ? 'a.m.' : 'pm'}`,
  ];
  const joins = [
    (date: string, clock: string) => `${date} ${clock}`,
    (date: string, clock: string) => `${date}, ${clock}`,
    (date: string, clock: string) => `${date} at ${clock}`,
    (date: string, clock: string) => `${date} – ${clock}`,
    (date: string, clock: string) => `  ${date}\u00a0${clock} `,
  ];
  const zones = Object.entries({ '': 330, ' IST': 330, ' UTC': 0, ' (GMT+8)': 480, ' UTC-3:30': -210, ' CEST': 120 });

  test('with and without a zone', () => {
    fc.assert(
      fc.property(
        instants,
        fc.record({
          date: fc.constantFrom(...dates),
          clock: fc.constantFrom(...clocks),
          join: fc.constantFrom(...joins),
          zone: fc.constantFrom(...zones),
        }),
        (random, { date, clock, join, zone: [name, minutes] }) => {
          const instant = Math.floor(random / 60_000) * 60_000;
          const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = localTime(instant, minutes)
            .split(/[-T:]/)
            .map(Number);
          fc.pre(year >= 2000 && year < 2100);
          const digits = { year, month, day, hour, minute };
          const typed = join(date(digits), clock(digits)) + name;
          expect([typed, readTime(typed, inIndia)]).toMatchObject([typed, { kind: 'time', at: instant }]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what the field shows, in both languages', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('en', 'hi'), (instant, language) => {
        const shown = shownTime(localTime(instant, 'ist'), language);
        expect(readTime(shown, inIndia)).toMatchObject({ at: Math.floor(instant / 60_000) * 60_000 });
      }),
    );
  });

  test('on devices of all zones, unless the clocks skip or double it', () => {
    for (const deviceZone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Australia/Lord_Howe']) {
      vi.stubEnv('TZ', deviceZone);
      fc.assert(
        fc.property(instants, (random) => {
          const instant = Math.floor(random / 60_000) * 60_000;
          const reading = readTime(localTime(instant, 'device'), { now, zone: 'device' });
          const times = reading.kind === 'doubled' ? reading.times : reading.kind === 'time' ? [reading.at] : [];
          expect(times).toContain(instant);
        }),
      );
    }
  });
});

test('no text makes the reader fail, and none that it reads has a part that it does not know', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(readTime(text, inIndia).kind).toMatch(/^\w+$/);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[b-np-z]{4,9}$/), (word) => {
      fc.pre(readTime(word, inIndia).kind === 'unread');
      expect(readTime(`5 Dec 2026 18:00 ${word}`, inIndia).kind).toBe('unread');
      expect(readTime(`${word} 5 Dec 2026 18:00`, inIndia).kind).toBe('unread');
    }),
  );
});

test.each([
  ['25/04/2026', '2026-04-25'],
  ['5-Dec-26', '2026-12-05'],
  ['2026-04-25', '2026-04-25'],
  ['2026-04-25T23:30:00Z', '2026-04-25'],
  ['yesterday', '2026-11-24'],
  ['कल', '2026-11-26'],
  ['1796473800', '2026-12-05'],
  ['31/02/2026', 'unread'],
  ['18:00', 'unread'],
  ['never', 'unread'],
  ['-', 'empty'],
])('the day of "%s" is %s', (typed, expected) => {
  const reading = readDay(typed, inIndia);
  expect(reading.kind === 'day' ? reading.day : reading.kind).toBe(expected);
});
