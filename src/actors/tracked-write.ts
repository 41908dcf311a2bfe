import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { Answer } from '#machines/answer.ts';
import { type Entry, keptDatabase } from '#storage/kept/database.ts';
import { markStale } from '#storage/kept/mark-stale.ts';
import { keepRecent, type RecentChange } from './recent-changes.ts';

interface Write<T> {
  /** Whose records it changes. */
  readonly changed: Pick<Entity, 'endpoints'>;
  /** What the person finds among their changes; null for what is not listed there. */
  readonly recent: RecentChange | null;
  readonly send: () => Promise<Answer<T>>;
}

/**
 * Sends a write and passes its answer on. Where something may have been changed, it stands among the person's changes,
 * and the entity's kept pages say from now on that they are of before; so do the kept items of dropdowns, any of which
 * may name the record. Whose stay that is, is asked when the write begins: by its answer somebody else may be here.
 */
export async function trackedWrite<T>(api: Api, { changed, recent, send }: Write<T>): Promise<Answer<T>> {
  const stay = api.scope();
  const answer = await send();
  if (answer.kind !== 'ok' && answer.kind !== 'unknown') return answer;
  const scope = await stay;
  if (scope === null) return answer;
  if (recent !== null) await keepRecent(scope, recent, answer.kind === 'ok' ? 'saved' : 'unknown');
  const [, list] = splitEndpoint(changed.endpoints.list);
  const isTouched = ({ path, kind }: Entry) => path === list || kind === 'option';
  await keptDatabase()
    .then((database) => markStale(database, scope, isTouched))
    .catch(() => undefined);
  return answer;
}
