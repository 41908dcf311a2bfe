import { useSyncExternalStore } from 'react';
import { toastListCode } from './toast.ts';

/** The container of toasts. Render it once, at the root of the app. Without its code the screen is not affected. */
export function Toaster() {
  const list = useSyncExternalStore(toastListCode.subscribe, toastListCode.arrived);
  return list && <list.ToastList />;
}
