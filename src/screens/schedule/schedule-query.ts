import { addDays, type Day, isDay, weekOf } from '#domain/time/zone.ts';

/** The shown part of the schedule. It is in the URL, so that it can be bookmarked and shared. */
export interface ScheduleQuery {
  readonly view: 'day' | 'week';
  /** The shown day, or any day of the shown week; null for today. */
  readonly day: Day | null;
  readonly filter: string;
}

export type ScheduleSearch = Readonly<Record<string, unknown>>;

/** Reads the search parameters. Invalid values are ignored. */
export function readScheduleQuery({ view, date, filter }: ScheduleSearch): ScheduleQuery {
  return {
    view: view === 'week' ? 'week' : 'day',
    day: typeof date === 'string' && isDay(date) ? date : null,
    filter: typeof filter === 'string' || typeof filter === 'number' ? String(filter) : '',
  };
}

/** The search parameters that differ from the defaults. */
export function toScheduleSearch({ view, day, filter }: ScheduleQuery): ScheduleSearch {
  return {
    ...(view === 'week' && { view }),
    ...(day !== null && { date: day }),
    ...(filter !== '' && { filter }),
  };
}

/** The shown days. */
export function daysOf({ view, day }: ScheduleQuery, today: Day): readonly Day[] {
  return view === 'week' ? weekOf(day ?? today) : [day ?? today];
}

/** The next (1) or previous (-1) day or week. */
export function step(query: ScheduleQuery, today: Day, by: 1 | -1): ScheduleQuery {
  return { ...query, day: addDays(query.day ?? today, query.view === 'week' ? by * 7 : by) };
}
