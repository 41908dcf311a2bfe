import { expect, test } from 'vitest';
import { type CallOptions, sendRequest } from '#api/pipeline.ts';
import { apiOf } from '../../../support/api-of.ts';

const address = 'https://api.example.org/api/v1/teams?page=1';

async function addressOf(
  hasWorker: boolean,
  scope: () => Promise<string | null>,
  access: CallOptions['access'] = 'cached',
) {
  let sent = '';
  const api = apiOf({
    hasWorker: () => hasWorker,
    scope,
    fetch: async ({ url }) => {
      sent = url;
      return new Response();
    },
  });
  await sendRequest(api, { kind: 'read', access }, new Request(address));
  return sent;
}

test("a cached call contains the scope for the worker's cache", async () => {
  expect(await addressOf(true, async () => 's1')).toBe(`${address}#s1`);
  expect(await addressOf(true, async () => null)).toBe(address);
});

test('without a worker no call waits for a scope, and no other call names one', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await addressOf(false, never)).toBe(address);
  expect(await addressOf(true, never, 'signed')).toBe(address);
  expect(await addressOf(true, never, 'open')).toBe(address);
});
