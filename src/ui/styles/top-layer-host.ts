let host: HTMLElement | undefined;

/**
 * The element that holds toasts. It lives in the browser's top layer, so that a toast is seen over an open dialog, and
 * inside that dialog, so that it is neither inert nor silent for screen readers.
 */
export function topLayerHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.popover = 'manual';
    host.setAttribute('data-top-layer-host', '');
    raiseTopLayerHost();
  }
  return host;
}

/** Puts the host above whatever is open now. To be called after a dialog opens or closes and when a toast comes. */
export function raiseTopLayerHost(): void {
  if (!host) return;
  const parent = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  if (!('showPopover' in host)) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}
