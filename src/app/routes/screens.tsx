import { createRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { asGiven, readListSearch, toListQuery, useListAddress } from '../routing/list-search.ts';
import { requireRole } from '../routing/locations.ts';
import { useSearchAddress } from '../routing/search-address.ts';
import { frameRoute } from './root.tsx';

/** The code of each screen, by its path. */
const screens = {
  dashboard: lazyCode(() => import('#screens/dashboard/dashboard-screen.tsx')),
  profile: lazyCode(() => import('#screens/profile/profile-screen.tsx')),
  drafts: lazyCode(() => import('#screens/drafts/drafts-screen.tsx')),
  changes: lazyCode(() => import('#screens/changes/changes-screen.tsx')),
  category: lazyCode(() => import('#screens/category/category-screen.tsx')),
  sync: lazyCode(() => import('#screens/sync/sync-screen.tsx')),
  history: lazyCode(() => import('#screens/history/history-screen.tsx')),
  schedule: lazyCode(() => import('#screens/schedule/schedule-screen.tsx')),
};

/** Without a role check (section 2). */
const dashboardRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/dashboard',
  loader: screens.dashboard.loadInTime,
  component: () => (
    <LazyPage code={screens.dashboard}>
      {({ DashboardScreen }) => <DashboardScreen newsUrl={import.meta.env.VITE_NEWS_URL} />}
    </LazyPage>
  ),
});

function Profile() {
  const { session } = useServices();
  const user = useSelector(session, currentUser);
  const navigate = frameRoute.useNavigate();
  const onDone = useCallback(() => void navigate({ to: '/dashboard' }), [navigate]);
  if (user === null) return null;
  return (
    <LazyPage code={screens.profile}>{({ ProfileScreen }) => <ProfileScreen user={user} onDone={onDone} />}</LazyPage>
  );
}

/** Without a role check (section 2). */
const profileRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/profile',
  loader: screens.profile.loadInTime,
  component: Profile,
});

/** The user's drafts. Like the profile, without a role check. */
const draftsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/drafts',
  loader: screens.drafts.loadInTime,
  component: () => <LazyPage code={screens.drafts}>{({ DraftsScreen }) => <DraftsScreen />}</LazyPage>,
});

/** The changes that the user made from this device. Like drafts, without a role check. */
const changesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/changes',
  loader: screens.changes.loadInTime,
  component: () => <LazyPage code={screens.changes}>{({ ChangesScreen }) => <ChangesScreen />}</LazyPage>,
});

function Category() {
  const search = categoryRoute.useSearch();
  const { onQuery, latestQuery, subscribe, onSettled } = useListAddress('category');
  const query = useMemo(() => toListQuery(search), [search]);
  return (
    <LazyPage code={screens.category}>
      {({ CategoryScreen }) => <CategoryScreen {...{ query, onQuery, latestQuery, subscribe, onSettled }} />}
    </LazyPage>
  );
}

/** No routes for create and edit (section 2). */
const categoryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/category',
  validateSearch: readListSearch,
  beforeLoad: ({ context }) => requireRole(context.session, 'category'),
  loader: screens.category.loadInTime,
  component: Category,
});

/** No routes for create and edit (section 2). */
const syncRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sync',
  beforeLoad: ({ context }) => requireRole(context.session, 'sync'),
  loader: screens.sync.loadInTime,
  component: () => <LazyPage code={screens.sync}>{({ SyncScreen }) => <SyncScreen />}</LazyPage>,
});

function Schedule() {
  const [search, onSearch] = useSearchAddress('/schedule');
  return (
    <LazyPage code={screens.schedule}>
      {({ ScheduleScreen }) => <ScheduleScreen search={search} onSearch={onSearch} />}
    </LazyPage>
  );
}

const scheduleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/schedule',
  validateSearch: asGiven,
  beforeLoad: ({ context }) => requireRole(context.session, 'schedule'),
  loader: screens.schedule.loadInTime,
  component: Schedule,
});

function History() {
  const [search, onSearch] = useSearchAddress('/history');
  return (
    <LazyPage code={screens.history}>
      {({ HistoryScreen }) => <HistoryScreen search={search} onSearch={onSearch} />}
    </LazyPage>
  );
}

/** The changes of all users, on a server that has them. It shows records of every area. */
const historyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/history',
  validateSearch: asGiven,
  beforeLoad: ({ context }) => requireRole(context.session, 'user'),
  loader: screens.history.loadInTime,
  component: History,
});

export const screenRoutes = [
  dashboardRoute,
  profileRoute,
  draftsRoute,
  changesRoute,
  categoryRoute,
  syncRoute,
  scheduleRoute,
  historyRoute,
] as const;
