import { activeWords, inactiveWords } from '#domain/import/cells.ts';
import type { Field } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';

/** What the cells of a field may contain: examples that are read as they are, or texts of the app about it. */
export type Readable = { readonly examples: readonly string[] } | { readonly texts: readonly Text[] };

const dayExamples = ['30 Apr 1998', '1998-04-30', '30/04/1998', 'Thu, 30 April 1998', '३० अप्रैल 1998'];
const timeExamples = [
  ...['5 Dec 2026, 6:00 PM', '2026-12-05 18:00 IST', '2026-12-05T12:30:00Z', 'tomorrow 9pm', 'next fri 18:00'],
  ...['1796481000', '<t:1796481000>'],
];

export function readableIn(field: Field): Readable {
  switch (field.kind) {
    case 'dateTime':
      return { examples: timeExamples };
    case 'date':
      return { examples: dayExamples };
    case 'status':
      return { examples: [...activeWords, ...inactiveWords] };
    case 'choice':
      return { texts: field.choices.map(({ label }) => label) };
    case 'select':
      return { texts: ['The name of a record'] };
    case 'multiSelect':
      return { texts: ['Names of records, between commas or semicolons'] };
    case 'richText':
      return { texts: ['Text, also of several lines'] };
    case 'text':
      return textsOfEntry[field.entry];
    case 'image':
    case 'rows':
      return { texts: ['Not in a file'] };
  }
}

const textsOfEntry: Readonly<Record<Extract<Field, { kind: 'text' }>['entry'], Readable>> = {
  text: { texts: ['Text'] },
  digits: { examples: ['1069', '1,069', '१०६९'] },
  phone: { examples: ['9876543210', '+91 98765 43210', '098765-43210'] },
  email: { examples: ['asha@example.com'] },
  url: { examples: ['https://example.com'] },
  video: { examples: ['https://youtu.be/dQw4w9WgXcQ'] },
  password: { texts: ['Not in a file'] },
};
