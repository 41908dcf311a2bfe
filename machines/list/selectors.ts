import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/result.ts';
import type { listMachine } from './machine.ts';
import { isSameQuery } from './query.ts';
import type { CacheNote, ListRow } from './types.ts';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/**
 * What the list's place shows.
 * - `skeleton`: nothing is known yet, or the load is slow.
 * - `rows`: `isFormer` rows are of the query before, kept for a moment and to be marked; `refreshFailure` tells that
 *   they could not be read again; `copy` that they are what the device has kept; `hasPendingPage` that newer ones wait.
 * - `failed`: there is nothing to show for this query, and why.
 */
export type ListView =
  | { readonly kind: 'skeleton' }
  | {
      readonly kind: 'rows';
      readonly rows: readonly ListRow[];
      readonly isFormer: boolean;
      readonly refreshFailure: Failure | null;
      /** When the server answered so, where that is known: an instant in milliseconds. */
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
    // Of the query that is asked: the rows before were read well.
    refreshFailure: isFormer ? null : failure,
    asOf: shown.asOf ?? null,
    copy: shown.copy ?? null,
    hasPendingPage: pendingPage !== null,
  };
}
