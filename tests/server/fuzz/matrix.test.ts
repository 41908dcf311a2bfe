import { describe, expect, test } from 'vitest';
import { createContract, type OperationId } from '#openapi/validator.ts';
import { type FuzzedCall, fuzzedCalls, membersOf, resolved } from './calls.ts';
import { expectConsistentData } from './expect-consistent-data.ts';
import { goodRequest } from './good-requests.ts';
import { hostileMembers, hostileTexts, hugeValues } from './hostile-values.ts';
import type { FuzzedRequest } from './request.ts';
import { withTarget } from './target.ts';

/** Every hostile value at every place of every call. Each run tests a part of the calls. */

const target = withTarget();
const contract = createContract();

/** Puts a value at a place of a request. */
type Put = (request: FuzzedRequest, value: unknown) => FuzzedRequest;

const inAddress = ({ places }: FuzzedCall): readonly Put[] =>
  places.flatMap(({ where, name }) =>
    where === 'body' ? [] : [(request, value) => ({ ...request, [where]: { ...request[where], [name]: value } })],
  );

const inBody = ({ places, hasBody }: FuzzedCall): readonly Put[] => {
  if (!hasBody) return [];
  const members = places.filter(({ where }) => where === 'body');
  const rows = members.flatMap(({ name, schema }) =>
    membersOf(resolved(schema).items ?? {}).map(
      (cell): Put =>
        (request, value) => {
          const row = Object.assign({}, [request.body?.[name]].flat()[0], { [cell.name]: value });
          return { ...request, body: { ...request.body, [name]: [row] } };
        },
    ),
  );
  const foreign = ['more', 'constructor', '__proto__', 'pointTable[0][team_id]', 'a[b][c][d][e][f][g]'];
  return [...members.map(({ name }) => name), ...foreign]
    .map(
      (name): Put =>
        (request, value) => ({
          ...request,
          // An own property, even for the name `__proto__`, as in parsed JSON.
          body: Object.defineProperty({ ...request.body }, name, { value, enumerable: true }),
        }),
    )
    .concat(rows);
};

/** Whether the contract allows the request, so that it reaches the rules and the database. */
function isAllowed({ operationId }: FuzzedCall, { path: params, query, body }: FuzzedRequest): boolean {
  return contract.validateRequest({ operationId: operationId as OperationId, params, query, body }).length === 0;
}

/**
 * Tests the value at all places at once, and then separately at each place where the contract allows it. The first request
 * covers the places where it must be refused. Separate texts are sent as a form and other values as JSON; the first
 * request uses the other encoding.
 */
async function tryEverywhere(fuzzed: FuzzedCall, puts: readonly Put[], value: unknown): Promise<void> {
  if (puts.length === 0) return;
  const isText = typeof value === 'string';
  const all = puts.reduce((request, put) => put(request, value), goodRequest(fuzzed));
  const { status } = await target().ask({ ...all, encoding: isText ? 'json' : 'multipart' });
  if (!isAllowed(fuzzed, all)) expect(status).not.toBe(200);
  for (const put of puts) {
    const request = put(goodRequest(fuzzed), value);
    if (!isAllowed(fuzzed, request)) continue;
    // Otherwise the requests exceed the limits of the account, and nothing else is tested.
    target().app.wait(60_000);
    await target().ask({ ...request, encoding: isText ? 'multipart' : 'json' });
  }
}

describe.each(fuzzedCalls.filter(({ places }) => places.length > 0))('$call', (fuzzed) => {
  test('accepts the shape of a valid request', async () => {
    expect((await target().ask(goodRequest(fuzzed))).status).not.toBe(400);
  });

  test('survives every text in its address', async () => {
    for (const text of Object.values(hostileTexts)) await tryEverywhere(fuzzed, inAddress(fuzzed), text);
  });

  test('survives every value in its body', async () => {
    const values = [...Object.values(hostileTexts), ...Object.values(hostileMembers)];
    for (const value of values) await tryEverywhere(fuzzed, inBody(fuzzed), value);
  });

  test('survives every huge value in one of its fields', async () => {
    const [put] = inBody(fuzzed);
    if (put === undefined) return;
    for (const value of Object.values(hugeValues)) {
      expect((await target().ask(put(goodRequest(fuzzed), value))).status).toBeGreaterThanOrEqual(400);
    }
  });
});

test('all stored records can be listed and read', async () => {
  await expectConsistentData(target());
});
