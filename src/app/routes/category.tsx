import { createRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListQuery } from '#machines/list/types.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { requireRole } from '../guards.ts';
import { readListSearch, toListQuery, toListSearch } from '../list-search.ts';
import { frameRoute } from './frame.tsx';

export const categoryCode = lazyCode(() => import('#screens/category/category-screen.tsx'));

function Category() {
  const search = categoryRoute.useSearch();
  const navigate = categoryRoute.useNavigate();
  const onQuery = useCallback(
    (next: ListQuery, step: 'push' | 'replace') =>
      void navigate({ search: toListSearch(next), replace: step === 'replace' }),
    [navigate],
  );
  return (
    <LazyPage code={categoryCode}>
      {({ CategoryScreen }) => <CategoryScreen query={toListQuery(search)} onQuery={onQuery} />}
    </LazyPage>
  );
}

/** Without routes to create or to edit (section 2). */
export const categoryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/category',
  validateSearch: readListSearch,
  beforeLoad: ({ context }) => requireRole(context.session, 'category'),
  component: Category,
});
