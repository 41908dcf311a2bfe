import { describe, expect, test } from 'vitest';
import { createHashQueue, type HashClient } from '#server/auth/passwords/hash-queue.ts';
import { concurrentHashes } from '#server/auth/passwords/password-hash.ts';

const limits = {
  concurrent: 1,
  known: { waiting: 3, waitingPerClient: 2 },
  unknown: { waiting: 6, waitingPerClient: 4 },
};
const from = (address: string): HashClient => ({ lane: 'unknown', name: address });
const known = (name: string): HashClient => ({ lane: 'known', name });
const busy = { status: 503, retryAfter: 5 };

/** A queue whose jobs end when the test calls `finish`. */
function open(concurrent = 1) {
  const queue = createHashQueue({ ...limits, concurrent });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let maxRunning = 0;
  const add = (name: string, client: HashClient) => {
    const done = queue.run(client, async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      order.push(name);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return name;
    });
    done.catch(() => undefined);
    return done;
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  async function finish(): Promise<void> {
    await settle();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  }
  return { add, finish, settle, order, maxRunning: () => maxRunning };
}

test.each([
  [1, undefined, 1],
  [2, undefined, 1],
  [4, undefined, 3],
  [16, undefined, 3],
  [16, '8', 7],
  [4, '16', 3],
  [8, '1', 1],
  [8, 'none', 3],
])('%i cores and a thread pool of %s: %i passwords at the same time', (cores, poolSize, concurrent) => {
  expect(concurrentHashes(cores, poolSize)).toBe(concurrent);
});

describe('the queue of password hashes', () => {
  test.each([1, 3])('never runs more than %i jobs at the same time', async (concurrent) => {
    const queue = open(concurrent);
    const jobs = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.add(name, from(name)));
    await queue.finish();
    expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(queue.maxRunning()).toBe(concurrent);
  });

  test('refuses excess jobs of one address with 503 and Retry-After, and serves another address', async () => {
    const queue = open();
    const jobs = Array.from({ length: 8 }, (_, at) => queue.add(`a${at}`, from('a')));
    const other = queue.add('b', from('b'));
    await expect(jobs[5]).rejects.toMatchObject(busy);
    await queue.finish();
    expect(await other).toBe('b');
    expect((await Promise.allSettled(jobs)).filter(({ status }) => status === 'rejected')).toHaveLength(3);
    // The other address has the second turn.
    expect(queue.order).toEqual(['a0', 'a1', 'b', 'a2', 'a3', 'a4']);
  });

  test('replaces the last job of the busiest address with a job of another address when it is full', async () => {
    const queue = open();
    const first = queue.add('a0', from('a'));
    const jobs = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.add(name, from('a')));
    const others = ['b', 'c', 'd'].map((name) => queue.add(name, from(name)));
    await expect(jobs[3]).rejects.toMatchObject(busy);
    await queue.finish();
    expect(await Promise.all([first, ...others])).toEqual(['a0', 'b', 'c', 'd']);
  });

  test('serves known devices first and in turns, and limits their jobs too', async () => {
    const queue = open();
    const jobs = ['a0', 'a1', 'a2'].map((name) => queue.add(name, from('a')));
    const device = ['k0', 'k1', 'k2'].map((name) => queue.add(name, known('k')));
    await expect(device[2]).rejects.toMatchObject(busy);
    const others = ['l', 'm'].map((name) => queue.add(name, known(name)));
    // The lane is full: a device without jobs replaces a job of the device with two.
    await expect(device[1]).rejects.toMatchObject(busy);
    await queue.finish();
    await Promise.all([...jobs, ...others]);
    expect(queue.order).toEqual(['a0', 'k0', 'l', 'm', 'a1', 'a2']);
  });

  test('starts the next job after a job that fails', async () => {
    const queue = createHashQueue(limits);
    const failed = queue.run(known('k'), () => Promise.reject(new Error('no')));
    const next = queue.run(known('k'), async () => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
