import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { ListActor } from './list-rows.tsx';
import { useRevalidation } from './use-revalidation.ts';

/** Writes a query to the URL: as a new history entry, or in place of the current one. */
export type OnQuery = (query: ListQuery, step: 'push' | 'replace') => void;

interface ListOptions {
  readonly logic: typeof listMachine;
  readonly query: ListQuery;
  /** The page that is shown at once, if one is known. Used only when the list starts. */
  readonly first?: ListPage | undefined;
  readonly onQuery: OnQuery;
}

/** Starts a list that follows the query in the URL. A page after the last one is replaced in the URL. */
export function useList({ logic, query, first, onQuery }: ListOptions): ListActor {
  const list = useActorRef(logic, { input: { query, first } });
  useResumed(list);
  useEffect(() => {
    list.send({ type: 'list.queryChanged', query });
  }, [list, query]);
  useEffect(() => {
    const subscription = list.on('list.pageOutOfRange', ({ lastPage }) => {
      onQuery({ ...list.getSnapshot().context.query, page: lastPage }, 'replace');
    });
    return () => subscription.unsubscribe();
  }, [list, onQuery]);
  useRevalidation(list, 'list.revalidate');
  return list;
}
