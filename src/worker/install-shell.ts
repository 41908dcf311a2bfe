import { type Environment, timedFetch } from './environment.ts';
import { checkResponse, completeUrl, firstMatch, openOtherGenerations, pageUrl, type Shell } from './shell.ts';

const installTimeoutMs = 120_000;

/** How many files are fetched at the same time: the page needs the connection too. */
const filesAtOnce = 4;

/** The cache of this generation, and those of the others. */
export interface ShellCaches {
  readonly own: Cache;
  readonly others: readonly Cache[];
}

export async function openShell(environment: Environment, shell: Shell): Promise<ShellCaches> {
  const own = await environment.caches.open(shell.cacheName);
  return { own, others: await openOtherGenerations(environment, shell) };
}

/**
 * Caches every file of this generation. If it throws, the files that have arrived stay cached: the browser tries again
 * later, and only the missing files are fetched then.
 */
export async function installShell(environment: Environment, shell: Shell): Promise<void> {
  const caches = await openShell(environment, shell);
  const failures = await cacheFiles(environment, shell, caches, await missingFrom(caches.own, shell));
  if (failures.length > 0) throw failures[0];
  await noteComplete(environment, shell, caches.own);
}

/** The URLs of the files that a generation's cache does not have. */
export async function missingFrom(own: Cache, shell: Shell): Promise<readonly string[]> {
  const present = new Set((await own.keys()).map(({ url }) => url));
  return [...shell.urls.keys()].filter((url) => !present.has(url));
}

/** Caches files, a few at a time. One that fails does not stop the others. Resolves with the failures. */
export async function cacheFiles(
  environment: Environment,
  shell: Shell,
  caches: ShellCaches,
  urls: readonly string[],
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const rest = urls.values();
  const cacheRest = async () => {
    for (const url of rest) {
      await cacheFile(environment, shell, caches, url).catch((cause: unknown) => failures.push(cause));
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, cacheRest));
  return failures;
}

/** Caches a file, from another generation if its name has a hash, or from the server. */
async function cacheFile(
  environment: Environment,
  shell: Shell,
  { own, others }: ShellCaches,
  url: string,
): Promise<void> {
  const existing = shell.urls.get(url)?.revision === null ? await firstMatch(others, url) : undefined;
  await own.put(url, existing ?? (await fetchEntry(environment, shell, url)));
}

/** Records that a generation's cache has all of its files from now on. Resolves with the time. */
export async function noteComplete({ now }: Environment, shell: Shell, own: Cache): Promise<number> {
  const since = now();
  // If storage is full, the time is noted at the next check.
  await own.put(completeUrl(shell), new Response(String(since))).catch(() => undefined);
  return since;
}

/** @throws Error if the server does not have this generation's file. */
export async function fetchEntry(environment: Environment, shell: Shell, url: string): Promise<Response> {
  const address = url === pageUrl(shell) ? shell.scope : url;
  // A file with a hashed name never changes. Other files must bypass the browser's own cache.
  const cache = shell.urls.get(url)?.revision === null ? 'default' : 'reload';
  const response = await timedFetch(environment, address, {
    milliseconds: installTimeoutMs,
    credentials: 'same-origin',
    cache,
  });
  const checked = await checkResponse(shell, url, response);
  if (!checked) throw new Error(`${url} cannot be cached: the server responded with ${String(response.status)}`);
  return checked;
}

interface Generations {
  readonly active?: string;
  readonly previous?: string;
}

/**
 * Deletes the caches that no open tab can need. It keeps the previously active generation: tabs of that generation may
 * still request its lazy chunks, which the server no longer has. If the active generation is unknown, because storage
 * was full when it was recorded, it keeps all of them.
 */
export async function activateShell({ caches }: Environment, shell: Shell): Promise<void> {
  const record = await caches.open(shell.recordName);
  const known = await readGenerations(record, shell);
  const previous = known.active === shell.cacheName ? known.previous : known.active;
  const generations: Generations = { active: shell.cacheName, ...(previous !== undefined && { previous }) };
  // Delete the record first, which needs no space: if the next line fails, there is no wrong record.
  await record.delete(shell.scope);
  await record.put(shell.scope, Response.json(generations)).catch(() => undefined);
  if (known.active === undefined) return;

  const names = (await caches.keys()).filter((name) => name.startsWith(shell.cachePrefix));
  // Names are in order of creation. Those after ours belong to an update that is being installed now.
  const older = names.slice(0, names.indexOf(shell.cacheName));
  await Promise.all(older.filter((name) => name !== previous).map((name) => caches.delete(name)));
}

async function readGenerations(record: Cache, shell: Shell): Promise<Generations> {
  const response = await record.match(shell.scope);
  // Only the function above writes this.
  return response ? ((await response.json()) as Generations) : {};
}
