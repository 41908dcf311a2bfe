import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { requireRole } from '../routing/guards.ts';
import { readListSearch, toListQuery } from '../routing/list-search.ts';
import { useListAddress } from '../routing/use-list-address.ts';
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

/** No routes for create and edit (section 2). */
export const categoryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/category',
  validateSearch: readListSearch,
  beforeLoad: ({ context }) => requireRole(context.session, 'category'),
  component: Category,
});
