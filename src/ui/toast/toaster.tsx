import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyCode } from '../loading/lazy-code.ts';
import { subscribeToasts, toastCount } from './toast.ts';

const listCode = lazyCode(() => import('./toast-list.tsx'));

/**
 * The container of toasts. Render it once, at the root of the app. It loads its code with the first toast; if that fails,
 * the next toast tries again, and the screen is not affected.
 */
export function Toaster() {
  const count = useSyncExternalStore(subscribeToasts, toastCount);
  const [list, setList] = useState(listCode.arrived);

  useEffect(() => {
    if (count === 0 || list !== undefined) return;
    listCode.load().then(setList, (cause: unknown) => console.error('Toasts cannot be shown', cause));
  }, [count, list]);

  return list === undefined ? null : <list.ToastList />;
}
