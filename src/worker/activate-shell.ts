import type { Environment } from './environment.ts';
import type { Shell } from './shell.ts';

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
