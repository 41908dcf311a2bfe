import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { type OptionSource, optionSources } from '#fields/options.ts';
import { valuesOf } from '#fields/wire.ts';
import { listLogic } from '#lists/list-logic.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import { formLogic } from '#records/form-logic.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { bulkLogic } from '#records/rows/bulk-logic.ts';
import { removalLogic } from '#records/rows/removal-logic.ts';
import { rowStatusLogic } from '#records/rows/row-status-logic.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { pictureFile } from '../../../server/support/pictures.ts';
import { changedValues } from '../../../support/changed-values.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { withFileContents } from '../../../support/file-contents.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';
import { goodValues } from '../../entities/good-values.ts';

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

/** The one call that was sent, with its body a member a line. */
async function sent(): Promise<string> {
  const [call, ...more] = server.calls().slice(already);
  already = server.calls().length;
  expect(more).toEqual([]);
  expect(call?.authorization).toMatch(/^Bearer [\w-]{20,}$/);
  expect(call?.contentType).toBe(call?.body === undefined ? '' : 'multipart/form-data');
  const body = Object.entries((await withFileContents(call?.body)) ?? {});
  const members = body.map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [`${call?.method} ${call?.path}${call?.search}`, ...members].join('\n');
}

/** A form without a draft. */
const unkept = { store: () => Promise.resolve(false), noteSending: () => Promise.resolve(null) };

test.each(entities)('the calls of /$path', async (entity) => {
  const lines: string[] = [];
  /** Notes what is sent until the actor has settled. */
  async function note<A extends AnyActorRef>(actor: A, isSettled: (snapshot: SnapshotFrom<A>) => boolean) {
    const snapshot = await waitFor(actor, isSettled);
    actor.stop();
    lines.push(await sent());
    return snapshot;
  }
  const isIdle = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy');
  const open = (mode: 'create' | 'edit', id: number | null) => {
    const input = { mode, id, initial: valuesOf(entity.fields, mode), validate: () => ({}) };
    return createActor(formLogic(ownApi(api), entity, unkept), { input }).start();
  };
  async function save(form: ReturnType<typeof open>, typed: Values) {
    for (const [name, value] of Object.entries(typed)) form.send({ type: 'form.change', name, value });
    form.send({ type: 'form.save' });
    expect((await note(form, isIdle)).value).toBe('saved');
  }

  for (const query of [
    { page: 1, perPage: 25, search: 'bgmi' },
    { page: 1, perPage: 10, search: '' },
  ]) {
    const list = createActor(listLogic(api, entity), { input: { query } }).start();
    await note(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
  }

  const typed = requireDeclared(goodValues[entity.path]);
  const pictures = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'image');
  await save(open('create', null), {
    ...typed,
    ...(entity.path === 'user' && { email: 'neo@example.com', mobile_no: '9123456780' }),
    ...Object.fromEntries(pictures.map(([name]) => [name, pictureFile('png', { bytes: 70, name: 'mark.png' })])),
  });
  // The first record of the demo is as old as the demo. The first user is the one who does this.
  const id = entity.path === 'user' ? 2 : 1;
  const form = open('edit', id);
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  lines.push(await sent());
  await save(form, changedValues(entity, form.getSnapshot().context.values));

  if (Object.values(entity.fields).some(({ kind }) => kind === 'status')) {
    const row = createActor(rowStatusLogic(ownApi(api), entity, 'Soul')).start();
    row.send({ type: 'call.ask', subject: { id, to: '0' } });
    await note(row, isIdle);
  }
  const removal = createActor(removalLogic(ownApi(api), entity)).start();
  removal.send({ type: 'call.ask', subject: { id: 4000, name: 'gone already' } });
  removal.send({ type: 'call.confirm' });
  await note(removal, isIdle);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/${entity.path}.txt`);
});

test.each(Object.entries(optionSources) as [OptionSource, string][])('options of %s', async (source, call) => {
  const options = createOptionStore(api);
  const query = source === 'bgmiGroupsOfTeam' ? { source, params: { series_id: '13', team_id: '40' } } : { source };
  const arrived = new Promise<void>((done) => {
    options.subscribe(() => options.get(query).kind !== 'loading' && done());
  });
  // Several controls share one call.
  options.load(query);
  options.load(query);
  await arrived;
  expect(await sent()).toBe('params' in query ? `${call}?series_id=13&team_id=40` : call);
  expect(options.get(query)).toMatchObject({ kind: 'loaded' });
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
