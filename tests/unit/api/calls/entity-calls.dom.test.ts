import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { removeRecord, updateRecord } from '#api/calls/entity-calls.ts';
import { imageExtension, imageTypes } from '#domain/image-type.ts';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { type OptionSource, optionSources } from '#fields/options.ts';
import { valuesOf } from '#fields/wire.ts';
import { listLogic } from '#lists/list-logic.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import { formLogic } from '#records/form-logic.ts';
import { bulkLogic } from '#records/rows/bulk-logic.ts';
import { removalLogic } from '#records/rows/removal-logic.ts';
import { rowStatusLogic } from '#records/rows/row-status-logic.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { withFileContents } from '../../../support/file-contents.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';
import type { SpecifiedCall } from '../specified/specified-area.ts';
import { specifiedAreas, specifiedOptions } from '../specified/specified-calls.ts';

const server = withReferenceServer();
const declared = import.meta.glob<Entity>('../../../../src/entities/declared/*.ts', { import: 'entity', eager: true });
const entities = Object.values(declared);
let api: Api;
let already = 0;

beforeAll(async () => {
  const tab = await openTab(demoAdmin);
  api = tab.api;
  await capabilitiesOf(api);
});

beforeEach(() => {
  already = server.calls().length;
});

/** Checks that exactly one call was sent, as specified. */
async function expectSent({ call, search = '', body }: SpecifiedCall): Promise<void> {
  const calls = server.calls().slice(already);
  const sent = calls.pop();
  expect(calls).toEqual([]);
  expect(`${sent?.method} ${sent?.path}`).toBe(call);
  expect(sent?.search).toBe(search);
  expect(await withFileContents(sent?.body)).toEqual(await withFileContents(await asSent(body)));
  expect(sent?.contentType).toBe(body === undefined ? '' : 'multipart/form-data');
  expect(sent?.authorization).toMatch(/^Bearer [\w-]{20,}$/);
}

/** The client sends a picture with the type that its bytes have. */
async function asSent(body: SpecifiedCall['body']): Promise<SpecifiedCall['body']> {
  const files = Object.entries(body ?? {}).filter((entry): entry is [string, File] => entry[1] instanceof File);
  const typed = files.map(async ([name, file]) => {
    const extension = imageExtension(new Uint8Array(await file.arrayBuffer()));
    return [name, new File([file], file.name, { type: extension ? imageTypes[extension] : '' })] as const;
  });
  return body && { ...body, ...Object.fromEntries(await Promise.all(typed)) };
}

const specified = (entity: Entity) => {
  const area = specifiedAreas[entity.path];
  if (area === undefined) throw new Error(`specified-calls.ts has no entry for /${entity.path}`);
  return area;
};

test('every declared entity and option list is specified here', () => {
  expect(entities.map(({ path }) => path).sort()).toEqual(Object.keys(specifiedAreas).sort());
  expect(Object.keys(optionSources).sort()).toEqual(Object.keys(specifiedOptions).sort());
});

/** A form without a draft. */
const unkept = { store: () => Promise.resolve(false), noteSending: () => Promise.resolve(null) };

describe.each(entities)('/$path', (entity) => {
  /** Fills in a form and presses Save. */
  async function save(mode: 'create' | 'edit', typed: Values, id: number | null) {
    const input = { mode, id, initial: valuesOf(entity.fields, mode), validate: () => ({}) };
    const form = createActor(formLogic(ownApi(api), entity, unkept), { input }).start();
    await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
    already = server.calls().length;
    for (const [name, value] of Object.entries(typed)) form.send({ type: 'form.change', name, value });
    form.send({ type: 'form.save' });
    const { value, context } = await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
    expect({ value, complaints: context.serverErrors }).toEqual({ value: 'saved', complaints: {} });
  }

  test('list', async () => {
    const query = { page: 2, perPage: 25, search: 'bgmi' };
    const list = createActor(listLogic(api, entity), { input: { query } }).start();
    await waitFor(list, () => server.calls().length > already);
    list.stop();
    await expectSent(specified(entity).list);
  });

  test('list without a search', async () => {
    const list = createActor(listLogic(api, entity), {
      input: { query: { page: 1, perPage: 10, search: '' } },
    }).start();
    const { context } = await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
    list.stop();
    await expectSent(specified(entity).listAll);
    expect(context.shown?.rows.length).toBeGreaterThan(0);
    expect(context.shown?.rows.length).toBe(Math.min(10, context.total));
  });

  test('read', async () => {
    const { id } = specified(entity);
    const input = { mode: 'edit' as const, id, initial: {}, validate: () => ({}) };
    const form = createActor(formLogic(ownApi(api), entity, unkept), { input }).start();
    const { context } = await waitFor(form, (snapshot) => snapshot.matches('editing'));
    await expectSent(specified(entity).read);
    expect(Object.values(context.values)[0]).not.toBe('');
  });

  test('create', async () => {
    const { create } = specified(entity);
    await save('create', create.typed, null);
    await expectSent(create);
  });

  test('update', async () => {
    const { update, id } = specified(entity);
    await save('edit', update.typed, id);
    await expectSent(update);
  });

  test('status', async () => {
    const { status, id } = specified(entity);
    const switches = Object.values(entity.fields).filter(({ kind }) => kind === 'status');
    expect(switches).toHaveLength(status === undefined ? 0 : 1);
    if (status === undefined) return;
    const row = createActor(rowStatusLogic(ownApi(api), entity, 'Soul')).start();
    const saved: unknown[] = [];
    row.on('call.done', ({ subject }) => saved.push(subject));
    row.send({ type: 'call.ask', subject: { id, to: '0' } });
    await waitFor(row, (snapshot) => !snapshot.hasTag('busy'));
    await expectSent(status);
    expect(saved).toEqual([{ id, to: '0' }]);
  });

  test('remove', async () => {
    const removal = createActor(removalLogic(ownApi(api), entity)).start();
    removal.send({ type: 'call.ask', subject: { id: 4000, name: 'gone already' } });
    removal.send({ type: 'call.confirm' });
    await waitFor(removal, (snapshot) => !snapshot.hasTag('busy'));
    await expectSent(specified(entity).remove);
  });
});

