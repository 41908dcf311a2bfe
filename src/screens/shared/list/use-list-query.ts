import { useEffect } from 'react';
import type { ListQuery } from '#machines/list/types.ts';
import type { ListActor } from './list-rows.tsx';

/** Writes a query to the URL: as a new history entry, or in place of the current one. */
export type OnQuery = (query: ListQuery, step: 'push' | 'replace') => void;

/** Synchronizes list and URL: the list follows the URL, and a page after the last one is replaced in the URL. */
export function useListQuery(list: ListActor, { page, perPage, search }: ListQuery, onQuery: OnQuery): void {
  useEffect(() => {
    list.send({ type: 'list.queryChanged', query: { page, perPage, search } });
  }, [list, page, perPage, search]);

  useEffect(() => {
    const subscription = list.on('list.pageOutOfRange', ({ lastPage }) => {
      onQuery({ page: lastPage, perPage, search }, 'replace');
    });
    return () => subscription.unsubscribe();
  }, [list, onQuery, perPage, search]);
}
