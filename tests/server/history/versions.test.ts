import { describe, expect, test } from 'vitest';
import { changeOf, lifecycles } from '../support/calls.ts';
import { withApp } from '../support/with-app.ts';
import { newestEntry, restore } from './entries.ts';

const app = withApp();
const tagOf = ({ headers }: { readonly headers: Headers }) => headers.get('etag') ?? '';

describe.each(lifecycles)('$label', (lifecycle) => {
  const { read, create, remove, sent, change, valuesIn } = lifecycle;

  test('has a version that changes with each change, and only then', async () => {
    const { call } = app();
    const created = await call(create, { json: sent });
    const id: number = created.body.data.id;
    const readTag = async () => tagOf(await call(read.replace('{id}', String(id))));
    const first = await readTag();
    expect(first).toMatch(/^"\d+"$/);
    expect(tagOf(created)).toBe(first);

    const [update, changed] = changeOf(lifecycle, id);
    const save = (tag: string) => call(update, { ...changed, headers: { 'if-match': tag } });
    const saved = await save(first);
    expect(saved.status).toBe(200);
    const second = await readTag();
    expect(second).not.toBe(first);
    expect(tagOf(saved)).toBe(second);

    const refused = await save(first);
    expect(refused).toMatchObject({ status: 412, body: { status: false, data: { id } } });
    expect(valuesIn(refused.body.data)).toMatchObject(change);
    expect(tagOf(refused)).toBe(second);
    // The same values once more change nothing.
    expect(tagOf(await save(second))).toBe(second);
    expect((await call(`${remove}?Id=${id}`, { headers: { 'if-match': first } })).status).toBe(412);
    expect((await call(`${remove}?Id=${id}`, { headers: { 'if-match': second } })).status).toBe(200);

    const { id: entry } = await newestEntry(app(), `id=${id}`);
    const restored = await restore(app(), entry);
    expect(restored.status).toBe(200);
    expect([first, second]).not.toContain(tagOf(restored));
  });
});

test('a save without If-Match works as specified, and one with a tag of another server is refused', async () => {
  const save = (headers: Readonly<Record<string, string>>, name: string) =>
    app().call('PATCH /api/v1/teams/9', { json: { name }, headers });
  expect((await save({}, 'Without')).status).toBe(200);
  expect((await save({ 'if-match': '*' }, 'Any')).status).toBe(200);
  expect((await save({ 'if-match': 'W/"1"' }, 'Weak')).status).toBe(412);
  expect((await save({ 'if-match': '"abc"' }, 'Other')).status).toBe(412);
  expect((await save({ 'if-match': '"99999999999999999999"' }, 'Long')).status).toBe(412);
});

test('rows inside a record and its picture have no version of their own', async () => {
  const { call } = app();
  const before = await call('GET /api/v1/events/tournament/11');
  await call('PATCH /api/v1/events/tournament', { json: { id: 11, pointTable: [] } });
  expect(tagOf(await call('GET /api/v1/events/tournament/11'))).not.toBe(tagOf(before));
});
