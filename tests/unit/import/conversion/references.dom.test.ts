import { expect, test } from 'vitest';
import demoTeams from '#data/teams.json' with { type: 'json' };
import { foldText } from '#domain/text/fold-text.ts';
import { entity as players } from '#entities/declared/player.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { english } from '#i18n/english.ts';
import { convertRows } from '#import/conversion/convert-rows.ts';
import { findExisting } from '#import/conversion/find-existing.ts';
import { allRowsQuestion } from '#import/conversion/questions.ts';
import { resolveReferences } from '#import/conversion/resolve-references.ts';
import { suggestColumns } from '#import/conversion/targets.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { RowsToFind, Sheet } from '#machines/import/types.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

async function signIn() {
  const tab = await openTab(demoAdmin);
  return tab.api;
}

const { signal } = new AbortController();

const sheetOf = (...rows: readonly (readonly string[])[]): Sheet => ({
  name: '',
  header: ['Name', 'Game'],
  rows,
  firstLine: 2,
});

test('names are found without regard to case and spaces, and others are asked once for all their rows', async () => {
  const api = await signIn();
  const sheet = sheetOf(['One', 'valorant'], ['Two', ' VALORANT '], ['Three', 'Valorent'], ['Four', 'valorent']);
  const result = await resolveReferences(
    api,
    { sheet, match: ['name', 'game_id'] },
    { entity: teams, text: english, signal, now: 0 },
  );
  if (result.kind !== 'ok') throw new Error(result.message);
  expect(Object.keys(result.data.known['game_id'] ?? {})).toEqual([foldText('Valorant')]);
  expect(result.data.questions).toMatchObject([{ kind: 'reference', field: 'game_id', text: 'Valorent', rows: 2 }]);
  expect(result.data.questions[0]?.options[0]).toMatchObject({ label: 'VALORANT' });
});

test('a reference has the member of the record that its field sends', async () => {
  const api = await signIn();
  const sheet = sheetOf(['One', 'Valorant']);
  const known = async (entity: typeof teams | typeof players, field: string) => {
    const result = await resolveReferences(
      api,
      { sheet, match: ['name', field] },
      { entity, text: english, signal, now: 0 },
    );
    if (result.kind !== 'ok') throw new Error(result.message);
    return result.data.known[field]?.[foldText('Valorant')];
  };
  expect(await known(teams, 'game_id')).toMatch(/^\d+$/);
  expect(await known(players, 'current_game_id')).not.toBe(await known(teams, 'game_id'));
});

test('a record that lacks what its field sends is an error of the row, and no answer to a question', async () => {
  const api = await signIn();
  const match = ['name', 'current_game_id'];
  const sheet = sheetOf(['One', 'BGMI'], ['Two', 'Valorant'], ['Three', 'BGMII']);
  const result = await resolveReferences(api, { sheet, match }, { entity: players, text: english, signal, now: 0 });
  if (result.kind !== 'ok') throw new Error(result.message);
  const { known, questions } = result.data;
  expect(known['current_game_id']?.[foldText('BGMI')]).toBeNull();
  expect(known['current_game_id']?.[foldText('Valorant')]).toMatch(/^\d+$/);
  expect(questions.flatMap(({ options }) => options.map(({ label }) => label))).not.toContain('BGMI');
  const rows = await convertRows(
    { sheet, match, resolved: result.data, answers: {} },
    { entity: players, zone: 'ist', now: 0 },
  );
  expect(rows.map(({ errors }) => errors['current_game_id'])).toEqual([
    'No Pandascore id',
    undefined,
    'No record has this name',
  ]);
});

test('a failed lookup is the failure of the whole', async () => {
  const api = await signIn();
  server.failNext('GET /api/v1/games/all', 'serverFault');
  const sheet = sheetOf(['One', 'Valorant']);
  const result = await resolveReferences(
    api,
    { sheet, match: ['name', 'game_id'] },
    { entity: teams, text: english, signal, now: 0 },
  );
  expect(result.kind).toBe('fault');
});

