import type { AnyRouter } from '@tanstack/react-router';

/** How long to wait until the page is long enough: rows render after their screen. */
const restoreTimeoutMs = 3000;

/**
 * Opens every screen at its top, and another page of its list where the user is, so that the pager stays under the pointer,
 * or at its first row. Back and Forward restore the scroll position once the page is long enough, unless the user scrolls
 * first.
 */
export function restoreScroll(router: AnyRouter): void {
  const positions = new Map<string, number>();
  let stopWaiting: () => void = () => undefined;
  window.history.scrollRestoration = 'manual';

  // Updated by events: reading `scrollY` would force a layout.
  let top = 0;
  window.addEventListener(
    'scroll',
    () => {
      top = window.scrollY;
    },
    { passive: true },
  );

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stopWaiting();
    if (fromLocation) positions.set(keyOf(fromLocation), top);
  });
  router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
    // The router has scrolled to the top, also after a link to the open page. That page keeps its position.
    const opened = pathChanged || top === 0 ? 0 : Math.min(top, startOfList());
    const position = hrefChanged ? (positions.get(keyOf(toLocation)) ?? opened) : top;
    if (top > 0 || position > 0) stopWaiting = scrollOnce(position);
  });
}

/** The scroll position that shows the list of a screen from its head; below zero without one. */
const startOfList = () => topOf('main table') - topOf('main');

const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;

/** Each history entry has its own position. */
function keyOf({ state, href }: { state: { __TSR_key?: string }; href: string }): string {
  return state.__TSR_key ?? href;
}

function scrollOnce(top: number): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) controller.abort();
  };
  scroll();
  if (signal.aborted) return () => undefined;
  const resizeObserver = new ResizeObserver(scroll);
  resizeObserver.observe(document.body);
  const timer = setTimeout(() => controller.abort(), restoreTimeoutMs);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(type, () => controller.abort(), { signal, passive: true });
  }
  signal.addEventListener('abort', () => {
    resizeObserver.disconnect();
    clearTimeout(timer);
  });
  return () => controller.abort();
}
