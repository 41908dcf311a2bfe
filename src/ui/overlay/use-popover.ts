import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLayer } from './use-layer.ts';

interface PopoverOptions {
  readonly open: boolean;
  /** An element with `popover="manual"`. */
  readonly panel: RefObject<HTMLElement | null>;
  /** The element at which the panel is placed; by default its parent. */
  readonly anchor?: HTMLElement;
  /**
   * Below the anchor, aligned with its start or end, or beside it at its inline end. Without space, the opposite side of
   * the anchor is used.
   */
  readonly place: 'start' | 'end' | 'beside';
  /** Gives the panel the width of its anchor. */
  readonly matchWidth?: boolean;
  /** Called by Back, and when the anchor is removed from the page. Without it the panel is only a hint. */
  readonly onClose?: () => void;
}

/** The browser's own Back gesture, where it has one: Android's. Dialogs have it by themselves. */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

// The types of the DOM do not have it yet.
const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Shows a panel in the browser's top layer at its anchor while `open` is true, so that scroll containers and dialogs
 * do not clip it. The panel follows the anchor on scroll and resize.
 */
export function usePopover({ open, panel, anchor, place, matchWidth = false, onClose }: PopoverOptions): void {
  const close = useEffectEvent(() => onClose?.());
  const isLayer = open && onClose !== undefined;
  useLayer(isLayer, () => onClose?.());
  useEffect(() => {
    if (!isLayer || CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isLayer]);
  useLayoutEffect(() => {
    const element = panel.current;
    const anchorElement = anchor ?? element?.parentElement;
    if (!open || !anchorElement || !element) return;

    const updatePosition = () => {
      if (anchorElement.isConnected) movePanel(element, anchorElement, { place, matchWidth });
      else close();
    };
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
  }, [open, panel, anchor, place, matchWidth]);
}

function movePanel(
  panel: HTMLElement,
  anchor: HTMLElement,
  { place, matchWidth }: Pick<PopoverOptions, 'place' | 'matchWidth'>,
): void {
  const box = anchor.getBoundingClientRect();
  if (matchWidth) panel.style.inlineSize = `${box.width}px`;
  const { left, top } = positionOf(box, { width: panel.offsetWidth, height: panel.offsetHeight }, place);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

const gap = 4;
const margin = 8;

const clamp = (value: number, max: number) => Math.max(margin, Math.min(value, max));

/** The position of a panel at its anchor and within the viewport, in pixels of the viewport. */
function positionOf(anchor: DOMRect, panel: { width: number; height: number }, place: PopoverOptions['place']) {
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  if (place === 'beside') {
    const fits = right + gap + panel.width <= viewport.width - margin;
    const left = fits ? right + gap : anchor.left - gap - panel.width;
    const top = anchor.top + (anchor.height - panel.height) / 2;
    return { left: Math.max(margin, left), top: clamp(top, viewport.height - panel.height - margin) };
  }
  const roomBelow = viewport.height - bottom - gap - margin;
  const roomAbove = anchor.top - gap - margin;
  const isBelow = panel.height <= roomBelow || roomBelow >= roomAbove;
  const left = place === 'start' ? anchor.left : right - panel.width;
  return {
    left: clamp(left, viewport.width - panel.width - margin),
    top: isBelow ? bottom + gap : Math.max(margin, anchor.top - gap - panel.height),
  };
}
