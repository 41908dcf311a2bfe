import { createRoute, notFound, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import type { AreaPath } from '#domain/areas.ts';
import { resolveWithin } from '#domain/resolve-within.ts';
import type { Entity } from '#entities/define.ts';
import { entityAt, isEntityPath } from '#entities/registry.ts';
import { prefetchPage, preparePage } from '#lists/page-store.ts';
import { prefetchRecord } from '#records/prefetch-record.ts';
import { ListScreen } from '#screens/entity/list/list-screen.tsx';
import { pointsField } from '#screens/entity/record/points-field.ts';
import { pointTableCode } from '#screens/shared/points/point-table-code.ts';
import { richTextCode } from '#ui/controls/rich-text-code.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { formCode } from '../deferred/daily-code.ts';
import { isLeaving } from '../routing/is-leaving.ts';
import { asGiven, filtersIn, readListSearch, toListQuery, useListAddress } from '../routing/list-search.ts';
import { listLocationOf, rememberListLocation, requireRole } from '../routing/locations.ts';
import { frameRoute } from './root.tsx';

/** Three routes serve all entities. A path that no entity declares does not match and shows 'Page Not Found'. */

/** The parameters of a path that starts with an area. */
const ofEntity = {
  parse: ({ entity }: { readonly entity: string }) => (isEntityPath(entity) ? { entity } : (false as const)),
};

function EntityList() {
  const { entity: path } = entityListRoute.useParams();
  const search = entityListRoute.useSearch();
  const address = useListAddress(path);
  const query = useMemo(() => toListQuery(search), [search]);
  useEffect(() => rememberListLocation(path, search), [path, search]);
  return <ListScreen key={path} entity={entityAt(path)} query={query} look={search} {...address} />;
}

/** How long a press on a list waits for its first rows, in milliseconds. Then placeholders are shown. */
const rowsTimeoutMs = 150;

const entityListRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity',
  params: ofEntity,
  validateSearch: readListSearch,
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  loader: async ({ params, context: { api, prefetchBudget }, location, preload, abortController: { signal } }) => {
    const entity = entityAt(params.entity);
    const query = toListQuery(readListSearch(location.search));
    if (preload) return () => prefetchPage(api, entity, query, prefetchBudget);
    // With its rows at once the list renders once, without placeholders.
    await resolveWithin(preparePage(api, entity, query, signal), rowsTimeoutMs);
    return undefined;
  },
  component: EntityList,
});

/** The code of an entity's form, with the editors that few forms have, so that it renders once. */
async function loadForm(entity: Entity): Promise<void> {
  const hasRichText = Object.values(entity.fields).some(({ kind }) => kind === 'richText');
  const hasPoints = pointsField(entity) !== undefined;
  await Promise.all([formCode.load(), hasRichText && richTextCode.load(), hasPoints && pointTableCode.load()]);
}

/** How long a press on a record waits for its code and data, in milliseconds. Then a preview is shown. */
const recordTimeoutMs = 150;

interface FormSearch {
  /** The id of the draft that the form opens. */
  readonly draft?: string;
  /** The id of the record that a new one copies. */
  readonly copy?: number;
  /** The open tab of a record's page. */
  readonly tab?: string;
  /** A ruleset for the point table. */
  readonly ruleset?: string;
  /** Values of a new record, by the name of their field: `game_id=3`. */
  readonly [preset: string]: string | number | undefined;
}

function readFormSearch(raw: Readonly<Record<string, unknown>>): FormSearch {
  const { draft, copy, tab, ruleset } = raw;
  return {
    ...filtersIn(raw),
    ...(typeof draft === 'string' && { draft }),
    ...(Number.isSafeInteger(copy) && { copy: Number(copy) }),
    ...(typeof tab === 'string' && { tab }),
    ...(typeof ruleset === 'string' && { ruleset }),
  };
}

/** A function that opens the list of an area, as it last was, from a screen that has ended. */
function useOpenList(path: AreaPath): () => void {
  const navigate = frameRoute.useNavigate();
  const router = useRouter();
  return useCallback(() => {
    if (isLeaving(router)) return;
    void navigate({ to: '/$entity', params: { entity: path }, search: listLocationOf(path) });
  }, [navigate, router, path]);
}

interface EntityFormPageProps {
  readonly path: AreaPath;
  readonly id: number | null;
  readonly search: FormSearch;
}

