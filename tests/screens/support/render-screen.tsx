import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { onTestFinished } from 'vitest';
import type { Services } from '#services/services.ts';
import { ServicesContext } from '#services/services-context.ts';
import { Toaster } from '#ui/toast/toaster.tsx';

interface Shown {
  readonly user: UserEvent;
  /** Where the screen has led to; the screen itself stays. */
  readonly location: () => string;
}

/** A screen with what the app puts around every one: services, a router, toasts. */
export function renderScreen(services: Services, screen: ReactNode): Shown {
  // They outlive the screens that asked for them.
  onTestFinished(() => toast.remove());
  const history = createMemoryHistory({ initialEntries: ['/here'] });
  const show = () => screen;
  const router = createRouter({ routeTree: createRootRoute({ component: show, notFoundComponent: show }), history });
  render(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
      <Toaster />
    </ServicesContext>,
  );
  return { user: userEvent.setup(), location: () => history.location.pathname };
}
