import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyCode } from '../loading/lazy-code.ts';
import { onToast, toastsAsked } from './toast-start.ts';

const listCode = lazyCode(() => import('./toast-list.tsx'));

/**
 * Where toasts show. Once, at the root of the product; it fetches nothing until the first one. Should that fail, for want
 * of a connection, the next one asks again: a toast that does not show must not take the screen with it.
 */
export function Toaster() {
  const asked = useSyncExternalStore(onToast, toastsAsked);
  const [list, setList] = useState(listCode.arrived);

  useEffect(() => {
    if (asked === 0 || list !== undefined) return;
    listCode.load().then(setList, (cause: unknown) => console.error('Toasts cannot be shown', cause));
  }, [asked, list]);

  return list === undefined ? null : <list.ToastList />;
}
