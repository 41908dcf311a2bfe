import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, onFirstToast } from './toast-start.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Where toasts show. Once, at the root of the product; it fetches nothing until the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(onFirstToast, hasToasts);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