test.each(Object.keys(optionSources) as OptionSource[])('options of %s', async (source) => {
  const options = createOptionStore(api);
  const query = source === 'bgmiGroupsOfTeam' ? { source, params: { series_id: '13', team_id: '40' } } : { source };
  const arrived = new Promise<void>((done) => {
    options.subscribe(() => options.get(query).kind !== 'loading' && done());
  });
  // Several controls share one call.
  options.load(query);
  options.load(query);
  await arrived;
  await expectSent(specifiedOptions[source] ?? { call: 'unspecified' });
  expect(options.get(query)).toMatchObject({ kind: 'loaded' });
});

test('an update sends the id in the body if its path does not contain it', async () => {
  await updateRecord(ownApi(api), 'PATCH /api/v1/events/league', 4, { name: 'BGIS', status: '1' });
  await expectSent({ call: 'PATCH /api/v1/events/league', body: { name: 'BGIS', status: '1', id: '4' } });
});

test('a server that rejects its own version is not asked for ever', async () => {
  const body = { status: false, message: 'Changed', data: { id: 4 } };
  server.failNext('PATCH /api/v1/events/league', { status: 412, body, headers: { ETag: '"7"' } });
  const result = await updateRecord(
    ownApi(api),
    'PATCH /api/v1/events/league',
    4,
    { name: 'BGIS' },
    { version: '"7"' },
  );
  expect(result).toMatchObject({ kind: 'fault' });
});

test('a removal with the path of the list sends the id too', async () => {
  await removeRecord(ownApi(api), 'DELETE /api/v1/events/advertise', 3);
  await expectSent({ call: 'DELETE /api/v1/events/advertise', search: '?Id=3' });
});

describe('a server with other messages', () => {
  const advertise = entities.find(({ path }) => path === 'advertise');
  const teams = entities.find(({ path }) => path === 'teams');
  const other = { status: 200, body: { status: true, message: 'E0: row gone' } } as const;
  const subject = { id: 4000, name: 'Banner' };

  async function removed(entity: Entity | undefined): Promise<unknown> {
    if (entity?.endpoints.remove === undefined) throw new Error('There is nothing to remove');
    server.failNext(entity.endpoints.remove, other);
    const shown: unknown[] = [];
    const removal = createActor(removalLogic(ownApi(api), entity)).start();
    removal.on('notify', ({ kind, message }) => shown.push([kind, message]));
    removal.send({ type: 'call.ask', subject });
    removal.send({ type: 'call.confirm' });
    await waitFor(removal, (snapshot) => snapshot.matches('idle'));
    return shown;
  }

  test('deleting an advertisement shows the text of section 8', async () => {
    expect(await removed(advertise)).toEqual([['success', 'Advertise Deleted has been successfully']]);
  });

  test("every other deletion shows the server's message", async () => {
    expect(await removed(teams)).toEqual([['success', 'E0: row gone']]);
  });

  test('a bulk deletion of advertisements shows it for each row', async () => {
    if (advertise?.endpoints.remove === undefined) throw new Error('There is nothing to remove');
    server.failNext(advertise.endpoints.remove, other);
    const bulk = createActor(bulkLogic(ownApi(api), advertise), {
      input: { work: 'delete', subjects: [subject] },
    }).start();
    bulk.send({ type: 'bulk.confirm' });
    const { context } = await waitFor(bulk, (snapshot) => snapshot.matches('ended'));
    expect(context.results.map(({ message }) => message)).toEqual(['Advertise Deleted has been successfully']);
  });
});