/** The form of a record; of a new one without an id. */
function EntityFormPage({ path, id, search }: EntityFormPageProps) {
  const { draft = null, copy = null, tab = '' } = search;
  const preset = filtersIn(search);
  const navigate = frameRoute.useNavigate();
  const router = useRouter();
  const list = { to: '/$entity', params: { entity: path }, search: listLocationOf(path) } as const;
  // A new record with presets returns to the record that it belongs to; any other form to the list, as it was.
  const isPreset = preset !== undefined && router.history.canGoBack();
  const openList = useOpenList(path);
  const onDone = useCallback(() => {
    if (!isPreset) openList();
    else if (!isLeaving(router)) router.history.back();
  }, [router, isPreset, openList]);
  const tabs = useMemo(() => {
    const record = { to: '/$entity/edit/$id', params: { entity: path, id: id ?? 0 } } as const;
    const searchOf = (next: string) => ({ ...(draft !== null && { draft }), ...(next !== '' && { tab: next }) });
    return {
      current: tab,
      to: (next: string) => router.buildLocation({ ...record, search: searchOf(next) }).href,
      open: (next: string) => void navigate({ ...record, search: searchOf(next), replace: true }),
    };
  }, [navigate, router, path, id, draft, tab]);
  return (
    <LazyPage code={formCode}>
      {({ FormScreen }) => (
        <FormScreen
          key={`${path}/${id}?${draft}&${copy}`}
          entity={entityAt(path)}
          mode={id === null ? 'create' : 'edit'}
          id={id}
          duplicateOf={id === null && draft === null ? copy : null}
          draftId={draft}
          listTo={router.buildLocation(list).href}
          preset={id === null ? preset : undefined}
          tabs={tabs}
          onDone={onDone}
        />
      )}
    </LazyPage>
  );
}

function EntityCreate() {
  const { entity: path } = entityCreateRoute.useParams();
  return <EntityFormPage path={path} id={null} search={entityCreateRoute.useSearch()} />;
}

const entityCreateRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity/create',
  params: ofEntity,
  validateSearch: readFormSearch,
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  loader: async ({ params }) => {
    const entity = entityAt(params.entity);
    if (entity.endpoints.create === undefined) throw notFound();
    await resolveWithin(loadForm(entity));
  },
  component: EntityCreate,
});

function EntityEdit() {
  const { entity: path, id } = entityEditRoute.useParams();
  return <EntityFormPage path={path} id={id} search={entityEditRoute.useSearch()} />;
}

const entityEditRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity/edit/$id',
  params: {
    parse: ({ entity, id }) => (isEntityPath(entity) && /^[1-9]\d{0,9}$/.test(id) ? { entity, id: Number(id) } : false),
    stringify: ({ entity, id }) => ({ entity, id: String(id) }),
  },
  validateSearch: readFormSearch,
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  loader: async ({ context: { api, prefetchBudget }, params, preload, abortController: { signal } }) => {
    const entity = entityAt(params.entity);
    if (entity.endpoints.update === undefined) throw notFound();
    const code = loadForm(entity);
    if (preload) {
      code.catch(() => undefined);
      return () => prefetchRecord(api, entity, params.id, prefetchBudget);
    }
    const record = prefetchRecord(api, entity, params.id, { signal });
    // With both at once the form renders once, without a preview.
    await resolveWithin(Promise.all([code, record.settled]), recordTimeoutMs);
    return undefined;
  },
  component: EntityEdit,
});

const importCode = lazyCode(() => import('#screens/entity/import/import-page.tsx'));

function EntityImport() {
  const { entity: path } = entityImportRoute.useParams();
  const search = entityImportRoute.useSearch();
  const onClosed = useOpenList(path);
  return (
    <LazyPage code={importCode}>
      {({ ImportPage }) => <ImportPage key={path} path={path} search={search} onClosed={onClosed} />}
    </LazyPage>
  );
}

/** The screen validates its parameters: its code is loaded lazily. */
const entityImportRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$entity/import',
  params: ofEntity,
  validateSearch: asGiven,
  beforeLoad: ({ context, params }) => requireRole(context.session, params.entity),
  loader: importCode.loadInTime,
  component: EntityImport,
});

export const entityRoutes = [entityListRoute, entityCreateRoute, entityEditRoute, entityImportRoute] as const;
