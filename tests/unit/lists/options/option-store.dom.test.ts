import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { nameless, type OptionList, type OptionStore } from '#fields/options.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import { teams as table } from '#server/db/schema/catalogue.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { demoAdmin, openTab, withDevice, withoutRetries } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const teams = { source: 'teams' } as const;
const games = { source: 'games' } as const;
let store: OptionStore;
let last = '';

beforeAll(async () => {
  await server.db().execute(sql`insert into teams (name, full_name, search_text)
    select 'Zz ' || n, 'Zz ' || n, 'zz ' || n from generate_series(1, ${maxOptionsPerResponse}) n`);
  const [found] = await server.db().select({ id: table.id }).from(table).where(eq(table.name, 'Zz 9998'));
  last = String(found?.id);
});

beforeEach(async () => {
  const { api, ...tab } = withoutRetries(await openTab());
  await tab.signIn(demoAdmin);
  store = createOptionStore(api);
});

const loaded = (list: OptionList) => {
  if (list.kind !== 'loaded') throw new Error(`The options are ${list.kind}`);
  return list;
};
const namesOf = (list: OptionList) => loaded(list).options.map(({ name }) => name);
const settled = () => eventually(() => expect(loaded(store.get(teams)).rest?.asked).toBe(0));

async function load(query: typeof teams | typeof games): Promise<void> {
  store.load(query);
  await eventually(() => expect(store.get(query).kind).toBe('loaded'));
}

test('a text search adds options to an incomplete list, sorted by name, and calls once', async () => {
  await load(teams);
  expect(namesOf(store.get(teams))).toHaveLength(maxOptionsPerResponse);
  const asked: unknown[] = [];
  store.subscribe(() => asked.push(loaded(store.get(teams)).rest?.asked));
  void store.seek(teams, { search: ' zz 9999 ' });
  void store.seek(teams, { search: 'zz 9999' });
  await eventually(() => expect(asked).toEqual([1, 0]));
  expect(namesOf(store.get(teams))).toHaveLength(maxOptionsPerResponse + 1);
  expect(namesOf(store.get(teams)).at(-1)).toBe('Zz 9999');
  expect(server.calls('GET /api/v1/teams/all').filter(({ search }) => search.includes('search'))).toHaveLength(1);
});

test('an id search finds options; a deleted option keeps its number', async () => {
  await load(teams);
  expect([nameless(store.get(teams), last), nameless(store.get(teams), '99999999')]).toEqual(['…', '…']);
  void store.seek(teams, { ids: [last, '', '99999999', 'none'] });
  await eventually(() => expect(namesOf(store.get(teams))).toContain('Zz 9998'));
  expect(nameless(store.get(teams), '99999999')).toBe('#99999999');
  const before = server.calls('GET /api/v1/teams/all').length;
  void store.seek(teams, { ids: [last, '99999999'] });
  expect(server.calls('GET /api/v1/teams/all')).toHaveLength(before);
});

test('after a failed search, text can be searched again and ids keep their numbers', async () => {
  await load(teams);
  server.failNext('GET /api/v1/teams/all', 'unreachable');
  void store.seek(teams, { ids: [last] });
  await eventually(() => expect(nameless(store.get(teams), last)).toBe(`#${last}`));
  server.failNext('GET /api/v1/teams/all', 'unreachable');
  const calls = server.calls('GET /api/v1/teams/all').length;
  void store.seek(teams, { search: 'zz 9999' });
  await eventually(() => expect(server.calls('GET /api/v1/teams/all').length).toBeGreaterThan(calls));
  await settled();
  expect(namesOf(store.get(teams))).not.toContain('Zz 9999');
  void store.seek(teams, { search: 'zz 9999' });
  await eventually(() => expect(namesOf(store.get(teams))).toContain('Zz 9999'));
});

test('a complete list is not searched', async () => {
  await load(games);
  void store.seek(games, { search: 'BGMI' });
  void store.seek(games, { ids: ['4000'] });
  expect(server.calls('GET /api/v1/games/all')).toHaveLength(1);
  expect(nameless(store.get(games), '4000')).toBe('#4000');
});
