import { RouterProvider } from '@tanstack/react-router';
import type { Services } from '#actors/services.ts';
import { ServicesContext } from '#actors/services-context.ts';
import { Toaster } from '#ui/toaster.tsx';
import { PreferencesProvider } from './preferences.tsx';
import type { AppRouter } from './router.ts';

export function App({ services, router }: { services: Services; router: AppRouter }) {
  return (
    <ServicesContext value={services}>
      <PreferencesProvider>
        <RouterProvider router={router} />
        <Toaster />
      </PreferencesProvider>
    </ServicesContext>
  );
}
