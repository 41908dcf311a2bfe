import { useEffect } from 'react';
import type { ListQuery } from '#machines/list/types.ts';
import type { ListActor } from './list-rows.tsx';

/** Puts a query into the address: as a new step for Back, or in place of the present one. */
export type OnQuery = (query: ListQuery, step: 'push' | 'replace') => void;

/** The list follows the address, and the address the list where the page it asks for is past the last one. */
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
