import { isEntityPath, loadEntity } from '#entities/registry.ts';
import { prefetchPage } from '#lists/list-logic.ts';
import { prefetchRecord } from '#records/prefetch-record.ts';
import type { Services } from '#services/services.ts';
import type { LazyCode } from '#ui/loading/lazy-code.ts';
import { formCode, listCode } from '../routes/entity.tsx';
import { screens } from '../routes/screens.tsx';
import { pageOfLink, recordOfLink } from './link-prefetch.ts';
import { readListSearch, toListQuery } from './list-search.ts';

/** How long the pointer or the focus must rest on a link before its data are prefetched, in milliseconds. */
const restMs = 150;

/**
 * Loads the code of a link's screen when the pointer, a touch or the focus reaches the link, or its row. When it rests
 * there, prefetches the list or the record that the link opens.
 */
export function prefetchOnIntent({ api, prefetchBudget }: Pick<Services, 'api' | 'prefetchBudget'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: string | undefined;

  const reach = ({ target, type }: Event) => {
    const to = linkAt(target);
    // A press on a row moves the focus to the table around it.
    if (to === current || (to === undefined && type === 'focusin')) return;
    leave();
    current = to;
    if (to === undefined) return;
    codeOf(to)?.prefetch();
    timer = setTimeout(() => void prefetchData(to), restMs);
  };
  const leave = () => {
    clearTimeout(timer);
    current = undefined;
    pageOfLink.cancel();
    recordOfLink.cancel();
  };
  const prefetchData = async (to: string) => {
    const { area, id, action, search } = targetOf(to);
    if (!isEntityPath(area)) return;
    const entity = await loadEntity(area);
    if (current !== to || !prefetchBudget.take()) return;
    const common = { to, startedAt: Date.now(), noteUse: prefetchBudget.noteUse };
    if (action === undefined) {
      const data = prefetchPage(api, entity, toListQuery(readListSearch(search)));
      pageOfLink.put({ ...common, data, cancel: data.served.cancel });
    } else if (action === 'edit' && id !== undefined && entity.endpoints.read !== undefined) {
      const data = prefetchRecord(api, entity, id);
      recordOfLink.put({ ...common, data, cancel: data.cancel });
    }
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

interface Target {
  readonly area: string;
  readonly action: string | undefined;
  readonly id: number | undefined;
  readonly search: Readonly<Record<string, string>>;
}

/** `/teams/edit/7` is a form of teams, `/teams?page=2` their list. */
function targetOf(to: string): Target {
  const [path = '', query = ''] = to.split('?');
  const [area = '', action, id] = path.slice(1).split('/');
  return {
    area,
    action,
    id: id === undefined ? undefined : Number(id),
    search: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** The code of an address's screen. */
function codeOf(to: string): LazyCode<unknown> | undefined {
  const { area, action } = targetOf(to);
  if (isEntityPath(area)) return action === undefined ? listCode(area) : formCode(area);
  return area in screens ? screens[area as keyof typeof screens] : undefined;
}
