import type { ReactNode } from 'react';
import { matchStatuses, matchStatusOf } from '#domain/match-status.ts';
import { type RecordRow, shownName, textOf } from '#domain/record-row.ts';
import { readStatus } from '#domain/status.ts';
import { type ChoiceField, type Field, findChoice, type SelectField, type Value } from '#fields/field.ts';
import { idsIn, referenceName, textIn } from '#fields/value.ts';
import type { Translate } from '#i18n/english.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { WireTime } from '#ui/base/time.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { MatchStatus } from './match-status.tsx';

/** How a kind is shown outside a form's controls. Lists load this file, so it imports no control. */
export interface ShownKind<F extends { readonly kind: string } = Field> {
  readonly cell: (field: F, cell: CellContext) => ReactNode;
  /** Alignment and width of its column. */
  readonly layout: (field: F) => Pick<TableColumn<RecordRow>, 'align' | 'quiet' | 'width' | 'share' | 'narrow'>;
  /** The cell as plain text: in an exported file, and for sorting. */
  readonly text: (field: F, row: RecordRow, name: string, text: Translate) => string;
  /** Follows the header in an exported file. */
  readonly headerSuffix: string;
  /** A value of a form, which is neither empty nor a file. */
  readonly draft: (field: F, value: Value, context: DraftContext) => ReactNode;
}

interface CellContext {
  readonly row: RecordRow;
  readonly name: string;
  /** Whether the cell links to the record. */
  readonly isPrimary: boolean;
  readonly text: Translate;
  /** The name of the record. */
  readonly title: () => string;
  /** The switch of the record's status. */
  readonly status: () => ReactNode;
  readonly reference: (field: SelectField) => ReactNode;
}

interface DraftContext {
  readonly text: Translate;
  /** The names of options. */
  readonly names: (of: Pick<SelectField, 'source' | 'key' | 'params'>, ids: readonly string[]) => ReactNode;
}

const ownText = (_field: unknown, row: RecordRow, name: string) => textOf(row[name]);
const ownCellOrDash = (_field: unknown, { row, name, isPrimary, title }: CellContext) =>
  shownName(row[name]) || (isPrimary ? title() : '–');

/** Shown as its value: dates, and kinds that lists do not show well. A kind spreads it and states what differs. */
export const asValue = {
  cell: (_, { row, name }) => textOf(row[name]),
  layout: () => ({}),
  text: ownText,
  headerSuffix: '',
  draft: (_, value) => textIn(value),
} satisfies ShownKind<{ readonly kind: string }>;

/** Sources whose records have short names. */
const shortNames: ReadonlySet<SelectField['source']> = new Set(['games', 'bgmiMaps', 'countries']);

const activeOrNot = (isActive: boolean, text: Translate) => text(isActive ? 'Active' : 'Inactive');

const isMatchStatus = ({ choices }: ChoiceField) => choices === matchStatuses;

function choiceText({ choices }: ChoiceField, value: string, text: Translate): string {
  const choice = findChoice(choices, value);
  return choice ? text(choice.label) : value;
}

/** For each kind of these fields how it is shown. */
export type ShownKinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: ShownKind<Extract<F, { readonly kind: K }>>;
};

export const shownKinds: ShownKinds<Field> = {
  text: {
    ...asValue,
    cell: ({ entry }, cell) =>
      entry === 'video' ? (
        <Avatar name={cell.title()} src={youtubeThumbnail(textOf(cell.row[cell.name]))} size="row" />
      ) : (
        ownCellOrDash(entry, cell)
      ),
    layout: ({ entry }) =>
      entry === 'video'
        ? { quiet: true, width: 'picture' }
        : entry === 'digits'
          ? { align: 'end', width: 'number' }
          : {},
    draft: ({ entry }, value) => (entry === 'password' ? '••••••••' : shownName(value) || '–'),
  },
  select: {
    ...asValue,
    layout: ({ source }) => ({ share: shortNames.has(source) ? 3 : undefined }),
    cell: (field, cell) => (field.key === 'name' ? ownCellOrDash(field, cell) : cell.reference(field)),
    text: ({ key }, row, name) => {
      const value = textOf(row[name]);
      return key === 'name' ? value : (referenceName(row, name) ?? (value === '' ? '' : `#${value}`));
    },
    draft: (field, value, { names }) => names(field, [textIn(value)]),
  },
  multiSelect: { ...asValue, draft: ({ source }, value, { names }) => names({ source, key: 'id' }, idsIn(value)) },
  choice: {
    ...asValue,
    cell: (field, { row, name, text }) => {
      const value = textOf(row[name]);
      if (isMatchStatus(field) && value !== '') return <MatchStatus status={matchStatusOf(value)} />;
      return choiceText(field, value, text) || '–';
    },
    layout: (field) => (isMatchStatus(field) ? { width: 'pill', narrow: 'end' } : {}),
    text: (field, row, name, text) => choiceText(field, textOf(row[name]), text),
    draft: (field, value, { text }) => choiceText(field, textIn(value), text),
  },
  status: {
    ...asValue,
    cell: (_, { status }) => status(),
    layout: () => ({ width: 'switch', narrow: 'end' }),
    text: (_, row, name, text) => activeOrNot(readStatus(row[name]) === '1', text),
    draft: (_, value, { text }) => activeOrNot(value === '1', text),
  },
  dateTime: {
    ...asValue,
    cell: (_, { row, name }) => {
      const value = textOf(row[name]);
      return value === '' ? '–' : <WireTime wire={value} />;
    },
    layout: () => ({ width: 'time' }),
    // Times keep the wire format, which sorts as text, so their header names the zone.
    headerSuffix: ' (UTC)',
    draft: (_, value) => <WireTime wire={textIn(value)} />,
  },
  date: asValue,
  image: {
    ...asValue,
    cell: ({ from }, { row, title }) => <Avatar name={title()} src={textOf(row[from]) || null} size="row" />,
    layout: () => ({ quiet: true, width: 'picture' }),
    text: ({ from }, row) => textOf(row[from]),
    draft: (_field, _value, { text }) => text('The present picture'),
  },
  richText: {
    ...asValue,
    draft: (_, value) => new DOMParser().parseFromString(textIn(value), 'text/html').body.textContent,
  },
  // `DraftRows` shows rows beside a draft.
  rows: { ...asValue, draft: () => null },
};

export function shownKindOf(field: Field): ShownKind {
  // The entry under a field's kind takes that field.
  return shownKinds[field.kind] as ShownKind;
}

const idPattern =
  /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]{11})/i;

/** The thumbnail of a YouTube video, derived from the id in its address; undefined for any other address. */
export function youtubeThumbnail(url: string): string | undefined {
  const id = idPattern.exec(url)?.[1];
  return id === undefined ? undefined : `https://i.ytimg.com/vi/${id}/default.jpg`;
}
