import { useSelector } from '@xstate/react';
import type { ListQuery } from '#machines/list/types.ts';
import { Pager } from '#ui/table/pager.tsx';
import type { ListActor } from './list-rows.tsx';
import type { OnQuery } from './use-list-query.ts';

interface ListPagerProps {
  readonly list: ListActor;
  readonly query: ListQuery;
  readonly onQuery: OnQuery;
  /** The pages that this device has, where the server cannot be asked for others. */
  readonly kept?: readonly number[] | null;
}

/** Where one stands in a list, and the ways on. */
export function ListPager({ list, query: { page, perPage, search }, onQuery, kept = null }: ListPagerProps) {
  const total = useSelector(list, ({ context }) => context.total);
  const busy = useSelector(list, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Pager
      page={page}
      pageSize={perPage}
      total={total}
      busy={busy}
      isAway={(other) => kept !== null && !kept.includes(other)}
      onPage={(next) => onQuery({ page: next, perPage, search }, 'push')}
      onPageSize={(size) => onQuery({ page: 1, perPage: size, search }, 'push')}
    />
  );
}
