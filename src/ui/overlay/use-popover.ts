import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placePopover } from './place-popover.ts';

export type PopoverOptions = Placement & {
  open: boolean;
  /** An element with `popover="manual"`. */
  panel: RefObject<HTMLElement | null>;
  /** What the panel stands beside; its parent when absent. */
  anchor?: HTMLElement | null;
  /** Makes the panel as wide as its anchor. */
  matchWidth?: boolean;
};

function place(panel: HTMLElement, anchor: HTMLElement, { matchWidth, side, align }: PopoverOptions) {
  const box = anchor.getBoundingClientRect();
  if (matchWidth) panel.style.inlineSize = `${box.width}px`;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top } = placePopover(box, size, viewport, { side, align });
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/**
 * Shows a panel in the browser's top layer beside its anchor while `open` holds: no scrolling box or dialog cuts it off.
 * It follows the anchor when something scrolls or changes size.
 */
export function usePopover({ open, panel, anchor, side, align, matchWidth = false }: PopoverOptions): void {
  useLayoutEffect(() => {
    const shown = panel.current;
    const from = anchor ?? shown?.parentElement;
    if (!open || !from || !shown) return;

    const follow = () => place(shown, from, { open, panel, side, align, matchWidth });
    if ('showPopover' in shown) shown.showPopover();
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(shown);
    observer.observe(from);
    const stop = new AbortController();
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener('resize', follow, { signal: stop.signal });
    return () => {
      observer.disconnect();
      stop.abort();
      if ('hidePopover' in shown) shown.hidePopover();
    };
  }, [open, panel, anchor, side, align, matchWidth]);
}
