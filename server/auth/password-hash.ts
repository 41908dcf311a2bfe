import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue.ts';

/** OWASP's parameters for Argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Threads of libuv's pool where the environment names no number. */
const defaultPoolThreads = 4;

/**
 * How many passwords are hashed at the same time. Argon2 takes a core, and a thread of libuv's pool, which file access
 * shares, for tens of milliseconds: one of each stays free for everything else.
 *
 * @param poolSize `UV_THREADPOOL_SIZE` of the environment.
 */
export function concurrentHashes(cores: number, poolSize: string | undefined): number {
  const threads = Number.parseInt(poolSize ?? '', 10) || defaultPoolThreads;
  return Math.max(1, Math.min(cores, threads) - 1);
}

/**
 * The limit belongs to the process, whose pool and cores it protects. A full queue of unknown clients is done in about two
 * seconds on one core.
 */
export const hashQueue = createHashQueue({
  concurrent: concurrentHashes(availableParallelism(), process.env['UV_THREADPOOL_SIZE']),
  known: { waiting: 64, waitingPerClient: 30 },
  unknown: { waiting: 48, waitingPerClient: 24 },
});

/**
 * @param client names the user, the device or the program that sets the password, each of which has its share of the queue.
 * @throws Refusal 503 when too many passwords wait to be hashed.
 */
export function hashPassword(client: string, password: string): Promise<string> {
  return hashQueue.run({ lane: 'known', name: client }, () => hash(password, cost));
}

/**
 * Whether a signed-in user's password is that of the hash.
 *
 * @param client as for {@link hashPassword}.
 * @throws Refusal 503 when too many passwords wait to be hashed.
 */
export function isPassword(client: string, password: string, passwordHash: string | undefined): Promise<boolean> {
  return hashQueue.run({ lane: 'known', name: client }, () => verifyInTurn(password, passwordHash));
}

let nobody: Promise<string> | undefined;

/**
 * The same inside a job of the hash queue. Without a hash (nobody has that name) the same work is done, so that the time of
 * the answer does not reveal who has an account.
 */
export async function verifyInTurn(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hash(randomBytes(16).toString('base64'), cost);
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
