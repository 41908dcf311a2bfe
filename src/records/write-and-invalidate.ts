import type { Api } from '#api/api.ts';
import type { Entry } from '#cache/store/database.ts';
import { markStale } from '#cache/store/mark-stale.ts';
import { withCacheEventually } from '#cache/store/with-cache.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { Result } from '#machines/result.ts';
import { unlessUnresponsive } from '#storage/bounded-work.ts';
import { putRecentChange, type RecentChange } from './recent-changes.ts';

interface Write<T> {
  /** Whose records it changes. */
  readonly changed: Pick<Entity, 'endpoints'>;
  /** What the person finds among their changes; null for what is not listed there. */
  readonly recent: RecentChange | null;
  readonly send: () => Promise<Result<T>>;
}

/**
 * Sends a write and passes its answer on. Where something may have been changed, it stands among the person's changes,
 * and the entity's kept pages say from now on that they are of before; so do the kept items of dropdowns, any of which
 * may name the record. Whose stay that is, is asked when the write begins: by its answer somebody else may be here. Storage
 * that does not respond holds up no answer: it is noted when it responds.
 */
export async function writeAndInvalidate<T>(api: Api, { changed, recent, send }: Write<T>): Promise<Result<T>> {
  const stay = api.scope();
  const answer = await send();
  if (answer.kind !== 'ok' && answer.kind !== 'unknown') return answer;
  const scope = await stay;
  if (scope === null) return answer;
  const [, list] = splitEndpoint(changed.endpoints.list);
  const isTouched = ({ path, kind }: Entry) => path === list || kind === 'option';
  const noting = Promise.all([
    recent && putRecentChange(scope, recent, answer.kind === 'ok' ? 'saved' : 'unknown'),
    withCacheEventually((database) => markStale(database, scope, isTouched)),
  ]);
  await unlessUnresponsive(noting, 'lists', 'changes').catch(() => undefined);
  return answer;
}
