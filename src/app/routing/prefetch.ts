import { isEntityPath } from '#entities/registry.ts';
import type { LazyCode } from '#ui/loading/lazy-code.ts';
import { formCode, listCode } from '../routes/entity.tsx';
import { screens } from '../routes/screens.tsx';

/** Loads the code of a link's screen when the pointer, a touch or the focus reaches the link. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => prefetchLink(target), { passive: true });
  }
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href*="#/"]') : null;
  if (link) codeOf(link.getAttribute('href') ?? '')?.prefetch();
}

/** The code of an address's screen: `#/teams/edit/7` is a form of teams, `#/teams?page=2` their list. */
function codeOf(href: string): LazyCode<unknown> | undefined {
  const [area = '', action] = href
    .replace(/^[^#]*#\//, '')
    .replace(/\?.*$/, '')
    .split('/');
  if (isEntityPath(area)) return action === undefined ? listCode(area) : formCode(area);
  return area in screens ? screens[area as keyof typeof screens] : undefined;
}
