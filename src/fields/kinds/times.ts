import { dateTimeRules, dayRules } from '#domain/value-rules.ts';
import type { TimeField } from '../field.ts';
import { textOf } from '../value.ts';
import type { Kind, Sample } from './kind.ts';
import { asItIs, never, ofMember, trimmed } from './parts.ts';

const sampleDay = (_: unknown, { number }: Sample) => `2027-01-${String(number).padStart(2, '0')}`;

export const dateTime: Kind<TimeField<'dateTime'>> = {
  valueOf: ofMember,
  isSentIfChanged: never,
  sent: asItIs,
  rules: () => dateTimeRules,
  normalized: (field, value) =>
    trimmed(field, value)
      .replace('T', ' ')
      .replace(/(\.\d+)?Z$/, ''),
  isInRow: true,
  column: () => ({ type: 'dateTime' }),
  sample: (field, sample) => `${sampleDay(field, sample)} 18:30:00`,
};

export const date: Kind<TimeField<'date'>> = {
  valueOf: (_, record, name) => textOf(record[name]).slice(0, 10),
  isSentIfChanged: never,
  sent: asItIs,
  rules: () => dayRules,
  normalized: (field, value) => trimmed(field, value).slice(0, 10),
  isInRow: true,
  column: () => ({ type: 'date' }),
  sample: sampleDay,
};
