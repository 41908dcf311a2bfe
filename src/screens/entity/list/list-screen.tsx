import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { listLogic } from '#lists/list-logic.ts';
import type { PrefetchedPage } from '#lists/load-list-page.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { SearchBox } from '#ui/table/search-box.tsx';
import { ListAge } from '../../shared/list/list-age.tsx';
import { ListPager } from '../../shared/list/list-pager.tsx';
import { useCacheUpdates } from '../../shared/list/use-cache-updates.ts';
import { useCachedPages } from '../../shared/list/use-cached-pages.ts';
import { type OnQuery, useListQuery } from '../../shared/list/use-list-query.ts';
import { useRevalidation } from '../../shared/list/use-revalidation.ts';
import { CreateButton } from './create-button.tsx';
import { ListBody } from './list-body.tsx';
import css from './list-screen.module.css';

interface ListScreenProps {
  readonly entity: Entity;
  /** The query in the URL. */
  readonly query: ListQuery;
  /** The prefetched page. */
  readonly prefetched?: PrefetchedPage | undefined;
  readonly onQuery: OnQuery;
}

/** The list of any entity: paging and search (section 2). The query is in the URL. */
export function ListScreen({ entity, query, prefetched, onQuery }: ListScreenProps) {
  const text = useText();
  const api = useOwnApi(prefetched?.served.api);
  const logic = useMemo(() => listLogic(api, entity, prefetched), [api, entity, prefetched]);
  const list = useActorRef(logic, { input: { query } });
  const { perPage, search } = query;
  useResumed(list);
  useListQuery(list, query, onQuery);
  useRevalidation(list, 'list.revalidate');
  useCacheUpdates(list, entity);
  const cachedPages = useCachedPages(list, entity, query);
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  return (
    <div className={css['screen']}>
      <PageTitle heading={text(entity.label)}>
        <SearchBox
          label={text('Search')}
          value={search}
          onChange={(searchText) => onQuery({ page: 1, perPage, search: searchText }, 'replace')}
        />
        <CreateButton entity={entity} />
      </PageTitle>
      <div className={css['line']}>
        <ListAge list={list} />
        <div className={css['waiting']}>
          <SlowNotice calls={api.pending} />
        </div>
        <div ref={setSlot} />
      </div>
      <ListBody entity={entity} list={list} cachedPages={cachedPages} query={query} onQuery={onQuery} slot={slot} />
      <ListPager list={list} query={query} cachedPages={cachedPages} onQuery={onQuery} />
    </div>
  );
}
