import type { Text } from '#i18n/text.ts';
import { instantsOf } from './instants-of.ts';
import { type Clock, consumeClock } from './written/clocks.ts';
import {
  consumeDay,
  consumeWeekday,
  type DateOrder,
  dayOfWeekday,
  isWeekday,
  type WrittenDay,
  type WrittenWeekday,
} from './written/days.ts';
import { inEnglish } from './written/in-english.ts';
import { Rest } from './written/rest.ts';
import { readShift } from './written/shift.ts';
import { consumeZone, type NamedZone } from './written/zones.ts';
import { addDays, type Day, dayOf, localTime, type ReadZone } from './zone.ts';

// Written here: docs/design/decisions.md compares it with chrono-node.

export interface TimeContext {
  /** In milliseconds. */
  readonly now: number;
  /** The zone of a text that names none. */
  readonly zone: ReadZone;
  /** The order of day and month. Without it, a date that can be read both ways is a question. */
  readonly order?: DateOrder | undefined;
  /** The present value of the field, in milliseconds: what the text leaves out stays as it is. */
  readonly present?: number | undefined;
  /** The day of a time without one, and the time of a day without one, if there is no present value. */
  readonly day?: Day | undefined;
  readonly clock?: Clock | undefined;
}

interface Written {
  /** The zone that the text names. */
  readonly zone?: NamedZone | undefined;
  /** The order of day and month that the text itself shows: 25/04 is day first. */
  readonly order?: DateOrder | undefined;
}

/**
 * What a text means:
 * - `time`: an instant in milliseconds.
 * - `incomplete`: a day or a time alone.
 * - `either`: two days, by the order of day and month. Each is a reading of its own.
 * - `doubled`, `skipped`: the clocks show the time twice, or never, because they change.
 * - `empty`: a mark for no time, such as 'TBD', or no text.
 */
export type TimeReading =
  | (Written & { readonly kind: 'time'; readonly at: number })
  | (Written & { readonly kind: 'incomplete'; readonly missing: 'day' | 'time' })
  | { readonly kind: 'either'; readonly readings: Readonly<Record<DateOrder, TimeReading>> }
  | (Written & { readonly kind: 'doubled'; readonly times: readonly [earlier: number, later: number] })
  | (Written & { readonly kind: 'skipped' })
  | { readonly kind: 'empty' }
  | { readonly kind: 'unread'; readonly reason: Text };

/**
 * Reads a date and time that a user wrote, in English or Hindi: '2026-12-05T12:30:00Z', '5-Dec-26 6:00 PM', '25/4 13:35',
 * 'tomorrow 6pm', '+2h', 'कल शाम 6 बजे'. Fields, filters and imports use it. A zone in the text wins over that of the
 * context, a year of two digits is after 2000, and a day without a year is the next one. All of the text must be understood.
 */
export function readTime(typed: string, context: TimeContext): TimeReading {
  const parts = readParts(typed, context);
  if (!isParts(parts)) return parts;
  if (parts.at !== undefined) return { kind: 'time', at: parts.at };
  const { day, clock, zone, order } = parts;
  const written: Written = { zone, order };
  const usedZone = zone?.minutes ?? context.zone;
  const present = context.present === undefined ? undefined : localTime(context.present, usedZone);
  const usedClock = clock ?? present?.slice(11) ?? context.clock;
  const readOn = (on: Day | undefined): TimeReading => {
    if (on === undefined) return unread('There is no such date');
    if (usedClock === undefined) return { kind: 'incomplete', missing: 'time', ...written };
    const [first, second] = instantsOf(...localOf(on, usedClock, day?.isNight === true, usedZone));
    if (first === undefined) return { kind: 'skipped', ...written };
    return second === undefined
      ? { kind: 'time', at: first, ...written }
      : { kind: 'doubled', times: [first, second], ...written };
  };
  if (day === undefined) {
    const usedDay = present?.slice(0, 10) ?? context.day;
    return usedDay === undefined ? { kind: 'incomplete', missing: 'day', ...written } : readOn(usedDay);
  }
  const { days } = day;
  const chosen = context.order ?? onlyOrder(day);
  if (chosen !== undefined) return readOn(days[chosen]);
  return {
    kind: 'either',
    readings: { 'day first': readOn(days['day first']), 'month first': readOn(days['month first']) },
  };
}

