import type { OwnApi } from '#api/api.ts';
import type { WriteOptions } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { offerUndo } from '#history/undo/offers.ts';
import { invalidate } from '#lists/known.ts';
import { capabilitiesInTime } from '#session/capabilities/capabilities.ts';
import { type Entry, withCacheEventually } from '#storage/cache/store/database.ts';
import { markStale } from '#storage/cache/store/put-page.ts';
import type { Change } from '#storage/changes.ts';
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
 * Sends a write and returns its result. If the server has a history, the request and the result carry the id of the user's
 * action. What the write may have changed is forgotten in this window and marked in its storage.
 */
export async function writeAndInvalidate<R extends Outcome>(
  api: OwnApi,
  { changed, recent, series = newUuid(), send }: Write<R>,
): Promise<R> {
  // Read before the send: another user may be signed in when the response arrives.
  const scope = api.scope();
  const { history, trash } = await capabilitiesInTime(api);
  const userId = api.credentials.holder();
  const result = await sendGrouped(send, history ? { series } : {});
  if (result.kind === 'ok' && recent && history && trash) {
    // Each create of a series is a change of its own.
    offerUndo(userId, { ...recent, id: recent.id ?? idIn(result.data) ?? null, series });
  }
  if (result.kind !== 'ok' && result.kind !== 'unknown') return result;
  invalidate(api, changed.endpoints.list);
  const outcome = result.kind === 'ok' ? 'saved' : 'unknown';
  const storing = Promise.all([listAsRecent(scope, recent, outcome), markCacheStale(scope, changed)]);
  // Unresponsive storage does not delay the result: it stores both once it responds.
  await unlessUnresponsive(storing, 'lists', 'changes').catch(() => undefined);
  return result;
}

async function sendGrouped<R extends Outcome>(send: Write<R>['send'], grouped: Pick<WriteOptions, 'series'>) {
  const result = await send(grouped);
  return result.kind === 'ok' ? { ...result, ...grouped } : result;
}

async function listAsRecent(scope: Promise<string | null>, recent: RecentChange | null, outcome: Change['outcome']) {
  const id = await scope;
  if (id !== null && recent) await putRecentChange(id, recent, outcome);
}

/** Marks the cached pages and records of the entity, and all cached dropdowns: any of them may name the record. */
async function markCacheStale(scope: Promise<string | null>, { endpoints }: Pick<Entity, 'endpoints'>) {
  const id = await scope;
  if (id === null) return;
  const [, list] = splitEndpoint(endpoints.list);
  const isAffected = ({ path, kind }: Entry) =>
    path === list || kind === 'option' || (kind === 'record' && path.startsWith(`${list}/`));
  await withCacheEventually((database) => markStale(database, id, isAffected));
}
