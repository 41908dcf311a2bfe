import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isLeaving } from '#app/routing/is-leaving.ts';

test('a user is on the way to another screen while that screen loads, also when a query changes meanwhile', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '/here', component: () => <p>Here</p> });
  const there = createRoute({
    getParentRoute: () => root,
    path: '/there',
    loader: () => arrived,
    component: () => <p>There</p>,
  });
  const history = createMemoryHistory({ initialEntries: ['/here'] });
  const router = createRouter({ routeTree: root.addChildren([here, there]), history });
  render(<RouterProvider router={router} />);
  await screen.findByText('Here');
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(isLeaving(router)).toBe(false);
  history.push('/here?page=2');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ page: 2 }));
  expect(isLeaving(router)).toBe(false);

  history.push('/there');
  await waitFor(() => expect(isLeaving(router)).toBe(true));
  expect(screen.queryByText('Here')).not.toBeNull();
  arrive();
  await screen.findByText('There');
  await waitFor(() => expect(isLeaving(router)).toBe(false));
});
