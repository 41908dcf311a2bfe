import { addDays, type Day, isDay, weekOf, type Zone } from '#domain/schedule/zone.ts';

/** What of the schedule is looked at: all of it stands in the address, so that it can be kept and sent. */
export interface Place {
  readonly view: 'day' | 'week';
  /** Any day of the week, in a week; null for today, whenever that is. */
  readonly day: Day | null;
  readonly zone: Zone;
  readonly filter: string;
}

export type PlaceSearch = Readonly<Record<string, unknown>>;

/** Reads an address, however it was edited: what makes no sense is as if it were not there. */
export function readPlace({ view, date, zone, filter }: PlaceSearch): Place {
  return {
    view: view === 'week' ? 'week' : 'day',
    day: typeof date === 'string' && isDay(date) ? date : null,
    zone: zone === 'utc' ? 'utc' : 'ist',
    filter: typeof filter === 'string' || typeof filter === 'number' ? String(filter) : '',
  };
}

/** Only what differs from a schedule just opened. */
export function toPlaceSearch({ view, day, zone, filter }: Place): PlaceSearch {
  return {
    ...(view === 'week' && { view }),
    ...(day !== null && { date: day }),
    ...(zone === 'utc' && { zone }),
    ...(filter !== '' && { filter }),
  };
}

/** The days that are shown, where today is the given day. */
export function daysOf({ view, day }: Place, today: Day): readonly Day[] {
  return view === 'week' ? weekOf(day ?? today) : [day ?? today];
}

/** The day or the week after, or before. */
export function step(place: Place, today: Day, by: 1 | -1): Place {
  return { ...place, day: addDays(place.day ?? today, place.view === 'week' ? by * 7 : by) };
}
