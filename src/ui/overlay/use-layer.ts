import { useEffectEvent, useLayoutEffect } from 'react';

type Close = () => void;

/**
 * What is open over the page: dialogs, menus, lists of options. The last one is on top. Each closes as its own Cancel does:
 * with a question or not at all, if that does so.
 */
export const layers: Close[] = [];

/** While `open` is true, Back closes this instead of leaving the page (src/app/routing/close-by-back.ts). */
export function useLayer(open: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const layer = () => close();
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}
