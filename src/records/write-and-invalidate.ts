import type { OwnApi } from '#api/api.ts';
import type { WriteOptions } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { offerUndo } from '#history/undo/offers.ts';
import { invalidate } from '#lists/known.ts';
import { capabilitiesInTime } from '#session/capabilities/capabilities.ts';
import { type Entry, withCacheEventually } from '#storage/cache/store/database.ts';
import { markStale } from '#storage/cache/store/put-page.ts';
import { unlessUnresponsive } from '#storage/health.ts';
import { idIn } from './id-in.ts';
import { newUuid } from './new-uuid.ts';
import { putRecentChange, type RecentChange } from './recent-changes.ts';

/** What a write resolves to: a `Result`, or one with more kinds. */
interface Outcome {
  readonly kind: string;
  readonly data?: unknown;
}

interface Write<R extends Outcome> {
  /** The entity whose records the write changes. */
  readonly changed: Pick<Entity, 'endpoints'>;
  /** The entry for the user's recent changes; null for none. */
  readonly recent: RecentChange | null;
  /** The UUID of the user's action, if it has several writes. */
  readonly series?: string | undefined;
  readonly send: (options: Pick<WriteOptions, 'series'>) => Promise<R>;
}

/**
 * Sends a write and returns its result. If the write may have changed something, adds it to the user's recent changes and
 * marks the entity's cached pages as stale, and all cached dropdown options, because any of them may name the record. Reads
 * the scope before the send: another user may be signed in when the response arrives. Unresponsive storage does not delay
 * the result: the marks are written once storage responds. If the server has a history, the request and the result carry
 * the id of the user's action, and the user can undo it.
 */
export async function writeAndInvalidate<R extends Outcome>(
  api: OwnApi,
  { changed, recent, series = newUuid(), send }: Write<R>,
): Promise<R> {
  const scopeAtSend = api.scope();
  const { history, trash } = await capabilitiesInTime(api);
  const grouped = history ? { series } : {};
  const userId = api.credentials.holder();
  const sent = await send(grouped);
  const result = sent.kind === 'ok' ? { ...sent, ...grouped } : sent;
  if (result.kind === 'ok' && recent && history && trash) {
    // Each create of a series is a change of its own.
    offerUndo(userId, { ...recent, id: recent.id ?? idIn(result.data) ?? null, series });
  }
  if (result.kind !== 'ok' && result.kind !== 'unknown') return result;
  invalidate(api, changed.endpoints.list);
  const scope = await scopeAtSend;
  if (scope === null) return result;
  const [, list] = splitEndpoint(changed.endpoints.list);
  const isAffected = ({ path, kind }: Entry) =>
    path === list || kind === 'option' || (kind === 'record' && path.startsWith(`${list}/`));
  const marking = Promise.all([
    recent && putRecentChange(scope, recent, result.kind === 'ok' ? 'saved' : 'unknown'),
    withCacheEventually((database) => markStale(database, scope, isAffected)),
  ]);
  await unlessUnresponsive(marking, 'lists', 'changes').catch(() => undefined);
  return result;
}
