import { useCallback, useId, useMemo, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ListQuery, ListRow } from '#machines/list/types.ts';
import { categoryList } from '#records/category-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { controlId } from '#ui/controls/control.ts';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { SearchBox } from '#ui/table/search-box.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { ListPager } from '../shared/list/list-pager.tsx';
import { ListRows } from '../shared/list/list-rows.tsx';
import { type QueryAddress, useList, useNewestSearch, useOpenQuery } from '../shared/list/use-list.ts';
import { CategoryForm } from './category-form.tsx';
import css from './category-screen.module.css';

interface CategoryScreenProps extends QueryAddress {
  /** The query in the URL. */
  readonly query: ListQuery;
}

/** /category: a form for new categories above the list of existing ones. No call edits or deletes one (section 7). */
export function CategoryScreen({ query, ...address }: CategoryScreenProps) {
  const text = useText();
  const id = useId();
  const api = useOwnApi();
  const { logic, forget } = useLogic(categoryList, api);
  const list = useList({ logic, query, address });
  const onQuery = useOpenQuery(list, address);
  const [formNumber, setFormNumber] = useState(0);
  const columns = useColumns();
  const search = useNewestSearch(address, query);

  const reloadList = useCallback(() => {
    forget();
    list.send({ type: 'list.refresh' });
  }, [forget, list]);
  const resetForm = useCallback(() => {
    setFormNumber((former) => former + 1);
    reloadList();
    requestAnimationFrame(() => document.getElementById(controlId('items[0][id]'))?.focus());
  }, [reloadList]);

  return (
    <div className={layout['screen']}>
      <PageTitle heading={text('Category')} />
      <CategoryForm key={formNumber} onSaved={resetForm} onUncertain={reloadList} />
      <section className={css['list']} aria-labelledby={id}>
        <div className={layout['head']}>
          <h2 id={id}>{text('All categories')}</h2>
          <SearchBox
            label={text('Search')}
            value={search}
            onChange={(searchText) => onQuery((newest) => ({ ...newest, page: 1, search: searchText }), 'replace')}
          />
        </div>
        <SlowNotice calls={api.pending} />
        <ListRows
          list={list}
          caption={text('All categories')}
          columns={columns}
          onClearSearch={() => onQuery((newest) => ({ ...newest, page: 1, search: '' }), 'push')}
        />
        <ListPager list={list} onQuery={onQuery} />
      </section>
    </div>
  );
}

function useColumns(): readonly TableColumn<ListRow>[] {
  const text = useText();
  return useMemo(
    () => [
      { key: 'id', header: text('Category Id'), cell: (row) => row.id, align: 'end', width: 'number', narrow: 'end' },
      { key: 'name', header: text('Category Name'), cell: (row) => String(row['name']), primary: true },
    ],
    [text],
  );
}
