let host: HTMLElement | undefined;

/**
 * The container of the toasts. It is in the browser's top layer, so that toasts are visible above an open dialog, and
 * inside that dialog, so that they are not inert and screen readers announce them.
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

/** Moves the host above the open dialog. Call it after a dialog opens or closes and when a toast appears. */
export function raiseTopLayerHost(): void {
  if (!host) return;
  const parent = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  if (!('showPopover' in host)) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}
