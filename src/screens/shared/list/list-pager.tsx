import { useSelector } from '@xstate/react';
import { listView } from '#machines/list/machine.ts';
import { Pager } from '#ui/table/pager.tsx';
import type { ListActor } from './list-rows.tsx';
import type { OnQuery } from './use-list.ts';

interface ListPagerProps {
  readonly list: ListActor;
  readonly onQuery: OnQuery;
  /** The numbers of the cached pages; null while the server can be reached. */
  readonly cachedPages?: readonly number[] | null;
}

/** The pager of a list. Offline, pages that are not cached are marked. */
export function ListPager({ list, onQuery, cachedPages = null }: ListPagerProps) {
  const query = useSelector(list, ({ context }) => context.query);
  const total = useSelector(list, ({ context }) => context.total);
  const isEstimate = useSelector(list, ({ context }) => context.shown?.isEstimate);
  const busy = useSelector(list, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(list, (snapshot) => listView(snapshot).kind === 'failed');
  // Beside an error, only cached pages can be opened.
  if (hasFailed && !cachedPages?.length) return null;
  return (
    <Pager
      page={query.page}
      pageSize={query.perPage}
      total={total}
      isEstimate={isEstimate}
      busy={busy}
      isUnavailable={(other) => cachedPages !== null && !cachedPages.includes(other)}
      onPage={(next) => onQuery((newest) => ({ ...newest, page: next }), 'push')}
      onPageSize={(size) => onQuery((newest) => ({ ...newest, page: 1, perPage: size }), 'push')}
    />
  );
}
