import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const publicCode = lazyCode(() => import('#screens/public/public-screen.tsx'));

function Public({ name }: { name: 'privacy-policy' | 'account-deletion' }) {
  return (
    <PublicFrame>
      <LazyPage code={publicCode}>{({ PublicScreen }) => <PublicScreen name={name} />}</LazyPage>
    </PublicFrame>
  );
}

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  component: () => <Public name="privacy-policy" />,
});

export const accountDeletionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account-deletion',
  component: () => <Public name="account-deletion" />,
});
