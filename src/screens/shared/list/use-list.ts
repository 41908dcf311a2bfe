import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeUndone } from '#history/undo/offers.ts';
import type { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { ListActor } from './list-rows.tsx';
import { useRevalidation } from './use-revalidation.ts';

/**
 * Changes the newest query, which the URL shows: as a new history entry, or in place of the current one. A query that a
 * component has rendered may be an older one.
 */
export type OnQuery = (change: (newest: ListQuery) => ListQuery, step: 'push' | 'replace') => void;

/** The URL, which follows a list that has opened another page already. */
export interface QueryAddress {
  readonly onQuery: OnQuery;
  /** The query that the URL has, or will have after the writes and navigations under way. */
  readonly latestQuery?: () => ListQuery | undefined;
  /** Calls back when `latestQuery` may have changed. Returns a function to stop. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Calls back after each navigation. Returns a function to stop. */
  readonly onSettled?: (listener: () => void) => () => void;
}

interface ListOptions {
  readonly logic: typeof listMachine;
  readonly query: ListQuery;
  /** The page that is shown at once, if one is known. Used only when the list starts. */
  readonly first?: ListPage | undefined;
  /** The path of the area whose records the list has, if a change of them can be undone. */
  readonly area?: string;
  readonly address: QueryAddress;
}

/**
 * Starts a list that follows the query in the URL, and refreshes after an undo of a change of its records. A page after the
 * last one is replaced in the URL.
 */
export function useList({ logic, query, first, area, address }: ListOptions): ListActor {
  const { onQuery, latestQuery, onSettled } = address;
  const list = useActorRef(logic, { input: { query, first } });
  useResumed(list);
  useEffect(() => {
    // While the URL follows the list, `query` can be one that the list has left.
    const follow = () => {
      const latest = latestQuery ? latestQuery() : query;
      if (latest) list.send({ type: 'list.queryChanged', query: latest });
    };
    follow();
    return onSettled?.(follow);
  }, [list, query, latestQuery, onSettled]);
  useEffect(() => {
    const subscription = list.on('list.pageOutOfRange', ({ lastPage }) => {
      onQuery((newest) => ({ ...newest, page: lastPage }), 'replace');
    });
    return () => subscription.unsubscribe();
  }, [list, onQuery]);
  useEffect(() => subscribeUndone((undone) => undone === area && list.send({ type: 'list.refresh' })), [list, area]);
  useRevalidation(list, 'list.revalidate');
  return list;
}

/** Opens another query at once. The URL follows. */
export function useOpenQuery(list: ListActor, { onQuery, latestQuery }: QueryAddress): OnQuery {
  return useCallback(
    (change, step) => {
      const newest = latestQuery?.() ?? list.getSnapshot().context.query;
      list.send({ type: 'list.queryChanged', query: change(newest) });
      onQuery(change, step);
    },
    [list, onQuery, latestQuery],
  );
}

const never = () => () => undefined;

/** The search of the newest query. */
export function useNewestSearch({ latestQuery, subscribe = never }: QueryAddress, rendered: ListQuery): string {
  const newest = useSyncExternalStore(subscribe, () => (latestQuery ? latestQuery()?.search : rendered.search));
  // While another screen opens, the list shows what it showed.
  const [shown, setShown] = useState(newest ?? rendered.search);
  if (newest !== undefined && newest !== shown) setShown(newest);
  return newest ?? shown;
}
