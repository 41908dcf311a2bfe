import { createHashHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ListPage, prefetchList } from './list.tsx';
import { Login } from './login.tsx';
import { TournamentForm } from './tournament-form.tsx';

const root = createRootRoute();
const login = createRoute({ getParentRoute: () => root, path: '/login', component: Login });
const list = createRoute({
  getParentRoute: () => root,
  path: '/$list',
  validateSearch: ({ page, perPage }) => ({ page: Number(page ?? 1), perPage: Number(perPage ?? 10) }),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => ({ first: prefetchList(params.list, deps) }),
  component: () => {
    const { list: name } = list.useParams();
    const { first } = list.useLoaderData();
    return <ListPage key={name} name={name} query={list.useSearch()} first={first} />;
  },
});
const form = createRoute({
  getParentRoute: () => root,
  path: '/tournament/edit/$id',
  component: () => <TournamentForm id={Number(form.useParams().id)} />,
});

const router = createRouter({
  routeTree: root.addChildren([login, list, form]),
  history: createHashHistory(),
  defaultPendingMs: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
