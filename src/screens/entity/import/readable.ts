import { activeWords, inactiveWords } from '#domain/import/cells.ts';
import type { Field } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';

/** Ways to write a value, for the help: all of them are read. */
const dayExamples = ['30 Apr 1998', '1998-04-30', '30/04/1998', 'Thu, 30 April 1998', '३० अप्रैल 1998'];
const timeExamples = [
  ...['5 Dec 2026, 6:00 PM', '2026-12-05 18:00 IST', '2026-12-05T12:30:00Z', 'tomorrow 9pm', 'next fri 18:00'],
  ...['1796481000', '<t:1796481000>'],
];

export type Readable =
  | { readonly kind: 'examples'; readonly texts: readonly string[] }
  | { readonly kind: 'choices'; readonly labels: readonly Text[] }
  | { readonly kind: 'note'; readonly note: Text };

/** What the cells of a field may contain. */
export function readableIn(field: Field): Readable {
  switch (field.kind) {
    case 'dateTime':
      return { kind: 'examples', texts: timeExamples };
    case 'date':
      return { kind: 'examples', texts: dayExamples };
    case 'status':
      return { kind: 'examples', texts: [...activeWords, ...inactiveWords] };
    case 'choice':
      return { kind: 'choices', labels: field.choices.map(({ label }) => label) };
    case 'select':
      return { kind: 'note', note: 'The name of a record' };
    case 'multiSelect':
      return { kind: 'note', note: 'Names of records, between commas or semicolons' };
    case 'richText':
      return { kind: 'note', note: 'Text, also of several lines' };
    case 'text':
      return textNotes[field.entry];
    case 'image':
    case 'rows':
      return { kind: 'note', note: 'Not in a file' };
  }
}

const textNotes: Readonly<Record<Extract<Field, { kind: 'text' }>['entry'], Readable>> = {
  text: { kind: 'note', note: 'Text' },
  digits: { kind: 'examples', texts: ['1069', '1,069', '१०६९'] },
  phone: { kind: 'examples', texts: ['9876543210', '+91 98765 43210', '098765-43210'] },
  email: { kind: 'examples', texts: ['asha@example.com'] },
  url: { kind: 'examples', texts: ['https://example.com'] },
  video: { kind: 'examples', texts: ['https://youtu.be/dQw4w9WgXcQ'] },
  password: { kind: 'note', note: 'Not in a file' },
};
