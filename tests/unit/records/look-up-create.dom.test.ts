import { beforeEach, describe, expect, test } from 'vitest';
import { type Api, ownApi } from '#api/api.ts';
import { createRecord, listRows } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import { lookUpCreate } from '#records/look-up/look-up-create.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../../support/page/open-tab.ts';
import { goodValues } from '../entities/good-values.ts';

const server = withReferenceServer();
withDevice();

const entities = Object.values(
  import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { import: 'entity', eager: true }),
).filter(({ endpoints }) => endpoints.create !== undefined);

/** Values that the server normalizes before it stores them. */
const normalizedByServer: Readonly<Record<string, Values>> = {
  bgmiAllmatches: { match_no: '07', day: '03', map_name: 'erangel' },
  pages: { content: '<p>Rules &amp; <b>prizes</b></p><script>alert(1)</script>' },
  user: { name: 'Lost', email: ' Lost.Rao@Example.com', mobile_no: '9876512345' },
};

const { signal } = new AbortController();
let api: Api;

beforeEach(async () => {
  const tab = await openTab(demoAdmin);
  api = tab.api;
});

async function newestId(entity: Entity): Promise<number> {
  const query = { page: 1, perPage: 10, search: '' };
  const list = await listRows(api, entity.endpoints.list, query, {
    fixed: entity.listQuery,
    signal,
    access: 'signed',
  });
  return list.kind === 'ok' ? Number(list.data.data[0]?.id ?? 0) : Number.NaN;
}

let sent = 0;

/** Form values of a new record, unique among the tests. */
function typedIn(entity: Entity): Values {
  sent += 1;
  const values = { ...valuesOf(entity.fields, 'create'), ...goodValues[entity.path] };
  const unique = entity.path === 'user' ? { email: `lost${sent}@example.com`, mobile_no: `98765${10_000 + sent}` } : {};
  return { ...values, ...normalizedByServer[entity.path], ...unique };
}

async function send(entity: Entity, values: Values) {
  const body = bodyOf(entity.fields, 'create', values, valuesOf(entity.fields, 'create'));
  return await createRecord(ownApi(api), requireDeclared(entity.endpoints.create), body);
}

async function lookUp(entity: Entity, values: Values, newestBefore: number | null) {
  const result = await lookUpCreate(api, entity, { values, newestBefore, isRepeated: false, signal });
  return result.kind === 'ok' ? result.data : result;
}

describe.each(entities)('a create of /$path without a response', (entity) => {
  const call = String(entity.endpoints.create);

  test('is saved if the server has the record', async () => {
    const values = typedIn(entity);
    const before = await newestId(entity);
    server.failNext(call, 'answerLost');
    expect((await send(entity, values)).kind).toBe('unknown');
    const stored = await newestId(entity);
    expect(stored).toBeGreaterThan(before);
    expect(await lookUp(entity, values, before)).toMatchObject({
      kind: 'saved',
      candidate: { id: stored, differing: [] },
    });
  });

  test('is not saved if the request never arrived, even with an equal older record', async () => {
    const values = typedIn(entity);
    await send(entity, values);
    const before = await newestId(entity);
    server.failNext(call, 'unreachable');
    expect((await send(entity, values)).kind).toBe('unknown');
    expect(await lookUp(entity, values, before)).toEqual({ kind: 'notSaved' });
  });

  test('is unsure if an equal record may be older than the send', async () => {
    const values = typedIn(entity);
    await send(entity, values);
    const equal = await newestId(entity);
    server.failNext(call, 'unreachable');
    await send(entity, values);
    const result = await lookUp(entity, values, null);
    const candidates = result.kind === 'unsure' ? result.candidates : [];
    expect(candidates.find(({ id }) => id === equal)).toMatchObject({ differing: [] });
  });
});

test('a new record with the same name that differs is a candidate with its differing fields', async () => {
  const teams = requireDeclared(entities.find(({ path }) => path === 'teams'));
  const values = typedIn(teams);
  const before = await newestId(teams);
  await send(teams, { ...values, full_name: 'Another team' });
  expect(await lookUp(teams, values, before)).toMatchObject({
    kind: 'unsure',
    candidates: [{ differing: ['full_name'] }],
  });
});

test('a lookup without a connection has no result', async () => {
  const teams = requireDeclared(entities.find(({ path }) => path === 'teams'));
  server.failAll('unreachable');
  expect(await lookUp(teams, typedIn(teams), 1)).toMatchObject({ kind: 'offline' });
  server.recover();
});
