import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { resolveWithin } from '../deferred/lazy-loading.ts';
import { requireRole } from '../routing/guards.ts';
import { frameRoute } from './frame.tsx';

export const scheduleCode = lazyCode(() => import('#screens/schedule/schedule-screen.tsx'));

function Schedule() {
  const search = scheduleRoute.useSearch();
  const navigate = scheduleRoute.useNavigate();
  return (
    <LazyPage code={scheduleCode}>
      {({ ScheduleScreen }) => (
        <ScheduleScreen
          search={search}
          onSearch={(next, step) => void navigate({ search: next, replace: step === 'replace' })}
        />
      )}
    </LazyPage>
  );
}

export const scheduleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/schedule',
  // The screen validates it. Its code is loaded lazily, so this function cannot.
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  beforeLoad: ({ context }) => requireRole(context.session, 'schedule'),
  loader: () => resolveWithin(scheduleCode.load()),
  component: Schedule,
});
