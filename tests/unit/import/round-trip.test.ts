import { describe, expect, test } from 'vitest';
import { csvByteOrderMark, csvLine } from '#domain/text/csv.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { declaredPaths, entityAt } from '#entities/registry.ts';
import type { Field } from '#fields/field.ts';
import { nameMember } from '#fields/value.ts';
import { english, type Translate } from '#i18n/english.ts';
import { hindi } from '#i18n/hindi.ts';
import type { Text } from '#i18n/text.ts';
import { convertRows } from '#import/conversion/convert-rows.ts';
import { isSame } from '#import/conversion/is-same.ts';
import { suggestColumns } from '#import/conversion/targets.ts';
import { tableOf } from '#import/import-reader.ts';
import { readSource } from '#import/reading/read-source.ts';
import { writeXlsx } from '#import/writing/write-xlsx.ts';
import type { ListRow } from '#machines/list/types.ts';
import { exportedCell, exportedHeader, spreadsheetCell, spreadsheetType } from '#screens/entity/tools/export-cells.ts';
import { fc } from '../../support/fast-check.ts';

const inHindi: Translate = Object.assign((text: Text) => (hindi as Readonly<Record<string, string>>)[text] ?? text, {
  language: 'hi',
} as const);

/** The columns of the list, as it exports them. */
function columnsOf(entity: Entity, text: Translate) {
  return entity.columns.map((column) => {
    const key = typeof column === 'string' ? column : column.member;
    const label = typeof column === 'string' ? entity.fields[column]?.label : column.label;
    return { key, header: text(label ?? 'Name'), cell: () => null };
  });
}

const letters = fc.constantFrom(
  ...[
    'a',
    'Z',
    'é',
    'ß',
    'म',
    'ि',
    '天',
    '😀',
    ' ',
    '  ',
    '"',
    '""',
    ',',
    ';',
    '|',
    "'",
    '=',
    '+',
    '-',
    '@',
    '0',
    '00',
    '7',
  ],
  ...['\t', '\n', '\r\n', '\u00a0', '\u200b', '\u200e', '#', '&', '<b>', '1,5', '1e3', '-', '2026-01-02', 'TBD'],
);
const line = fc.array(letters, { minLength: 0, maxLength: 6 }).map((parts) => parts.join(''));
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const texts = {
  text: line,
  digits: fc.oneof(fc.nat(9_999).map(String), fc.constant('007'), fc.constant('')),
  phone: fc.constantFrom('9876543210', '09876543210', '+919876543210', '+65 6123 4567', ''),
  email: fc.constantFrom('a.b@example.com', 'A_B@Example.com', ''),
  url: fc.constantFrom('https://example.com/a,b?c="d"', ''),
  video: fc.constantFrom('https://youtu.be/fB8TyLTD7E1', ''),
  password: fc.constant(''),
} as const;

/** What the row of a list can have for a field: its members. */
function membersOf(name: string, field: Field): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const own = (values: fc.Arbitrary<unknown>) => values.map((value) => ({ [name]: value }));
  switch (field.kind) {
    case 'text':
      return own(texts[field.entry]);
    case 'select': {
      if (field.key === 'name') return own(fc.constantFrom('Erangel', "Vikendi, 'new'", ''));
      const named = { [nameMember(name)]: 'BGMI, "Mobile"' };
      return fc.constantFrom({ [name]: 18, ...named }, { [name]: null, [nameMember(name)]: null });
    }
    case 'choice':
      return own(
        fc.constantFrom(
          ...field.choices.flatMap(({ value, alias }) => [value, alias ?? value]),
          ...(field.provided ?? []),
        ),
      );
    case 'status':
      return own(fc.constantFrom('1', '0', 1, 0, 'ACTIVE', 'INACTIVE'));
    case 'dateTime':
      return own(
        fc.oneof(
          fc.constant(null),
          day.map((at) => at.slice(0, 19).replace('T', ' ')),
        ),
      );
    case 'date':
      return own(
        fc.oneof(
          fc.constant(null),
          day.map((at) => at.slice(0, 10)),
        ),
      );
    case 'image':
      return fc.constant({ [field.from]: 'https://example.com/a.png' });
    default:
      return fc.constant({});
  }
}

