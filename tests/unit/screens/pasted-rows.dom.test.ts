import { expect, test } from 'vitest';
import { entity as series } from '#entities/declared/series.ts';
import type { RowValues } from '#fields/field.ts';
import { rowValues } from '#fields/kinds/rows.ts';
import { english } from '#i18n/english.ts';
import { titlesOf } from '#import/conversion/targets.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import { type PastedRow, resolvePastedRows } from '#screens/shared/form/resolve-pasted-rows.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';

withReferenceServer();
withDevice();

/** What the dialog shows of each pasted row: the team that was found, or the problem. */
async function shown(text: string, present: readonly RowValues[] = []) {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const field = series.fields.teams;
  const rows: PastedRow[] = [];
  const { signal } = new AbortController();
  const store = createOptionStore(tab.api);
  const context = { field, emptyRow: rowValues(field.row), store, titlesOf, paramsOf: () => undefined, signal };
  await resolvePastedRows(text, present, context, (row) => rows.push(row));
  return rows.map(({ names, problem }) => (problem ? english(problem.text, problem.values) : names['fieldId']));
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
  expect(await shown('Soul\nFalcons\nNobody Known\nTeam Soul\nVitality', [vitality])).toEqual([
    'Team Soul',
    'Several records are called Falcons',
    'No record is called Nobody Known',
    'Team Soul is already in the list',
    'Vitality is already in the list',
  ]);
});
