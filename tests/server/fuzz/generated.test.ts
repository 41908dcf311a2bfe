import fc, { type Arbitrary } from 'fast-check';
import { describe, test } from 'vitest';
import { type FuzzedCall, fuzzedCalls, type Place } from './calls.ts';
import { hostileMembers, hostileTexts } from './hostile-values.ts';
import type { FuzzedRequest } from './request.ts';
import { replay, runs, seed } from './settings.ts';
import { expectStillSane } from './still-sane.ts';
import { withTarget } from './target.ts';
import { allowedBy } from './values.ts';

const target = withTarget();

/** A request as the contract has it, of which up to two values may be replaced by something else. */
function requestsOf({ call, places, hasBody }: FuzzedCall): Arbitrary<FuzzedRequest> {
  const good = fc.record(
    Object.fromEntries(places.map(({ name, where, schema }) => [`${where} ${name}`, allowedBy(schema)])),
    { requiredKeys: places.filter(({ isRequired }) => isRequired).map(({ name, where }) => `${where} ${name}`) },
  );
  const names = [
    ...places.map(({ name, where }) => `${where} ${name}`),
    ...(hasBody ? ['body __proto__', 'body more'] : []),
  ];
  const twist =
    names.length === 0 ? fc.constant([]) : fc.array(fc.tuple(fc.constantFrom(...names), anything), { maxLength: 2 });
  return fc
    .record({ encoding: fc.constantFrom('json' as const, 'multipart' as const), good, twist })
    .map(({ encoding, good: kept, twist: replaced }) => {
      const values = [...Object.entries(kept), ...replaced];
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

describe(`drawn from the contract (${replay})`, () => {
  test.each(fuzzedCalls)('$call answers as documented', async (fuzzed) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(fuzzed), async (request) => {
        // Allowances of an account run out otherwise, and then nothing else is looked at.
        target().app.wait(60_000);
        await target().ask(request);
      }),
      { seed, numRuns: runs },
    );
  });
});

test('what was stored can be listed and read', async () => {
  await expectStillSane(target());
});
