import { textOf } from '#domain/record-row.ts';
import { lineRules } from '#domain/rules/rules.ts';
import { dateTimeRules, dayRules } from '#domain/rules/value-rules.ts';
import { readStatus } from '#domain/status.ts';
import { type Field, findChoice } from '../field.ts';
import { idsIn, isRecord, listIn, textIn } from '../value.ts';
import { joined, type Kind, reference, type Sample, textKind } from './kind.ts';
import { rows } from './rows.ts';
import { richText, text } from './text.ts';

/** A definition for each kind of these fields. */
export type FieldKinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: Kind<Extract<F, { readonly kind: K }>>;
};

const sampleDay = ({ number }: Sample) => `2027-01-${String(number).padStart(2, '0')}`;

export const fieldKinds: FieldKinds<Field> = {
  text,
  select: {
    ...textKind,
    // A name is stored as it is sent.
    rules: ({ key }) => (key === 'name' ? lineRules : []),
    normalized: ({ key }, value) => (key === 'name' ? textIn(value).trim().toLowerCase() : textIn(value).trim()),
    column: reference,
  },
  multiSelect: {
    ...textKind,
    valueOf: (_, record, name) => listIn(record[name]).map((item) => textOf(isRecord(item) ? item['id'] : item)),
    normalized: (_, value) => joined([...new Set(idsIn(value))]),
    isInRow: false,
    space: 'full',
    column: reference,
  },
  choice: {
    ...textKind,
    // An unknown value is returned unchanged, so that a save does not replace it.
    valueOf: ({ choices }, record, name) => {
      const stored = textOf(record[name]);
      return findChoice(choices, stored)?.value ?? stored;
    },
    // A record may contain a value of the provider that is not one of the choices (section 4).
    isSentIfChanged: (mode) => mode === 'edit',
    column: ({ choices }) => ({ type: 'choice', values: choices.map(({ value }) => value) }),
    sample: ({ choices }) => choices[0]?.value,
  },
  status: {
    ...textKind,
    valueOf: (_, record, name) => (name in record ? readStatus(record[name]) : '1'),
    column: () => ({ type: 'status' }),
    sample: () => '1',
  },
  dateTime: {
    ...textKind,
    rules: () => dateTimeRules,
    normalized: (_, value) =>
      textIn(value)
        .trim()
        .replace('T', ' ')
        .replace(/(\.\d+)?Z$/, ''),
    column: () => ({ type: 'dateTime' }),
    sample: (_, sample) => `${sampleDay(sample)} 18:30:00`,
  },
  date: {
    ...textKind,
    valueOf: (_, record, name) => textOf(record[name]).slice(0, 10),
    rules: () => dayRules,
    normalized: (_, value) => textIn(value).trim().slice(0, 10),
    column: () => ({ type: 'date' }),
    sample: (_, sample) => sampleDay(sample),
  },
  image: {
    ...textKind,
    valueOf: ({ from }, record) => textOf(record[from]),
    // A new file, or '' if the picture was removed.
    isSentIfChanged: () => true,
    // The server names the file, so only the presence of a picture is compared.
    normalized: (_, value) => (value instanceof Blob || value.length > 0 ? 'given' : ''),
    isInRow: false,
    space: 'lines',
    column: () => ({ type: 'picture' }),
  },
  richText,
  rows,
};

export function kindOf(field: Field): Kind {
  // The definition under a field's kind takes that field.
  return fieldKinds[field.kind] as Kind;
}
