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
