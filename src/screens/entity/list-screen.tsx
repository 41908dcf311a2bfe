import { useActorRef } from '@xstate/react';
import { listLogic } from '#actors/list-logic.ts';
import { useLogic } from '#actors/use-logic.ts';
import { useResumed } from '#actors/use-resumed.ts';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { ListPager } from '../list-pager.tsx';
import { type OnQuery, useListQuery } from '../use-list-query.ts';
import { CreateButton } from './create-button.tsx';
import { ListBody } from './list-body.tsx';
import css from './list-screen.module.css';

interface ListScreenProps {
  readonly entity: Entity;
  /** What the address asks for. */
  readonly query: ListQuery;
  readonly onQuery: OnQuery;
}

/** The list of any entity: paging and search (section 2). The address holds the query; this screen follows it. */
export function ListScreen({ entity, query, onQuery }: ListScreenProps) {
  const text = useText();
  const list = useActorRef(useLogic(listLogic, entity), { input: { query } });
  const { perPage, search } = query;
  useResumed(list);
  useListQuery(list, query, onQuery);

  return (
    <div className={css['screen']}>
      <PageTitle heading={text(entity.label)}>
        <SearchBox
          label={text('Search')}
          value={search}
          onChange={(sought) => onQuery({ page: 1, perPage, search: sought }, 'replace')}
        />
        <CreateButton entity={entity} />
      </PageTitle>
      <ListBody entity={entity} list={list} onClearSearch={() => onQuery({ page: 1, perPage, search: '' }, 'push')} />
      <ListPager list={list} query={query} onQuery={onQuery} />
    </div>
  );
}
