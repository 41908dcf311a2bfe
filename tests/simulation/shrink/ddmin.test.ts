import { expect, test } from 'vitest';
import { fc } from '../../support/fast-check.ts';
import { ddmin } from './ddmin.ts';

const keyOf = (item: number) => item;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const containsAll = (wanted: readonly number[]) => async (selection: readonly number[]) =>
  wanted.every((one) => selection.includes(one)) ? selection : null;

test('finds exactly the items that are needed, in their order', async () => {
  const found = await ddmin(upTo(64), { keyOf, fails: containsAll([3, 40, 41, 63]), maxTries: 1000 });
  expect(found).toEqual([3, 40, 41, 63]);
});

test('finds any needed items, and needs each of them', async () => {
  const lists = fc.integer({ min: 2, max: 40 }).chain((length) =>
    fc.record({
      length: fc.constant(length),
      wanted: fc.uniqueArray(fc.integer({ min: 0, max: length - 1 }), { minLength: 1 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(lists, async ({ length, wanted }) => {
      const found = await ddmin(upTo(length), { keyOf, fails: containsAll(wanted), maxTries: 10_000 });
      expect(found).toEqual(wanted.toSorted((one, other) => one - other));
    }),
  );
});

test('no single item of the result can be left out, also if items depend on others', async () => {
  // Fails with an even number of items, and with item 7.
  const fails = async (selection: readonly number[]) =>
    selection.includes(7) && selection.length % 2 === 0 ? selection : null;
  const found = await ddmin(upTo(20), { keyOf, fails, maxTries: 1000 });
  expect(await fails(found)).toEqual(found);
  for (const item of found) expect(await fails(found.filter((one) => one !== item))).toBeNull();
});

test('goes on with what was used, never tries a selection twice, and stops in time', async () => {
  const tried: string[] = [];
  const fails = async (selection: readonly number[]) => {
    tried.push(selection.join(' '));
    return selection.includes(5) ? selection.filter((one) => one % 5 === 0) : null;
  };
  expect(await ddmin(upTo(30), { keyOf, fails, maxTries: 1000 })).toEqual([5]);
  expect(new Set(tried).size).toBe(tried.length);
  let tries = 0;
  const passes = async () => {
    tries += 1;
    return null;
  };
  expect(await ddmin(upTo(30), { keyOf, fails: passes, maxTries: 10 })).toEqual(upTo(30));
  expect(tries).toBe(10);
});
