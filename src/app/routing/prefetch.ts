import { isEntityPath } from '#entities/registry.ts';
import type { LazyCode } from '#ui/loading/lazy-code.ts';
import { categoryCode } from '../routes/category.tsx';
import { dashboardCode } from '../routes/dashboard.tsx';
import { draftsCode } from '../routes/drafts.tsx';
import { formCode, listCode } from '../routes/entity.tsx';
import { profileCode } from '../routes/profile.tsx';
import { scheduleCode } from '../routes/schedule.tsx';
import { syncCode } from '../routes/sync.tsx';

const screens: Readonly<Record<string, LazyCode<unknown>>> = {
  category: categoryCode,
  dashboard: dashboardCode,
  drafts: draftsCode,
  profile: profileCode,
  schedule: scheduleCode,
  sync: syncCode,
};

/** Fetches the code of the screen that a link leads to when a pointer, a finger or the focus comes to it. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href*="#/"]') : null;
  const code = link && codeOf(link.getAttribute('href') ?? '');
  if (code && code.arrived() === undefined) void code.load().catch(() => undefined);
}

/** By the address after its `#`: `/teams/edit/7` is a form of teams, `/teams?page=2` their list. */
function codeOf(href: string): LazyCode<unknown> | undefined {
  const [area = '', way] = href
    .replace(/^[^#]*#\//, '')
    .replace(/\?.*$/, '')
    .split('/');
  if (isEntityPath(area)) return way === undefined ? listCode(area) : formCode(area);
  return screens[area];
}
