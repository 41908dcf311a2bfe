import { describe, expect, test } from 'vitest';
import { createContract, type OperationId } from '#openapi/validator.ts';
import { type FuzzedCall, fuzzedCalls, membersOf, resolved } from './calls.ts';
import { goodRequest } from './good-requests.ts';
import { hostileMembers, hostileTexts, hugeValues } from './hostile-values.ts';
import type { FuzzedRequest } from './request.ts';
import { partOf } from './settings.ts';
import { expectStillSane } from './still-sane.ts';
import { withTarget } from './target.ts';

/** Every hostile value at every place of every call, of which each run of the tests takes a part. */

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
          // As JSON has it: a member of its own, whatever its name.
          body: Object.defineProperty({ ...request.body }, name, { value, enumerable: true }),
        }),
    )
    .concat(rows);
};

/** Whether the contract lets it through to the rules and to the database. */
function isAllowed({ operationId }: FuzzedCall, { path: params, query, body }: FuzzedRequest): boolean {
  return contract.validateRequest({ operationId: operationId as OperationId, params, query, body }).length === 0;
}

/**
 * With the value at all the places at once, and then at each of them alone where the contract allows it there: it is for
 * the others to be refused together. Text goes as a form and the rest as JSON, and the other way round when all are tried.
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
    // Allowances of an account run out otherwise, and then nothing else is looked at.
    target().app.wait(60_000);
    await target().ask({ ...request, encoding: isText ? 'multipart' : 'json' });
  }
}

describe.each(partOf(fuzzedCalls.filter(({ places }) => places.length > 0)))('$call', (fuzzed) => {
  test('answers a request that nothing is wrong with', async () => {
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

test('what was stored can be listed and read', async () => {
  await expectStillSane(target());
});
