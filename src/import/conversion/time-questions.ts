import { readTime } from '#domain/time/read-time.ts';
import type { DateOrder } from '#domain/time/written/days.ts';
import type { Translate } from '#i18n/english.ts';
import type { Question } from '#machines/import/types.ts';
import { dateQuestion, missingQuestion } from './questions.ts';

interface WrittenTimes {
  /** The order of all dates that can be read both ways; undefined if there are none. Null: the user must be asked. */
  readonly order: DateOrder | null | undefined;
  /** In how many rows a date can be read both ways. */
  readonly ambiguous: number;
  /** In how many rows there is a time alone, and a day alone. */
  readonly missing: Readonly<Record<'day' | 'time', number>>;
}

/** So many texts are read before a pause. */
const textsPerPause = 1000;

/** What the texts of a field leave open. Day and month do not change what is missing, nor does the zone. */
export async function lookAtTimes(
  texts: readonly string[],
  kind: 'date' | 'dateTime',
  { now, pause }: { readonly now: number; readonly pause: () => Promise<void> },
): Promise<WrittenTimes> {
  const orders = new Set<DateOrder>();
  const missing = { day: 0, time: 0 };
  let ambiguous = 0;
  for (const [at, text] of texts.entries()) {
    if (at > 0 && at % textsPerPause === 0) await pause();
    if (text === '') continue;
    const reading = readTime(text, { now, zone: 'utc' });
    if (reading.kind === 'either') ambiguous += 1;
    if ('order' in reading && reading.order !== undefined) orders.add(reading.order);
    const complete = reading.kind === 'either' ? reading.readings['day first'] : reading;
    if (complete.kind === 'incomplete' && kind === 'dateTime') missing[complete.missing] += 1;
  }
  // One date that can be read in one order only decides for all others.
  const [agreed = null, ...others] = orders;
  return { order: ambiguous === 0 ? undefined : others.length === 0 ? agreed : null, ambiguous, missing };
}

/** What the user must say about the times of a field, each once for all rows. */
export function timeQuestions(
  field: string,
  { order, ambiguous, missing }: WrittenTimes,
  text: Translate,
): readonly Question[] {
  const question = { field, text: '', options: [] };
  const ofMissing = (kind: 'day' | 'time'): readonly Question[] =>
    missing[kind] === 0 ? [] : [{ ...question, id: missingQuestion(field, kind), kind, rows: missing[kind] }];
  const orderQuestion: Question = {
    ...question,
    id: dateQuestion(field),
    kind: 'dateOrder',
    rows: ambiguous,
    options: [
      { value: 'day first', label: text('Day first: 31/12') },
      { value: 'month first', label: text('Month first: 12/31') },
    ],
  };
  return [...(order === null ? [orderQuestion] : []), ...ofMissing('day'), ...ofMissing('time')];
}
