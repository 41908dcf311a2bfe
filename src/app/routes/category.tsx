import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { requireRole } from '../guards.ts';
import { readListSearch, toListQuery } from '../list-search.ts';
import { useListAddress } from '../use-list-address.ts';
import { frameRoute } from './frame.tsx';

export const categoryCode = lazyCode(() => import('#screens/category/category-screen.tsx'));

function Category() {
  const search = categoryRoute.useSearch();
  const onQuery = useListAddress('category');
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