test('existing records are found in few calls, for the rows that have one', async () => {
  const api = await signIn();
  const rows = ['Team Vitality', 'team  vitality', 'Nobody Yet', ''].map(rowToFind);
  const result = await findExisting(
    api,
    teams,
    { fields: ['full_name'], rows, unfound: 'all' },
    { text: english, signal },
  );
  if (result.kind !== 'ok') throw new Error(result.message);
  expect(result.data).toEqual(
    [0, 1].map((at) => ({ at, existing: [{ id: 1, name: 'Vitality', ...(at === 0 && { isSame: true }) }] })),
  );
});

const rowWith = (values: ImportRow['values'], at: number): ImportRow => ({
  ...{ line: at + 2, texts: [], values, unread: {}, errors: {}, edited: {}, existing: [] },
  ...{ action: 'create', attempt: 0, progress: { kind: 'waiting' } },
});

const rowToFind = (value: string, at: number) => rowWith({ full_name: value }, at);

test('a row repeats an earlier one of the file, unless its record exists already', async () => {
  const api = await signIn();
  const rows = ['NASR', 'nasr ', 'Team Vitality', 'NASR', 'Team Vitality'].map(rowToFind);
  const find = async (unfound: RowsToFind['unfound'], all = rows) => {
    const search = { fields: ['full_name'], rows: all, unfound };
    const result = await findExisting(api, teams, search, { text: english, signal });
    if (result.kind !== 'ok') throw new Error(result.message);
    return result.data.map(({ at, existing }) => [at, ...existing.map(({ name }) => name)]);
  };
  expect(await find('all')).toEqual([
    [1, 'Row 2'],
    [2, 'Vitality'],
    [3, 'Row 2'],
    [4, 'Vitality'],
  ]);
  // Rows below it repeat an edited row, and it repeats one that is saved.
  expect(await find([0])).toEqual([
    [1, 'Row 2'],
    [3, 'Row 2'],
  ]);
  const saved: ImportRow = { ...rowToFind('NASR', 3), progress: { kind: 'created', id: 7, message: '' } };
  expect(await find([0], rows.with(3, saved))).toEqual([
    [0, 'Row 5'],
    [1, 'Row 5'],
  ]);
});

test('several fields together identify a record, and two records of one name are distinguished', async () => {
  const api = await signIn();
  const find = async (fields: readonly string[], ...values: readonly (readonly [string, string])[]) => {
    const rows = values.map(([name, game], at) => rowWith({ name, game_id: game }, at));
    const result = await findExisting(api, teams, { fields, rows, unfound: 'all' }, { text: english, signal });
    if (result.kind !== 'ok') throw new Error(result.message);
    return result.data.map(({ at, existing }) => [at, ...existing.map(({ name }) => name)]);
  };
  const [falcons, ...others] = (await find(['name'], ['falcons', '']))[0]?.slice(1) ?? [];
  expect(others).toHaveLength(1);
  expect(String(falcons)).toMatch(/^Falcons \(\d+\)$/);
  expect(others).not.toContain(falcons);
  const games = demoTeams.flatMap(({ name, game_id }) => (name === 'Falcons' ? [String(game_id)] : []));
  const rows = [...games, '999999'].map((game) => ['Falcons', game] as const);
  // Also if the first of them is not a text that the server can search.
  for (const fields of [
    ['name', 'game_id'],
    ['game_id', 'name'],
  ]) {
    expect(await find(fields, ...rows)).toEqual([
      [0, 'Falcons'],
      [1, 'Falcons'],
    ]);
  }
});

test('a required choice without a column is asked once, and the answer is the value of all rows', async () => {
  const api = await signIn();
  const sheet: Sheet = { name: '', header: ['Team Name'], rows: [['One'], ['Two']], firstLine: 2 };
  const match = suggestColumns(teams, sheet);
  expect(match).toEqual(['name']);
  const result = await resolveReferences(api, { sheet, match }, { entity: teams, text: english, signal, now: 0 });
  if (result.kind !== 'ok') throw new Error(result.message);
  const { questions } = result.data;
  expect(questions).toMatchObject([{ id: allRowsQuestion('game_id'), kind: 'allRows', field: 'game_id', rows: 2 }]);
  const answers = { [allRowsQuestion('game_id')]: '7' };
  const rows = await convertRows(
    { sheet, match, resolved: result.data, answers },
    { entity: teams, zone: 'ist', now: 0 },
  );
  expect(rows.map(({ values }) => [values['name'], values['game_id']])).toEqual([
    ['One', '7'],
    ['Two', '7'],
  ]);
});
