import { expect, test } from 'vitest';
import { shareLookups } from '#server/auth/sessions/shared-lookups.ts';

/** Lookups that the test ends. */
function open() {
  const started: { readonly key: string; readonly end: (found: string) => void; readonly fail: () => void }[] = [];
  const lookUp = shareLookups(
    (key) =>
      new Promise<string>((end, reject) => {
        started.push({ key, end, fail: () => reject(new Error('failed')) });
      }),
  );
  const at = (index: number) => {
    const found = started[index];
    if (found === undefined) throw new Error('There is no such lookup');
    return found;
  };
  return { lookUp, at, keys: () => started.map(({ key }) => key) };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('calls during a lookup share the next one, which starts after them', async () => {
  const { lookUp, at, keys } = open();
  const first = lookUp('a');
  const later = [lookUp('a'), lookUp('a'), lookUp('a')];
  expect(keys()).toEqual(['a']);
  at(0).end('before');
  expect(await first).toBe('before');
  await settle();
  expect(keys()).toEqual(['a', 'a']);
  const latest = lookUp('a');
  at(1).end('after');
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
  await settle();
  at(2).end('latest');
  expect(await latest).toBe('latest');
  expect(keys()).toHaveLength(3);
});

test('a failed lookup fails for its own callers only', async () => {
  const { lookUp, at } = open();
  const first = lookUp('a');
  const next = lookUp('a');
  at(0).fail();
  await expect(first).rejects.toThrow('failed');
  await settle();
  at(1).end('found');
  expect(await next).toBe('found');
});

test('keys do not wait for each other', async () => {
  const { lookUp, at, keys } = open();
  const hanging = lookUp('a');
  const other = lookUp('b');
  expect(keys()).toEqual(['a', 'b']);
  at(1).end('found');
  expect(await other).toBe('found');
  at(0).end('late');
  expect(await hanging).toBe('late');
});
