import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/result.ts';
import type { listMachine } from './machine.ts';
import { isSameQuery } from './query.ts';
import type { CacheNote, ListRow } from './types.ts';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/**
 * What the screen shows for a list.
 * - `skeleton`: nothing is known yet, or the load is slow.
 * - `rows`: `isFormer`: the rows belong to the previous query and are marked. `refreshFailure`: why they could not be
 *   reloaded. `copy`: they come from the cache. `hasPendingPage`: newer rows wait.
 * - `failed`: there is nothing to show for this query.
 */
export type ListView =
  | { readonly kind: 'skeleton' }
  | {
      readonly kind: 'rows';
      readonly rows: readonly ListRow[];
      readonly isFormer: boolean;
      readonly refreshFailure: Failure | null;
      /** When the server returned the rows, in milliseconds since 1970; null if unknown. */
      readonly asOf: number | null;
      readonly copy: CacheNote | null;
      readonly hasPendingPage: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

export function listView(snapshot: ListSnapshot): ListView {
  const { shown, failure, query, pendingPage } = snapshot.context;
  if (snapshot.matches('failed') && failure) return { kind: 'failed', failure };
  const hasRows = (['loaded', 'loading', 'lookingUp'] as const).some((state) => snapshot.matches(state));
  if (!shown || !hasRows) return { kind: 'skeleton' };
  const isFormer = !isSameQuery(shown.query, query);
  return {
    kind: 'rows',
    rows: shown.rows,
    isFormer,
    // The failure belongs to the current query, not to the rows of the previous one.
    refreshFailure: isFormer ? null : failure,
    asOf: shown.asOf ?? null,
    copy: shown.copy ?? null,
    hasPendingPage: pendingPage !== null,
  };
}
