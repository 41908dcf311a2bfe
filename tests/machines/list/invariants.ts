import { type ListSnapshot, listView } from '#machines/list/machine.ts';
import { isSameOrder, isSameQuery } from '#machines/list/query.ts';
import type { ListPage } from '#machines/list/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, statesOf } from '../support/read-edge.ts';

const { before, after } = statesOf<ListSnapshot>();
const isLoading = (snapshot: ListSnapshot) =>
  snapshot.matches('loading') ||
  snapshot.matches({ loaded: 'refreshing' }) ||
  snapshot.matches({ loaded: 'revalidating' });
const isRunning = (snapshot: ListSnapshot) =>
  isLoading(snapshot) || snapshot.matches('lookingUp') || snapshot.matches({ loaded: 'readingCache' });
const resultData = ({ by }: Edge) => (by.event['output'] as { data?: ListPage } | undefined)?.data;
/** The page that was read from the cache. */
const found = ({ by }: Edge) =>
  by.label.startsWith('readCached ends') ? (by.event['output'] as ListPage | null) : null;
const received = (edge: Edge) => resultData(edge) ?? found(edge);
const loads = ({ effects }: Edge) => effects.starts.filter(({ src }) => src === 'loadPage');
const isPastTheEnd = ({ page }: { page: number }, { totalPageCount }: ListPage) =>
  totalPageCount > 0 && page > totalPageCount;
const rowsOf = (snapshot: ListSnapshot) => snapshot.context.shown?.rows;
const hasTurned = ({ effects }: Edge) => effects.emits.some(({ type }) => type === 'list.pageOutOfRange');

/** Invariants of a list, checked on every transition of every path. */
export const listInvariants: Invariants = {
  'shows rows of the current query, or marks former rows for a short time and while the cache is read': (edge) => {
    const view = listView(after(edge));
    const { shown, query } = after(edge).context;
    if (view.kind !== 'rows' || (shown && isSameQuery(shown.query, query)))
      return view.kind !== 'rows' || !view.isFormer;
    return view.isFormer && (after(edge).matches({ loading: 'brief' }) || after(edge).matches('lookingUp'));
  },
  'uses a response only for its own query': (edge) => {
    const { shown } = after(edge).context;
    const { type } = edge.by.event;
    if (!shown || shown.rows === rowsOf(before(edge)) || type === 'list.rowChanged' || type === 'list.applyPending')
      return true;
    return shown.query === before(edge).context.query && shown.rows === received(edge)?.rows;
  },
  'loads and reads the cache for the current query': (edge) =>
    edge.effects.starts.every(({ input }) => input === after(edge).context.query),
  'leaves no effect running that it does not wait for': (edge) =>
    isRunning(after(edge)) || Object.keys(after(edge).children).length === 0,
  'never shows a page past the last one': (edge) => {
    const { shown } = after(edge).context;
    return !shown || !isPastTheEnd(shown.query, shown);
  },
  'changes the query only for the user, or to the last page': (edge) =>
    after(edge).context.query === before(edge).context.query || isBy(edge, 'list.queryChanged') || hasTurned(edge),
  'keeps the rows through a refresh, however it ends': (edge) =>
    !before(edge).matches('loaded') ||
    isBy(edge, 'list.queryChanged') ||
    listView(after(edge)).kind === 'rows' ||
    hasTurned(edge),
  'shows every failure until the next load, at the latest when the cache has no page': (edge) => {
    const hasFailed = /^loadPage ends \((rejected|offline|unknown|fault)\)$/.test(edge.by.label);
    const view = listView(after(edge));
    const isShown = view.kind === 'failed' || (view.kind === 'rows' && view.refreshFailure !== null);
    if (after(edge).matches('lookingUp')) return after(edge).context.failure !== null;
    return hasFailed ? isShown : !isShown || after(edge).context.failure === before(edge).context.failure;
  },
  'reloads after every change that a running load may have missed': (edge) => {
    const { type } = edge.by.event;
    const isRead = isLoading(before(edge)) || before(edge).matches({ loaded: 'readingCache' });
    const isChange = type === 'list.refresh' || (type === 'list.rowChanged' && isRead);
    return !isChange || loads(edge).length === 1;
  },
  'hides former rows once a load is slow': (edge) => {
    const view = listView(after(edge));
    return !after(edge).matches({ loading: 'slow' }) || view.kind !== 'rows' || !view.isFormer;
  },
  'changes rows only by a response, a cached page, a changed row or on request of the user': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    const { type } = edge.by.event;
    if (former === now || now === null || type === 'list.rowChanged') return true;
    return type === 'list.applyPending' ? before(edge).context.pendingPage?.rows === now.rows : Boolean(received(edge));
  },
  'never moves rows that the user may be reading, unless asked': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    const isRead = before(edge).matches({ loading: { cached: 'read' } });
    const isUnasked =
      before(edge).matches({ loaded: 'revalidating' }) || before(edge).matches({ loaded: 'readingCache' });
    if (!former || !now || !(isRead || isUnasked) || isBy(edge, 'list.applyPending')) return true;
    // The cache is read once per load. In this exploration the effect may end twice.
    if (isRead && found(edge)) return true;
    return hasTurned(edge) || isSameOrder(former, now) || !isSameQuery(former.query, now.query);
  },
  'never replaces rows with an older cached page': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    if (!found(edge) || former === now || !former || !now || before(edge).matches('lookingUp')) return true;
    return !isSameQuery(former.query, now.query) || (now.asOf ?? 0) > (former.asOf ?? 0);
  },
};
