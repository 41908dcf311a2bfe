import type { Environment } from './environment.ts';
import type { Shell } from './shell.ts';

interface Generations {
  readonly active?: string;
  readonly previous?: string;
}

/**
 * Removes what no open tab can still need. The generation that was active until now stays: tabs opened under it may
 * yet ask for its lazy chunks, which the host no longer has. Where it is not known which one that was, all stay: a full
 * disk has kept it from being noted.
 */
export async function activateShell({ caches }: Environment, shell: Shell): Promise<void> {
  const record = await caches.open(shell.recordName);
  const known = await readGenerations(record, shell);
  const previous = known.active === shell.cacheName ? known.previous : known.active;
  const generations: Generations = { active: shell.cacheName, ...(previous !== undefined && { previous }) };
  // Whatever becomes of the next line, nothing wrong is noted: a removal needs no room.
  await record.delete(shell.scope);
  await record.put(shell.scope, Response.json(generations)).catch(() => undefined);
  if (known.active === undefined) return;

  const names = (await caches.keys()).filter((name) => name.startsWith(shell.cachePrefix));
  // Names come in the order of their making: those after ours belong to an update that is being fetched right now.
  const older = names.slice(0, names.indexOf(shell.cacheName));
  await Promise.all(older.filter((name) => name !== previous).map((name) => caches.delete(name)));
}

async function readGenerations(record: Cache, shell: Shell): Promise<Generations> {
  const response = await record.match(shell.scope);
  // Written by no one but the function above.
  return response ? ((await response.json()) as Generations) : {};
}
