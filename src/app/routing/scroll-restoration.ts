import type { AnyRouter } from '@tanstack/react-router';

/** How long to wait until the page is long enough: rows render after their screen. */
const restoreTimeoutMs = 3000;

/**
 * Opens every screen at its top. Back and Forward restore the scroll position once the page is long enough, unless the user
 * scrolls first.
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
  router.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
    // The router has scrolled to the top, also after a link to the open page. That page keeps its position.
    const position = hrefChanged ? (positions.get(keyOf(toLocation)) ?? 0) : top;
    if (top > 0 || position > 0) stopWaiting = scrollOnce(position);
  });
}

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
