import type { Prefetch } from '#lists/prefetch/prefetches.ts';
import type { Services } from '#session/services/services.ts';
import type { AppRouter } from './router.ts';

/** How long the pointer or the focus must rest on a link before its data are prefetched, in milliseconds. */
const restMs = 150;

/**
 * Loads the code of a link's screen when the pointer, a touch or the focus reaches the link, or its row. When it rests
 * there, prefetches the list or the record that the link opens.
 */
export function prefetchOnIntent(router: AppRouter, { prefetchBudget }: Pick<Services, 'prefetchBudget'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: string | undefined;
  let prefetched: Prefetch | undefined;

  const reach = ({ target, type }: Event) => {
    const href = linkAt(target);
    // A press on a row moves the focus to the table around it.
    if (href === current || (href === undefined && type === 'focusin')) return;
    leave();
    current = href;
    if (href === undefined) return;
    const preloading = router.preloadRoute({ to: '/', href });
    timer = setTimeout(
      () => void preloading.then((matches) => prefetchData(href, matches?.at(-1)?.loaderData)),
      restMs,
    );
  };
  const leave = () => {
    clearTimeout(timer);
    current = undefined;
    prefetched?.cancel();
    prefetched = undefined;
  };
  const prefetchData = (href: string, data: unknown) => {
    // What a loader of `routes/entity.tsx` returns when the router preloads its code.
    const prefetch = data as (() => Prefetch) | undefined;
    if (prefetch && current === href && prefetchBudget.spend()) prefetched = prefetch();
  };

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, reach, { passive: true });
  }
  // A press elsewhere needs the connection.
  const press = ({ target }: Event) => {
    if (linkAt(target) !== current) leave();
  };
  for (const type of ['click', 'keydown']) window.addEventListener(type, press, { capture: true, passive: true });
}

/** The address of the link at or around an element, without `#`; of a row's link for any part of the row. */
function linkAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const selector = 'a[href*="#/"]';
  const link = target.closest(selector) ?? target.closest('tr[data-opens]')?.querySelector(selector);
  return link?.getAttribute('href')?.replace(/^[^#]*#/, '');
}