/** What a text means as a day. The parts are those of `TimeReading`. */
export type DayReading =
  | { readonly kind: 'day'; readonly day: Day; readonly order?: DateOrder | undefined }
  | { readonly kind: 'either' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unread'; readonly reason: Text };

interface DayContext extends Pick<TimeContext, 'now' | 'zone' | 'order'> {
  /** The day is of the past: '98' is 1998. */
  readonly isPast?: boolean | undefined;
}

/** Reads a day. A time beside it is left out. */
export function readDay(typed: string, context: DayContext): DayReading {
  const parts = readParts(typed, context);
  if (!isParts(parts)) return parts;
  if (parts.at !== undefined) return { kind: 'day', day: dayOf(parts.at, context.zone) };
  if (parts.day === undefined) return unread('This is not a date');
  const chosen = context.order ?? onlyOrder(parts.day);
  if (chosen === undefined) return { kind: 'either' };
  const day = parts.day.days[chosen];
  if (day !== undefined) return { kind: 'day', day, order: parts.order };
  return unread(context.isPast ? 'There is no such date, or its year is missing' : 'There is no such date');
}

interface Parts extends Written {
  /** An instant in itself. Then there is nothing else. */
  readonly at?: number;
  readonly day?: WrittenDay | undefined;
  readonly clock?: Clock | undefined;
}

type Unread = Extract<TimeReading, { kind: 'empty' | 'unread' }>;

const isParts = (parts: Parts | Unread): parts is Parts => !('kind' in parts);

const unread = (reason: Text) => ({ kind: 'unread', reason }) as const;

/** Words that say that a time is not known yet. */
const unknown =
  /(?<!\S)(?:tb[adc]|to be (?:announced|decided|confirmed)|n\/?a|none|null|nil|तय नहीं|0000-00-00(?: 00:00:00)?)(?!\S)/g;
const separators = /(?<!\S)(?:at|on|of|the|@|[-–—|·•]+)(?!\S)/g;

function readParts(typed: string, { now, zone: contextZone, isPast }: Omit<DayContext, 'order'>): Parts | Unread {
  const english = inEnglish(typed);
  const text = english.replace(unknown, ' ').replace(separators, ' ').trim();
  if (text.replace(/[?.*]/g, '') === '') return { kind: 'empty' };
  const shift = readShift(english);
  const at = shift === undefined ? readInstant(text) : Math.floor((now + shift) / 60_000) * 60_000;
  if (at !== undefined) return { at };

  const rest = new Rest(text.replace(/ +/g, ' ').replace(/^(\d{8}t\d{2})(\d{2})(\d{2})(?!\d)/, '$1:$2:$3'));
  const zone = consumeZone(rest);
  if (zone === 'unclear') return unread('This time zone has several meanings. Write it as UTC+8.');
  const today = dayOf(now, zone?.minutes ?? contextZone);
  const weekday = consumeWeekday(rest);
  const dated = consumeDay(rest, today, { weekday: weekday?.weekday, isPast });
  const clock = consumeClock(rest);
  if (rest.text !== '') return unread('This is not a date and time');
  const day = weekday === undefined ? dated : onWeekday(dated, weekday, today);
  if (day === null) return unread('The day of the week is not that of the date');
  if ((day ?? clock) === undefined) return unread('This is not a date and time');
  return { day, clock, zone, order: day?.order };
}

/** Discord's tag, and a number of seconds or milliseconds since 1970, of the years 2001 to 2100. */
function readInstant(text: string): number | undefined {
  const [, tag, seconds, milliseconds] = /^(?:<t:(\d{1,10})(?::[tdfr])?>|(\d{10})|(\d{13}))$/.exec(text) ?? [];
  const at = milliseconds === undefined ? Number(tag ?? seconds ?? Number.NaN) * 1000 : Number(milliseconds);
  return at >= 1e12 && at < Date.UTC(2101, 0) ? at : undefined;
}

/** The day if it is on the weekday, which may decide between day and month first; null if it is on another one. */
function onWeekday(day: WrittenDay | undefined, weekday: WrittenWeekday, today: Day): WrittenDay | null {
  if (day === undefined) return dayOfWeekday(weekday, today);
  const onDay = (each: Day | undefined) => (each !== undefined && isWeekday(each, weekday.weekday) ? each : undefined);
  const dayFirst = onDay(day.days['day first']);
  const monthFirst = onDay(day.days['month first']);
  if ((dayFirst ?? monthFirst) === undefined) return null;
  return { ...day, days: { 'day first': dayFirst ?? monthFirst, 'month first': monthFirst ?? dayFirst } };
}

/** The only order in which the text is a day, or any if both are the same day. */
function onlyOrder({ days }: WrittenDay): DateOrder | undefined {
  const { 'day first': dayFirst, 'month first': monthFirst } = days;
  if (dayFirst === monthFirst || monthFirst === undefined) return 'day first';
  return dayFirst === undefined ? 'month first' : undefined;
}

function localOf(day: Day, clock: Clock, isNight: boolean, zone: ReadZone): readonly [string, ReadZone] {
  const isNextDay = clock === '24:00' || (isNight && clock < '05:00');
  const shown = clock === '24:00' ? '00:00' : clock;
  return [`${isNextDay ? addDays(day, 1) : day}T${shown}`, zone];
}
