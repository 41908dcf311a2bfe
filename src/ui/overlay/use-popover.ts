import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placePopover } from './popover-position.ts';

export type PopoverOptions = Placement & {
  open: boolean;
  /** An element with `popover="manual"`. */
  panel: RefObject<HTMLElement | null>;
  /** The element beside which the panel is placed; by default its parent. */
  anchor?: HTMLElement | null;
  /** Gives the panel the width of its anchor. */
  matchWidth?: boolean;
};

function position(panel: HTMLElement, anchor: HTMLElement, { matchWidth, side, align }: PopoverOptions) {
  const box = anchor.getBoundingClientRect();
  if (matchWidth) panel.style.inlineSize = `${box.width}px`;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top } = placePopover(box, size, viewport, { side, align });
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/**
 * Shows a panel in the browser's top layer beside its anchor while `open` is true, so that scroll containers and dialogs
 * do not clip it. The panel follows the anchor on scroll and resize.
 */
export function usePopover({ open, panel, anchor, side, align, matchWidth = false }: PopoverOptions): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const anchorElement = anchor ?? element?.parentElement;
    if (!open || !anchorElement || !element) return;

    const updatePosition = () => position(element, anchorElement, { open, panel, side, align, matchWidth });
    if ('showPopover' in element) element.showPopover();
    updatePosition();
    const observer = new ResizeObserver(updatePosition);
    observer.observe(element);
    observer.observe(anchorElement);
    const controller = new AbortController();
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true, signal: controller.signal });
    window.addEventListener('resize', updatePosition, { signal: controller.signal });
    return () => {
      observer.disconnect();
      controller.abort();
      if ('hidePopover' in element) element.hidePopover();
    };
  }, [open, panel, anchor, side, align, matchWidth]);
}
