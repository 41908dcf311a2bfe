import { expect, test } from 'vitest';
import { listSessions } from '#api/calls/account-calls.ts';
import { apiOf } from '../../../support/api-of.ts';

/** An API whose list of sessions has these rows. */
const apiWith = (data: unknown) =>
  apiOf({
    baseUrl: 'https://api.example.org',
    fetch: async () => Response.json({ status: true, message: 'Success', data }),
  });

test('a session needs an id only', async () => {
  expect(await listSessions(apiWith([{ id: 7, device: null }]))).toMatchObject({
    kind: 'ok',
    data: [{ id: 7, device: '', address: '', createdAt: '', lastUsedAt: '', isCurrent: false }],
  });
});

test.each([[{}], [[{}]], [[7]], [[{ id: 7, device: 1 }]], [[{ id: 7, last_used_at: 1 }]]])(
  '%j is a fault',
  async (data) => {
    expect((await listSessions(apiWith(data))).kind).toBe('fault');
  },
);
