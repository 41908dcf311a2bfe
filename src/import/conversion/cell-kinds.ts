import { type Cell, cellText, readStatusWord } from '#domain/import/cells.ts';
import { foldHeader } from '#domain/import/match-columns.ts';
import { asciiDigits } from '#domain/text/ascii-digits.ts';
import { readPhone } from '#domain/text/phone.ts';
import { seenLine } from '#domain/text/unseen.ts';
import { readWhole } from '#domain/text/whole-number.ts';
import type { ChoiceField, Field, TextField, Value } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';
import type { CellValue } from './cell-value.ts';
import { dayValue, type TimeReader, timeValue } from './time-columns.ts';

export interface CellContext {
  /** How dates and times are read. */
  readonly times: TimeReader;
  /** The value for the name of a record; undefined if no record has it, null if its record lacks what the field sends. */
  readonly referenced: (name: string) => string | null | undefined;
  /** A label in all languages. */
  readonly spellings: (label: Text) => readonly string[];
}

/** How an import uses a kind of fields. */
export interface CellKind<F extends { readonly kind: string } = Field> {
  /** Whether a column can be imported into the field. */
  readonly isImported: (field: F) => boolean;
  /** The value of a cell that is not empty. */
  readonly read: (field: F, cell: Cell, context: CellContext) => CellValue;
  /** The value of an empty cell. */
  readonly empty: Value;
  /** The names of records in a cell. */
  readonly names: (cell: Cell) => readonly string[];
  /** Whether texts could be values of the field: a column without a header is matched by it. */
  readonly accepts: (field: F, texts: readonly string[]) => boolean;
}

/** A kind spreads it and states what differs. */
const plainCell = {
  isImported: () => true,
  read: (_, cell) => ({ value: cellText(cell) }),
  empty: '',
  names: () => [],
  accepts: () => false,
} satisfies CellKind<{ readonly kind: string }>;

/** A kind that no cell can contain. */
const notImported = { ...plainCell, isImported: () => false } satisfies CellKind<{ readonly kind: string }>;

/** A definition for each kind of these fields. */
export type CellKinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: CellKind<Extract<F, { readonly kind: K }>>;
};

const cellKinds: CellKinds<Field> = {
  text: {
    ...plainCell,
    isImported: ({ entry }) => entry !== 'password',
    read: (field, cell) => ({ value: readText(field, cell) }),
    accepts: ({ entry }, texts) => patterns[entry] !== undefined && most(texts, patterns[entry]),
  },
  select: {
    ...plainCell,
    // The choices depend on other fields of the row.
    isImported: ({ params }) => params === undefined,
    read: (_, cell, { referenced }) => {
      const value = referenced(cellText(cell));
      return value === null ? { unread: 'No Pandascore id' } : valueOr(value, 'No record has this name');
    },
    names: (cell) => [cellText(cell)],
  },
  multiSelect: {
    ...plainCell,
    read: (_, cell, { referenced }) => {
      const ids = namesIn(cell).map(referenced);
      return ids.every((id) => typeof id === 'string')
        ? { value: [...new Set(ids)] }
        : { unread: 'No record has this name' };
    },
    empty: [],
    names: namesIn,
  },
  choice: {
    ...plainCell,
    read: (field, cell, { spellings }) =>
      valueOr(choiceIn(field, cellText(cell), spellings), 'This is none of the choices'),
  },
  status: {
    ...plainCell,
    read: (_, cell) => valueOr(readStatusWord(cellText(cell)), 'Write Active or Inactive'),
  },
  dateTime: {
    ...plainCell,
    read: (_, cell, { times }) => timeValue(cellText(cell), times),
  },
  date: {
    ...plainCell,
    read: ({ isPast }, cell, { times }) => dayValue(cellText(cell), { ...times, isPast }),
  },
  image: notImported,
  richText: { ...plainCell, read: (_, cell) => ({ value: paragraphs(cellText(cell)) }) },
  rows: notImported,
};

export function cellKindOf(field: Field): CellKind {
  // The definition under a field's kind takes that field.
  return cellKinds[field.kind] as CellKind;
}

const valueOr = (value: string | undefined, unread: Text): CellValue => (value === undefined ? { unread } : { value });

/** The text of a cell as the form's control would contain it. What remains wrong breaks a rule of the field. */
export function readText({ entry }: TextField, cell: Cell): string {
  const text = cellText(cell);
  if (entry === 'digits') return readWhole(text) ?? asciiDigits(text);
  return entry === 'phone' ? readPhone(text) : seenLine(text);
}

const patterns: Readonly<Partial<Record<TextField['entry'], RegExp>>> = {
  email: /^\S+@\S+\.\S+$/,
  url: /^https?:\/\/\S+$/,
  video: /^https?:\/\/(?:www\.)?(?:youtube\.com|youtu\.be)\//,
};

/** A few cells of a column may be wrong. */
const most = (texts: readonly string[], pattern: RegExp) =>
  texts.filter((text) => pattern.test(text)).length > texts.length * 0.8;

/** Several names in a cell: in lines, or between semicolons; otherwise between commas. */
function namesIn(cell: Cell): readonly string[] {
  const text = cellText(cell);
  const names = text.split(/[;\n]/.test(text) ? /[;\r\n]+/ : ',');
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

function choiceIn(
  { choices, provided = [] }: ChoiceField,
  text: string,
  spellings: CellContext['spellings'],
): string | undefined {
  const word = foldHeader(text);
  const found = choices.find(({ value, label, alias = value }) =>
    [value, alias, ...spellings(label)].some((spelling) => foldHeader(spelling) === word),
  );
  return found?.value ?? provided.find((value) => foldHeader(value) === word);
}

/** Formatted text with the lines of a plain one. The letters of markup stay letters. */
function paragraphs(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/\r\n|\r|\n/)
    .map((line) => `<p>${line === '' ? '<br>' : line}</p>`)
    .join('');
}
