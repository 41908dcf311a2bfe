import { isSameOrder, isSameQuery } from '#machines/list/query.ts';
import { type ListSnapshot, listView } from '#machines/list/selectors.ts';
import type { ListPage } from '#machines/list/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';

const before = ({ from }: Edge) => from.snapshot as ListSnapshot;
const after = ({ snapshot }: Edge) => snapshot as ListSnapshot;
const isLoading = (snapshot: ListSnapshot) =>
  snapshot.matches('loading') ||
  snapshot.matches({ loaded: 'refreshing' }) ||
  snapshot.matches({ loaded: 'revalidating' });
const isAtWork = (snapshot: ListSnapshot) =>
  isLoading(snapshot) || snapshot.matches('lookingUp') || snapshot.matches({ loaded: 'readingCache' });
const answered = ({ by }: Edge) => (by.event['output'] as { data?: ListPage } | undefined)?.data;
/** The copy that has been found on the device. */
const found = ({ by }: Edge) =>
  by.label.startsWith('readCached ends') ? (by.event['output'] as ListPage | null) : null;
const brought = (edge: Edge) => answered(edge) ?? found(edge);
const loads = ({ effects }: Edge) => effects.starts.filter(({ src }) => src === 'loadPage');
const isPastTheEnd = ({ page }: { page: number }, { totalPageCount }: ListPage) =>
  totalPageCount > 0 && page > totalPageCount;
const rowsOf = (snapshot: ListSnapshot) => snapshot.context.shown?.rows;
const hasTurned = ({ effects }: Edge) => effects.emits.some(({ type }) => type === 'list.pageOutOfRange');

