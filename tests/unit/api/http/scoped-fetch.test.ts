import { expect, test, vi } from 'vitest';
import { scopedFetch } from '#api/http/client.ts';

const address = 'https://api.example.org/api/v1/teams?page=1';

async function addressOf(hasWorker: boolean, scope: () => Promise<string | null>): Promise<string | undefined> {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => new Response());
  await scopedFetch({ hasWorker: () => hasWorker, scope }, fetch)(new Request(address));
  return fetch.mock.calls[0]?.[0].url;
}

test("a call contains the scope for the worker's cache", async () => {
  expect(await addressOf(true, async () => 's1')).toBe(`${address}#s1`);
  expect(await addressOf(true, async () => null)).toBe(address);
});

test('without a worker no call waits for a scope', async () => {
  expect(await addressOf(false, () => new Promise(() => undefined))).toBe(address);
});
