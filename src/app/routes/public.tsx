import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const privacyPolicyCode = lazyCode(() => import('#screens/public/privacy-policy-screen.tsx'));
const accountDeletionCode = lazyCode(() => import('#screens/public/account-deletion-screen.tsx'));

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  component: () => (
    <PublicFrame>
      <LazyPage code={privacyPolicyCode}>{({ PrivacyPolicyScreen }) => <PrivacyPolicyScreen />}</LazyPage>
    </PublicFrame>
  ),
});

export const accountDeletionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account-deletion',
  component: () => (
    <PublicFrame>
      <LazyPage code={accountDeletionCode}>{({ AccountDeletionScreen }) => <AccountDeletionScreen />}</LazyPage>
    </PublicFrame>
  ),
});
