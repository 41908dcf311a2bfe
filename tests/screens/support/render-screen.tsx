import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { onTestFinished } from 'vitest';
import type { Services } from '#session/services/services.ts';
import { ServicesContext } from '#session/services/services-context.ts';
import { Toaster } from '#ui/toast/toaster.tsx';

interface RenderedScreen {
  readonly user: UserEvent;
  /** The path after a navigation of the screen; the screen stays rendered. */
  readonly location: () => string;
}

/** Renders a screen inside the wrappers of the app: services, a router, toasts. */
export function renderScreen(services: Services, screen: ReactNode): RenderedScreen {
  // Toasts outlive the screen that showed them.
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
