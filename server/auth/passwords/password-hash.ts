import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue.ts';

/** OWASP's parameters for Argon2id: 19 MiB of memory, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Threads of libuv's pool without `UV_THREADPOOL_SIZE`. */
const defaultPoolThreads = 4;

/**
 * How many passwords to hash at the same time. Argon2 uses a core and a thread of libuv's pool for tens of milliseconds.
 * File access shares that pool. One core and one thread stay free.
 *
 * @param poolSize the variable `UV_THREADPOOL_SIZE`.
 */
export function concurrentHashes(cores: number, poolSize: string | undefined): number {
  const threads = Number.parseInt(poolSize ?? '', 10) || defaultPoolThreads;
  return Math.max(1, Math.min(cores, threads) - 1);
}

/**
 * One queue per process, because it protects the pool and the cores of the process. A full queue of unknown clients takes
 * about two seconds on one core.
 */
export const hashQueue = createHashQueue({
  concurrent: concurrentHashes(availableParallelism(), process.env['UV_THREADPOOL_SIZE']),
  known: { waiting: 64, waitingPerClient: 30 },
  unknown: { waiting: 48, waitingPerClient: 24 },
});

/**
 * @param client identifies the user, the device or the program that sets the password. Each has its share of the queue.
 * @throws Refusal 503 when too many passwords wait to be hashed.
 */
export function hashPassword(client: string, password: string): Promise<string> {
  return hashQueue.run({ lane: 'known', name: client }, () => hash(password, cost));
}

/**
 * Whether a signed-in user's password matches the hash.
 *
 * @param client as for {@link hashPassword}.
 * @throws Refusal 503 when too many passwords wait to be hashed.
 */
export function isPassword(client: string, password: string, passwordHash: string | undefined): Promise<boolean> {
  return hashQueue.run({ lane: 'known', name: client }, () => verifyPassword(password, passwordHash));
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Call it inside a job of the hash queue. Without a hash (no such account) it does
 * the same work, so that the response time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash(randomBytes(16).toString('base64'), cost);
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
}
