import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { type Field, isSecret } from '#fields/field.ts';
import { nameMember } from '#fields/value.ts';
import type { HistoryChange, HistoryEntry } from '#machines/history/types.ts';
import { EntryChanges } from '#screens/shared/history/entry-changes.tsx';

afterEach(cleanup);

const declared = import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { import: 'entity', eager: true });
const fields = Object.values(declared).flatMap((entity) =>
  Object.entries(entity.fields).map(([name, field]) => ({ entity, name, field, path: entity.path })),
);

const entryOf = (changes: readonly HistoryChange[]): HistoryEntry => ({
  id: 1,
  entity: 'teams',
  recordId: 7,
  recordName: 'Soul',
  action: 'update',
  at: '2025-04-25 08:05:00',
  user: { id: 1, name: 'Asha' },
  seriesId: null,
  changes,
  isRestorable: true,
});

interface Sample {
  readonly before: unknown;
  readonly after: unknown;
  /** What the line shows. */
  readonly shown: string;
}

type Samples = { readonly [K in Field['kind']]: (field: Extract<Field, { readonly kind: K }>) => Sample };

const added = { id: 7, team_id: 7, fieldId: 7, team_name: 'Lynx', name: 'Lynx' };
const ofRows = { before: [], after: [added], shown: 'Added: Lynx' };

/** A change of each kind of field. A new kind does not compile until it has one. */
const samples: Samples = {
  text: () => ({ before: 'Old', after: 'New', shown: 'Before: Old→After: New' }),
  select: ({ key }) =>
    key === 'name'
      ? { before: 'Erangel', after: 'Miramar', shown: 'Before: Erangel→After: Miramar' }
      : { before: 1, after: 2, shown: 'Before: Name of 1→After: Name of 2' },
  multiSelect: () => ofRows,
  choice: ({ choices: [first, second] }) => ({
    before: first?.value,
    after: second?.value,
    shown: `Before: ${first?.label}→After: ${second?.label}`,
  }),
  status: () => ({ before: '1', after: '0', shown: 'Before: Active→After: Inactive' }),
  dateTime: () => ({
    before: null,
    after: '2025-04-25 08:05:00',
    shown: 'After: 25 Apr 2025',
  }),
  date: () => ({ before: '2001-02-03', after: null, shown: 'Before: 2001-02-03→After: empty' }),
  image: () => ({ before: null, after: '/uploads/a.png', shown: 'Picture changed' }),
  richText: () => ({
    before: '<p>Old <b>rules</b></p>',
    after: `<p>${'New '.repeat(100)}</p>`,
    shown: 'Before: Old rules→After: New New',
  }),
  rows: () => ofRows,
};

function sampleOf(field: Field): Sample {
  // The sample under a field's kind takes that field.
  return (samples[field.kind] as (field: Field) => Sample)(field);
}

test.each(fields)('$path, $name: a change is readable', ({ entity, name, field }) => {
  const { before, after, shown } = sampleOf(field);
  const member = field.kind === 'image' ? field.from : name;
  const isRows = field.kind === 'rows' || field.kind === 'multiSelect';
  const changes: readonly HistoryChange[] = [
    { field: member, before, after, ...(isRows && { rows: { added: [added], removed: [], changed: [] } }) },
    ...(field.kind === 'select' && field.key !== 'name'
      ? [{ field: nameMember(member), before: 'Name of 1', after: 'Name of 2' }]
      : []),
  ];
  render(<EntryChanges entry={entryOf(changes)} entity={entity} />);
  if (isSecret(field)) {
    expect(document.body.textContent).toBe('');
    return;
  }
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([field.label]);
  expect(screen.getByRole('definition').textContent).toContain(shown);
});

test('a long formatted text is shortened', () => {
  const page = fields.find(({ field }) => field.kind === 'richText');
  const changes = [{ field: page?.name ?? '', before: null, after: `<p>${'x'.repeat(999)}</p>` }];
  render(<EntryChanges entry={entryOf(changes)} entity={page?.entity} />);
  expect(screen.getByRole('definition').textContent).toBe(`After: ${'x'.repeat(200)}…`);
});

test('a member that the app does not know is shown in words', () => {
  render(<EntryChanges entry={entryOf([{ field: 'short_name', before: 'A', after: 'B' }])} entity={undefined} />);
  expect(screen.getByRole('term').textContent).toBe('Short name');
});

test('changed rows show the cells that differ, by name', () => {
  const entity = declared['../../../src/entities/declared/tournament.ts'];
  const row = { team_id: 7, team_name: 'Soul', total_finish: 1 };
  const rows = {
    added: [],
    removed: [{ ...row, team_name: 'Lynx' }],
    changed: [{ before: row, after: { ...row, total_finish: 9 } }],
  };
  render(<EntryChanges entry={entryOf([{ field: 'pointTable', before: [], after: [], rows }])} entity={entity} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Removed: Lynx',
    'Soul · Total Finish Before: 1→After: 9',
  ]);
});
