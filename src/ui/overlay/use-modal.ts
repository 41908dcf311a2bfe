import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';
import { firstField } from '../form/first-field.ts';
import { useLayer } from './use-layer.ts';

const modalChanges = new Listeners();

/** Whether a modal dialog is open. The page behind it is inert. */
export function hasModal(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** {@link hasModal} as state of a component. */
export function useHasModal(): boolean {
  return useSyncExternalStore(modalChanges.subscribe, hasModal);
}

const autofocusSelector = '[data-autofocus]';

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(autofocusSelector) ?? firstField(dialog);
}

/**
 * Shows a native dialog as modal while `open` is true. The focus goes to `[data-autofocus]`, else to the first field, else
 * to the browser's default. Back calls `onClose`. On closing or unmounting it returns to the element that had it before.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  useLayer(open, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    firstFocus(dialog)?.focus();
    moveToastHost();
    modalChanges.notify();
    return () => {
      dialog.close();
      moveToastHost();
      modalChanges.notify();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref, open]);
}

let host: HTMLElement | undefined;

/**
 * The container of the toasts. It is inside an open dialog, so that toasts are visible above it and not inert, and screen
 * readers announce them. It is not in the browser's top layer itself: menus, which are, open above the toasts.
 */
export function toastHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.setAttribute('data-toast-host', '');
    moveToastHost();
  }
  return host;
}

/** Moves the host into the open dialog. Call it after a dialog opens or closes and when a toast appears. */
export function moveToastHost(): void {
  if (!host) return;
  const parent = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
}
