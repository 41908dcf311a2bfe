import { textOf } from '#domain/record-row.ts';
import { readStatus } from '#domain/status.ts';
import { parseWire } from '#domain/time/date-time.ts';
import type { Field } from '../field.ts';

/** How the rows of a list use a field. Lists load this file without the rest of the kinds, so it imports no rules. */
export interface RowKind<F extends { readonly kind: string } = Field> {
  /** Whether the field can name its record. */
  readonly isName: (field: F) => boolean;
  /** Whether a search of cached rows includes the value, and the name beside a reference. */
  readonly isSearched: boolean;
  /** What a list sorts by: numbers by size, texts by the language. `shown` is the cell as text. */
  readonly sorted: (field: F, value: unknown, shown: string) => string | number;
}

/** A number is sorted by size if the cell shows one; anything else as the text in the cell. */
export const byShown = (value: unknown, shown: string) => (typeof value === 'number' ? numberIn(shown) : shown);

const numberIn = (shown: string) => (/^-?\d+(\.\d+)?$/.test(shown) ? Number(shown) : shown);

/** A kind spreads it and states what differs. */
export const plainRow = {
  isName: () => false,
  isSearched: false,
  sorted: (_, value, shown) => byShown(value, shown),
} satisfies RowKind;

/** For each kind of these fields how rows use it. */
export type RowKinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: RowKind<Extract<F, { readonly kind: K }>>;
};

export const rowKinds: RowKinds<Field> = {
  text: {
    isName: ({ entry }) => entry !== 'video',
    isSearched: true,
    sorted: ({ entry }, value, shown) => (entry === 'digits' ? numberIn(shown) : byShown(value, shown)),
  },
  select: { ...plainRow, isName: ({ key }) => key === 'name', isSearched: true },
  multiSelect: plainRow,
  choice: { ...plainRow, isSearched: true },
  status: { ...plainRow, sorted: (_, value) => Number(readStatus(value)) },
  dateTime: { ...plainRow, sorted: (_, value) => parseWire(textOf(value)) ?? textOf(value) },
  date: plainRow,
  image: plainRow,
  richText: plainRow,
  rows: plainRow,
};

export function rowKindOf(field: Field): RowKind {
  // The definition under a field's kind takes that field.
  return rowKinds[field.kind] as RowKind;
}
