import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { requireRole } from '../routing/guards.ts';
import { soon } from '../settle-within.ts';
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
  // The screen reads it: it comes late, and this does not.
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  beforeLoad: ({ context }) => requireRole(context.session, 'schedule'),
  loader: () => soon(scheduleCode.load()),
  component: Schedule,
});