/** What a list keeps to in every state of every path. */
export const listLaws: Invariants = {
  'shows rows of the query shown, or marks them as former for a moment and while the device is asked': (edge) => {
    const view = listView(after(edge));
    const { shown, query } = after(edge).context;
    if (view.kind !== 'rows' || (shown && isSameQuery(shown.query, query)))
      return view.kind !== 'rows' || !view.isFormer;
    return view.isFormer && (after(edge).matches({ loading: 'brief' }) || after(edge).matches('lookingUp'));
  },
  'takes an answer for the query it was asked with': (edge) => {
    const { shown } = after(edge).context;
    const { type } = edge.by.event;
    if (!shown || shown.rows === rowsOf(before(edge)) || type === 'list.rowChanged' || type === 'list.applyPending')
      return true;
    return shown.query === before(edge).context.query && shown.rows === brought(edge)?.rows;
  },
  'loads and looks up for the query that is asked': (edge) =>
    edge.effects.starts.every(({ input }) => input === after(edge).context.query),
  'stops a load before it starts another': (edge) =>
    !isLoading(before(edge)) || loads(edge).length === 0 || edge.effects.stops.length >= 1,
  'is busy exactly while an answer or the last hope for a copy is under way': (edge) =>
    after(edge).hasTag('busy') === (isLoading(after(edge)) || after(edge).matches('lookingUp')),
  'leaves nothing running that it does not wait for': (edge) =>
    isAtWork(after(edge)) || Object.keys(after(edge).children).length === 0,
  'turns to the last page when asked for one past it, and tells': (edge) => {
    const data = answered(edge);
    const told = edge.effects.emits.filter(({ type }) => type === 'list.pageOutOfRange');
    if (!data || !isPastTheEnd(before(edge).context.query, data)) return told.length === 0;
    return (
      told[0]?.['lastPage'] === data.totalPageCount &&
      after(edge).context.query.page === data.totalPageCount &&
      after(edge).matches('loading')
    );
  },
  'never shows a page past the last one': (edge) => {
    const { shown } = after(edge).context;
    return !shown || !isPastTheEnd(shown.query, shown);
  },
  'changes the query by the person only, or to the last page': (edge) =>
    after(edge).context.query === before(edge).context.query ||
    edge.by.event.type === 'list.queryChanged' ||
    hasTurned(edge),
  'keeps the rows through a refresh, however it ends': (edge) =>
    !before(edge).matches('loaded') ||
    edge.by.event.type === 'list.queryChanged' ||
    listView(after(edge)).kind === 'rows' ||
    hasTurned(edge),
  'tells every failure until the next load, at the latest when no copy is found': (edge) => {
    const hasFailed = /^loadPage (ends \((rejected|offline|unknown|fault)\)|throws)$/.test(edge.by.label);
    const view = listView(after(edge));
    const isTold = view.kind === 'failed' || (view.kind === 'rows' && view.refreshFailure !== null);
    if (after(edge).matches('lookingUp')) return after(edge).context.failure !== null;
    return hasFailed ? isTold : !isTold || after(edge).context.failure === before(edge).context.failure;
  },
  'looks for a copy before it gives up': (edge) =>
    !after(edge).matches('failed') || before(edge).matches('failed') || before(edge).matches('lookingUp'),
  'waits for the sign-in after a lost session, and loads again after it': (edge) => {
    const isLost = edge.by.label === 'loadPage ends (sessionExpired)' && !after(edge).matches('lookingUp');
    const isBack = edge.by.event.type === 'session.resumed' && before(edge).hasTag('awaitingSignIn');
    return (!isLost || after(edge).hasTag('awaitingSignIn')) && (!isBack || loads(edge).length === 1);
  },
  'reads again after every change that a running load may have missed': (edge) => {
    const { type } = edge.by.event;
    const isRead = isLoading(before(edge)) || before(edge).matches({ loaded: 'readingCache' });
    const isChange = type === 'list.refresh' || (type === 'list.rowChanged' && isRead);
    return !isChange || loads(edge).length === 1;
  },
  'replaces a changed row, and no other': (edge) => {
    if (edge.by.event.type !== 'list.rowChanged') return true;
    const { row } = edge.by.event as unknown as { row: { id: number } };
    const former = rowsOf(before(edge)) ?? [];
    const expected = former.map((item) => (item.id === row.id ? row : item));
    const isHeard = edge.taken.length > 0;
    return JSON.stringify(rowsOf(after(edge)) ?? []) === JSON.stringify(isHeard ? expected : former);
  },
  'has a total of 17 before the first page, and that of the page shown after it': (edge) => {
    const { shown, total } = after(edge).context;
    const isNew = shown !== null && shown !== before(edge).context.shown;
    return total === (isNew ? shown.totalData : before(edge).context.total);
  },
  'keeps former rows out of sight once a load has been slow': (edge) => {
    const view = listView(after(edge));
    return !after(edge).matches({ loading: 'slow' }) || view.kind !== 'rows' || !view.isFormer;
  },
  'changes rows by an answer, a copy, a changed row or the person’s word only': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    const { type } = edge.by.event;
    if (former === now || now === null || type === 'list.rowChanged') return true;
    return type === 'list.applyPending' ? before(edge).context.pendingPage?.rows === now.rows : Boolean(brought(edge));
  },
  'tells no failure of before while it loads': (edge) =>
    !isLoading(after(edge)) || after(edge).context.failure === null,
  'never moves rows that somebody may be reading, unless they have asked': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    const isRead = before(edge).matches({ loading: { copied: 'read' } });
    const isUnasked =
      before(edge).matches({ loaded: 'revalidating' }) || before(edge).matches({ loaded: 'readingCache' });
    if (!former || !now || !(isRead || isUnasked) || edge.by.event.type === 'list.applyPending') return true;
    // The one lookup of a load is over where its copy is shown; on paper it may end twice.
    if (isRead && found(edge)) return true;
    return hasTurned(edge) || isSameOrder(former, now) || !isSameQuery(former.query, now.query);
  },
  'keeps what came late until it is shown, replaced or of another query': (edge) => {
    const [former, now] = [before(edge).context.pendingPage, after(edge).context.pendingPage];
    if (former === null || former === now) return true;
    const { type } = edge.by.event;
    return type === 'list.applyPending' || type === 'list.queryChanged' || hasTurned(edge) || Boolean(brought(edge));
  },
  'never puts an older copy in the place of newer rows': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    if (!found(edge) || former === now || !former || !now || before(edge).matches('lookingUp')) return true;
    return !isSameQuery(former.query, now.query) || (now.asOf ?? 0) > (former.asOf ?? 0);
  },
};
