import { type RefObject, useLayoutEffect } from 'react';
import { raiseTopLayerHost } from '../styles/top-layer-host.ts';

const chosen = '[data-autofocus]';
const field = ':is(input:not([type=hidden]), select, textarea):not(:disabled)';

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(chosen) ?? dialog.querySelector<HTMLElement>(field);
}

/**
 * Shows a native dialog as modal for as long as `open` holds. Focus goes to `[data-autofocus]`, else to the first field,
 * else where the browser puts it; on closing it returns to where it was, also when the dialog is taken away while open.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    firstFocus(dialog)?.focus();
    raiseTopLayerHost();
    return () => {
      dialog.close();
      raiseTopLayerHost();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref, open]);
}
