import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';
import { raiseTopLayerHost } from './top-layer-host.ts';

const modals = new Listeners();
let openModals = 0;

function countModals(change: 1 | -1): void {
  openModals += change;
  modals.notify();
}

/** Whether a modal dialog is open. The page behind it is inert. */
export function useHasModal(): boolean {
  return useSyncExternalStore(modals.subscribe, () => openModals > 0);
}

const autofocusSelector = '[data-autofocus]';
const fieldSelector = ':is(input:not([type=hidden]), select, textarea):not(:disabled)';

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(autofocusSelector) ?? dialog.querySelector<HTMLElement>(fieldSelector);
}

/**
 * Shows a native dialog as modal while `open` is true. The focus goes to `[data-autofocus]`, else to the first field, else
 * to the browser's default. On closing or unmounting it returns to the element that had it before.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    firstFocus(dialog)?.focus();
    raiseTopLayerHost();
    countModals(1);
    return () => {
      countModals(-1);
      dialog.close();
      raiseTopLayerHost();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref, open]);
}