const rowsOf = (entity: Entity): fc.Arbitrary<readonly ListRow[]> =>
  fc.array(
    fc.tuple(...Object.entries(entity.fields).map(([name, field]) => membersOf(name, field))).map(
      (members): ListRow => ({
        ...{ league_name: 'LCK', game_name: 'BGMI', role_name: 'Admin' },
        ...Object.fromEntries(members.flatMap(Object.entries)),
        id: 7,
      }),
    ),
    { minLength: 1, maxLength: 4 },
  );

/** The references of the rows, as they are found on the server. */
function knownOf(entity: Entity) {
  const selects = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'select');
  const named = ['Erangel', "Vikendi, 'new'"].map((name) => [foldText(name), name] as const);
  const known = { [foldText('BGMI, "Mobile"')]: '18', ...Object.fromEntries(named) };
  return Object.fromEntries(selects.map(([name]) => [name, known]));
}

/** The rows of an exported file that would change their records, with what would change. */
async function changes(entity: Entity, rows: readonly ListRow[], bytes: Uint8Array<ArrayBuffer>) {
  const result = await readSource({ name: 'export', content: new Blob([bytes]) });
  if (result.kind !== 'ok') throw new Error(result.failure.text);
  const [read] = result.sheets;
  if (read === undefined) throw new Error('There is no sheet');
  const sheet = tableOf(read);
  const match = suggestColumns(entity, sheet);
  const conversion = { sheet, match, resolved: { known: knownOf(entity), questions: [] }, answers: {} };
  const converted = await convertRows(conversion, { entity, zone: 'ist', now: Date.UTC(2026, 10, 30) });
  expect(converted).toHaveLength(rows.length);
  return converted.flatMap(({ values, unread }, at) => {
    const row = rows[at];
    const isUnchanged = row !== undefined && Object.keys(unread).length === 0 && isSame(entity, values, row);
    return isUnchanged ? [] : [{ values, unread, row, match }];
  });
}

const csvOf = (entity: Entity, rows: readonly ListRow[], text: Translate) => {
  const columns = columnsOf(entity, text);
  const lines = rows.map((row) => csvLine(columns.map(({ key }) => exportedCell(entity, key, row, text))));
  const head = csvLine(columns.map((column) => exportedHeader(entity, column)));
  return new TextEncoder().encode([csvByteOrderMark, head, ...lines].join(''));
};

const xlsxOf = (entity: Entity, rows: readonly ListRow[], text: Translate) => {
  const columns = columnsOf(entity, text);
  const written = columns.map((column) => ({
    header: exportedHeader(entity, column),
    kind: spreadsheetType(entity, column.key),
  }));
  const cells = rows.map((row) => columns.map(({ key }) => spreadsheetCell(entity, key, row, text)));
  return writeXlsx([{ name: entity.label, columns: written, rows: cells }]);
};

const imported = declaredPaths.map(entityAt).filter(({ endpoints }) => endpoints.create !== undefined);

describe.each(imported.map((entity) => [entity.path, entity] as const))('an export of %s', (_, entity) => {
  const isNamed = (row: ListRow) =>
    columnsOf(entity, english).some(({ key }) => exportedCell(entity, key, row, english).trim() !== '');

  test('imports as CSV without a change', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(entity), fc.constantFrom(english, inHindi), async (rows, text) => {
        fc.pre(rows.every(isNamed));
        expect(await changes(entity, rows, csvOf(entity, rows, text))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('imports as XLSX without a change', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(entity), fc.constantFrom(english, inHindi), async (rows, text) => {
        fc.pre(rows.every(isNamed));
        expect(await changes(entity, rows, await xlsxOf(entity, rows, text))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

test('a changed value is a change', async () => {
  const entity = entityAt('teams');
  const row = {
    id: 7,
    name: 'Soul',
    full_name: 'Team Soul',
    game_id: 18,
    game_name: 'BGMI, "Mobile"',
    country: null,
    status: '1',
  };
  const changed = { ...row, full_name: 'Team Souls' };
  expect(await changes(entity, [row], csvOf(entity, [row], english))).toEqual([]);
  expect(await changes(entity, [row], csvOf(entity, [changed], english))).toHaveLength(1);
  // A list that does not show a member proves nothing.
  const hidden = Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'full_name'));
  expect(await changes(entity, [{ ...hidden, id: 7 }], csvOf(entity, [row], english))).toHaveLength(1);
});
