import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { listLogic } from '#actors/list-logic.ts';
import { createOptionStore } from '#actors/option-store.ts';
import { useServices } from '#actors/services-context.ts';
import { useLogic } from '#actors/use-logic.ts';
import { useResumed } from '#actors/use-resumed.ts';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Pager } from '#ui/pager.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { CreateButton } from './create-button.tsx';
import { ListBody } from './list-body.tsx';
import css from './list-screen.module.css';

interface ListScreenProps {
  readonly entity: Entity;
  /** What the address asks for. */
  readonly query: ListQuery;
  /** Puts a query into the address: as a new step for Back, or in place of the present one. */
  readonly onQuery: (query: ListQuery, step: 'push' | 'replace') => void;
}

/** The list of any entity: paging and search (section 2). The address holds the query; this screen follows it. */
export function ListScreen({ entity, query, onQuery }: ListScreenProps) {
  const text = useText();
  const list = useActorRef(useLogic(listLogic, entity), { input: { query } });
  const total = useSelector(list, ({ context }) => context.total);
  const busy = useSelector(list, (snapshot) => snapshot.hasTag('busy'));
  const { page, perPage, search } = query;
  const { api } = useServices();
  const options = useMemo(() => createOptionStore(api), [api]);
  useResumed(list);

  useEffect(() => {
    list.send({ type: 'list.queryChanged', query: { page, perPage, search } });
  }, [list, page, perPage, search]);

  useEffect(() => {
    const subscription = list.on('list.pageOutOfRange', ({ lastPage }) => {
      onQuery({ page: lastPage, perPage, search }, 'replace');
    });
    return () => subscription.unsubscribe();
  }, [list, onQuery, perPage, search]);

  return (
    <OptionStoreContext value={options}>
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
        <Pager
          page={page}
          pageSize={perPage}
          total={total}
          busy={busy}
          onPage={(next) => onQuery({ page: next, perPage, search }, 'push')}
          onPageSize={(size) => onQuery({ page: 1, perPage: size, search }, 'push')}
        />
      </div>
    </OptionStoreContext>
  );
}
