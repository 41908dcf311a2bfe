import { expect, test } from 'vitest';
import { entity as group } from '#entities/declared/bgmi-group.ts';
import { entity as series } from '#entities/declared/series.ts';
import type { RowValues } from '#fields/field.ts';
import { english } from '#i18n/english.ts';
import { titlesOf } from '#import/conversion/targets.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import { pasteTarget } from '#screens/shared/form/paste-target.ts';
import { type PastedRow, resolvePastedRows } from '#screens/shared/form/resolve-pasted-rows.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';

withReferenceServer();
withDevice();

/** The rows of pasted lines. */
async function resolved(
  text: string,
  {
    field = series.fields.teams,
    present = [],
    choices = {},
  }: Partial<Parameters<typeof resolvePastedRows>[2]> & {
    readonly present?: readonly RowValues[];
  } = {},
) {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const rows: PastedRow[] = [];
  const { signal } = new AbortController();
  const store = createOptionStore(tab.api);
  const context = { field, choices, store, titlesOf, paramsOf: () => undefined, signal };
  await resolvePastedRows(text, present, context, (row) => rows.push(row));
  return rows;
}

/** What the dialog shows of each pasted row: the record that was found, or the problem. */
async function shown(...given: Parameters<typeof resolved>) {
  const rows = await resolved(...given);
  return rows.map(({ names, problem }) => (problem ? english(problem.text, problem.values) : Object.values(names)[0]));
}

test.each(['Team\n', 'SQUAD NAME\n', 'टीम का नाम\n', '\u200eTeam:\n', ''])(
  'a roster below the header %j',
  async (header) => {
    expect(await shown(`${header}vitality\n“GodLike Esports”\nTeam Soul`)).toEqual([
      ...['Vitality', 'GodLike Esports', 'Team Soul'],
    ]);
  },
);

test('a name that is similar to a header is a row', async () => {
  expect(await shown('Team A\nVitality')).toEqual(['No record is called Team A', 'Vitality']);
});

test('a column beside the names is left out', async () => {
  expect(await shown('Slot\tTeam\n1\tVitality\n2\tTeam Soul')).toEqual(['Vitality', 'Team Soul']);
});

test('each line is found, in question or refused with a reason', async () => {
  const vitality = { fieldId: '1' };
  expect(await shown('Soul\nFalcons\nNobody Known\nTeam Soul\nVitality', { present: [vitality] })).toEqual([
    'Team Soul',
    'Several records are called Falcons',
    'No record is called Nobody Known',
    'Team Soul is already in the list',
    'Vitality is already in the list',
  ]);
});

test('the record that is chosen for a name of several is taken for all lines with that name', async () => {
  const text = 'Falcons\nTeam Soul\nFALCONS';
  const [first] = await resolved(text);
  const { id = '', items = [] } = first?.question ?? {};
  const [falcons] = items;
  if (falcons === undefined) throw new Error('Nothing is asked');
  expect(await shown(text, { choices: { [id]: falcons } })).toEqual([
    falcons.name,
    'Team Soul',
    `${falcons.name} is already in the list`,
  ]);
});

test('the teams of a group are found by their names', async () => {
  const { teams } = group.fields;
  const [unknown, one, two] = await resolved('Team\nNobody Known\nTeam Soul\nGodLike Esports', { field: teams });
  expect([unknown, one, two].map((row) => row?.problem?.text)).toEqual([
    'No record is called {{name}}',
    undefined,
    undefined,
  ]);
  const target = pasteTarget(teams);
  const value = target.valueFrom([...target.rowsOf(['7']), ...[one, two].map((row) => row?.values ?? {})]);
  expect(value).toEqual(['7', one?.values['id'], two?.values['id']]);
});
