import { createRouter } from '@tanstack/react-router';
import type { Services } from '#services/services.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { categoryRoute } from '../routes/category.tsx';
import { changesRoute } from '../routes/changes.tsx';
import { dashboardRoute } from '../routes/dashboard.tsx';
import { draftsRoute } from '../routes/drafts.tsx';
import { entityCreateRoute, entityEditRoute, entityListRoute } from '../routes/entity.tsx';
import { frameRoute } from '../routes/frame.tsx';
import { loginRoute, rootPathRoute } from '../routes/login.tsx';
import { profileRoute } from '../routes/profile.tsx';
import { accountDeletionRoute, privacyPolicyRoute } from '../routes/public.tsx';
import { forgotPasswordRoute, newPasswordRoute } from '../routes/recovery.tsx';
import { rootRoute } from '../routes/root.tsx';
import { scheduleRoute } from '../routes/schedule.tsx';
import { syncRoute } from '../routes/sync.tsx';
import { unauthorizedRoute } from '../routes/unauthorized.tsx';
import { createNumberedHistory } from './numbered-history.ts';

const routeTree = rootRoute.addChildren([
  rootPathRoute,
  loginRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  privacyPolicyRoute,
  accountDeletionRoute,
  unauthorizedRoute,
  frameRoute.addChildren([
    dashboardRoute,
    profileRoute,
    draftsRoute,
    changesRoute,
    categoryRoute,
    syncRoute,
    scheduleRoute,
    entityListRoute,
    entityCreateRoute,
    entityEditRoute,
  ]),
]);

/** "Routing is hash-based" (section 2). */
export function createAppRouter(services: Services) {
  const router = createRouter({
    routeTree,
    history: createNumberedHistory(),
    context: services,
    caseSensitive: true,
    defaultPendingMs: 0,
    // A loader runs each time its screen is opened, and not again while the screen is open.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
  });
  // Deferred: the page cannot be scrolled before the first paint.
  void afterFirstPaint(() => import('./scroll-restoration.ts')).then(({ restoreScroll }) => restoreScroll(router));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
