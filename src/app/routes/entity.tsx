import { createRoute, notFound } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { AreaPath } from '#domain/areas.ts';
import { isEntityPath, loadEntity } from '#entities/registry.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { requireRole } from '../guards.ts';
import { lazyPage } from '../lazy-page.tsx';
import { placeOf, rememberPlace } from '../list-places.ts';
import { readListSearch, toListQuery, toListSearch } from '../list-search.ts';
import { frameRoute } from './frame.tsx';

/** Three routes serve every entity; a path that no entity declares does not match and is 'Page Not Found'. */

interface ListPageProps {
  readonly path: AreaPath;
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery, step: 'push' | 'replace') => void;
}

const ListPage = lazyPage({
  keyOf: ({ path }) => path,
  load: ({ path }: ListPageProps) => Promise.all([import('#screens/entity/list-screen.tsx'), loadEntity(path)]),
  show: ([{ ListScreen }, entity], props) => <ListScreen key={entity.path} entity={entity} {...props} />,
});

function EntityList() {
  const { entity: path } = entityListRoute.useParams();
  const search = entityListRoute.useSearch();
  const navigate = entityListRoute.useNavigate();
  useEffect(() => rememberPlace(path, search), [path, search]);
  const onQuery = useCallback<ListPageProps['onQuery']>(
    (next, step) => void navigate({ search: toListSearch(next), replace: step === 'replace' }),
    [navigate],
  );
  return <ListPage path={path} query={toListQuery(search)} onQuery={onQuery} />;
}

export const entityListRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity',
  params: { parse: ({ entity }) => (isEntityPath(entity) ? { entity } : false) },
  validateSearch: readListSearch,
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  component: EntityList,
});

interface FormPageProps {
  readonly path: AreaPath;
  readonly id: number | null;
  readonly onDone: () => void;
}

const FormPage = lazyPage({
  keyOf: ({ path }) => path,
  load: ({ path }: FormPageProps) => Promise.all([import('#screens/entity/form-screen.tsx'), loadEntity(path)]),
  show: ([{ FormScreen }, entity], { id, onDone }) => (
    <FormScreen
      key={`${entity.path}/${id}`}
      entity={entity}
      mode={id === null ? 'create' : 'edit'}
      id={id}
      onDone={onDone}
    />
  ),
});

/** Back to the list, on the page and search it was left with. */
function useBackToList(path: AreaPath): () => void {
  const navigate = frameRoute.useNavigate();
  return useCallback(() => {
    void navigate({ to: '/$entity', params: { entity: path }, search: placeOf(path) });
  }, [navigate, path]);
}

function EntityCreate() {
  const { entity: path } = entityCreateRoute.useParams();
  return <FormPage path={path} id={null} onDone={useBackToList(path)} />;
}

export const entityCreateRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity/create',
  params: { parse: ({ entity }) => (isEntityPath(entity) ? { entity } : false) },
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  loader: async ({ params }) => {
    if ((await loadEntity(params.entity)).endpoints.create === undefined) throw notFound();
  },
  component: EntityCreate,
});

function EntityEdit() {
  const { entity: path, id } = entityEditRoute.useParams();
  return <FormPage path={path} id={id} onDone={useBackToList(path)} />;
}

export const entityEditRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity/edit/$id',
  params: {
    parse: ({ entity, id }) =>
      isEntityPath(entity) && /^[1-9]\d{0,9}$/.test(id) ? { entity, id: Number(id) } : false,
    stringify: ({ entity, id }) => ({ entity, id: String(id) }),
  },
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  loader: async ({ params }) => {
    if ((await loadEntity(params.entity)).endpoints.update === undefined) throw notFound();
  },
  component: EntityEdit,
});
