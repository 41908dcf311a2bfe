import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createContract } from '#openapi/validator.ts';
import { fc } from '../../support/fast-check.ts';
import { isWhole } from '../../support/scope.ts';
import { type FuzzedCall, fuzzedCalls, type Place } from './calls.ts';
import { expectConsistentData } from './expect-consistent-data.ts';
import { hostileMembers, hostileTexts } from './hostile-values.ts';
import { type FuzzedRequest, requestOf } from './request.ts';
import { replay, runs } from './settings.ts';
import { withTarget } from './target.ts';
import { allowedBy } from './values.ts';

const target = withTarget();
const contract = createContract();
const requestsPerCall = isWhole ? 5 * runs : runs;

/** A valid request in which up to two values may be replaced by arbitrary ones. */
function requestsOf({ call, places, hasBody }: FuzzedCall): Arbitrary<FuzzedRequest> {
  const good = fc.record(
    Object.fromEntries(places.map(({ name, where, schema }) => [`${where} ${name}`, allowedBy(schema)])),
    { requiredKeys: places.filter(({ isRequired }) => isRequired).map(({ name, where }) => `${where} ${name}`) },
  );
  const names = [
    ...places.map(({ name, where }) => `${where} ${name}`),
    ...(hasBody ? ['body __proto__', 'body more'] : []),
  ];
  const replacements =
    names.length === 0 ? fc.constant([]) : fc.array(fc.tuple(fc.constantFrom(...names), anything), { maxLength: 2 });
  return fc
    .record({ encoding: fc.constantFrom('json' as const, 'multipart' as const), good, replacements })
    .map(({ encoding, good: valid, replacements: replaced }) => {
      const values = [...Object.entries(valid), ...replaced];
      const at = (where: Place['where']) =>
        Object.fromEntries(
          values.flatMap(([key, value]) => (key.startsWith(where) ? [[key.slice(where.length + 1), value]] : [])),
        );
      return { call, encoding, path: at('path'), query: at('query'), body: hasBody ? at('body') : undefined };
    });
}

const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...Object.values(hostileTexts)),
  fc.constantFrom(...Object.values(hostileMembers)),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.jsonValue(),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.array(fc.record({ team_id: fc.nat({ max: 60 }), id: fc.nat({ max: 60 }), fieldId: fc.nat({ max: 60 }) }), {
    maxLength: 5,
  }),
);

/** Whether the contract refuses a request as the server receives it. Forms are decoded there. */
async function isRefused(fuzzed: FuzzedRequest): Promise<boolean> {
  const request = requestOf(fuzzed);
  const { pathname, searchParams } = new URL(request.url);
  const found = contract.findOperation(request.method, pathname);
  if (found === undefined || (fuzzed.body !== undefined && fuzzed.encoding === 'multipart')) return false;
  const body: unknown = fuzzed.body === undefined ? undefined : await request.json();
  const { operationId, pathParams: params } = found;
  return contract.validateRequest({ operationId, params, query: Object.fromEntries(searchParams), body }).length > 0;
}

describe(`requests generated from the contract (${replay})`, () => {
  test.each(fuzzedCalls)('$call responds as documented', async (fuzzed) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(fuzzed), async (request) => {
        // Otherwise the requests exceed the limits of the account, and nothing else is tested.
        target().app.wait(60_000);
        const { status } = await target().ask(request);
        if (await isRefused(request)) expect(status).not.toBe(200);
      }),
      { numRuns: requestsPerCall },
    );
  });
});

test('all stored records can be listed and read', async () => {
  await expectConsistentData(target());
});
