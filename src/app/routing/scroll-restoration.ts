import type { AnyRouter } from '@tanstack/react-router';

/** For how long a place that is not there yet is waited for: rows come after their screen. Milliseconds. */
const patience = 3000;

/**
 * Begins every screen at its top, and leads Back and Forward to where the page was left, as soon as it is long enough
 * again, unless the person has begun to scroll.
 */
export function restoreScroll(router: AnyRouter): void {
  const places = new Map<string, number>();
  let stopWaiting: () => void = () => undefined;
  window.history.scrollRestoration = 'manual';

  // Heard of, not asked for: whoever asks has the page laid out at once, in the middle of a change of screens.
  let top = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      top = window.scrollY;
    },
    { passive: true },
  );

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stopWaiting();
    if (fromLocation) places.set(keyOf(fromLocation), top);
  });
  router.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
    const wanted = places.get(keyOf(toLocation)) ?? 0;
    if (hrefChanged && (top > 0 || wanted > 0)) stopWaiting = scrollOnce(wanted);
  });
}

/** Each step of the history has its own place. */
function keyOf({ state, href }: { state: { __TSR_key?: string }; href: string }): string {
  return state.__TSR_key ?? href;
}

function scrollOnce(top: number): () => void {
  const over = new AbortController();
  const { signal } = over;
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) over.abort();
  };
  go();
  if (signal.aborted) return () => undefined;
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  const timer = setTimeout(() => over.abort(), patience);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(type, () => over.abort(), { signal, passive: true });
  }
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  return () => over.abort();
}
