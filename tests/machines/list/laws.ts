import { isSameQuery } from '#machines/list/query.ts';
import { type ListSnapshot, listView } from '#machines/list/selectors.ts';
import type { ListPage } from '#machines/list/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';

const before = ({ from }: Edge) => from.snapshot as ListSnapshot;
const after = ({ snapshot }: Edge) => snapshot as ListSnapshot;
const isLoading = (snapshot: ListSnapshot) => snapshot.matches('loading') || snapshot.matches({ shown: 'refreshing' });
const answered = ({ by }: Edge) => (by.event['output'] as { data?: ListPage } | undefined)?.data;
const isPastTheEnd = ({ page }: { page: number }, { totalPageCount }: ListPage) =>
  totalPageCount > 0 && page > totalPageCount;

/** What a list keeps to in every state of every path. */
export const listLaws: Invariants = {
  'shows rows of the query shown, or marks them as former for a moment': (edge) => {
    const view = listView(after(edge));
    const { shown, query } = after(edge).context;
    if (view.kind !== 'rows' || (shown && isSameQuery(shown.query, query)))
      return view.kind !== 'rows' || !view.isFormer;
    return view.isFormer && after(edge).matches({ loading: 'brief' });
  },
  'takes an answer for the query it was asked with': (edge) => {
    const { shown } = after(edge).context;
    if (!shown || shown.rows === before(edge).context.shown?.rows || edge.by.event.type === 'list.rowChanged')
      return true;
    return shown.query === before(edge).context.query && shown.rows === answered(edge)?.rows;
  },
  'loads for the query that is asked': (edge) =>
    edge.effects.starts.every(({ input }) => input === after(edge).context.query),
  'stops a load before it starts another': (edge) =>
    !isLoading(before(edge)) || edge.effects.starts.length === 0 || edge.effects.stops.length === 1,
  'loads exactly while it is busy': (edge) => {
    const runs = Object.keys(after(edge).children).length;
    return after(edge).hasTag('busy') === isLoading(after(edge)) && runs === (isLoading(after(edge)) ? 1 : 0);
  },
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
    edge.effects.emits.some(({ type }) => type === 'list.pageOutOfRange'),
  'keeps the rows through a refresh, however it ends': (edge) =>
    !before(edge).matches('shown') ||
    edge.by.event.type === 'list.queryChanged' ||
    listView(after(edge)).kind === 'rows' ||
    edge.effects.emits.some(({ type }) => type === 'list.pageOutOfRange'),
  'tells every failure until the next load': (edge) => {
    const hasFailed = /^loadPage (ends \((rejected|offline|unknown|fault)\)|throws)$/.test(edge.by.label);
    const view = listView(after(edge));
    const isTold = view.kind === 'failed' || (view.kind === 'rows' && view.refreshFailure !== null);
    return hasFailed ? isTold : !isTold || after(edge).context.failure === before(edge).context.failure;
  },
  'waits for the sign-in after a lost session, and loads again after it': (edge) => {
    const isLost = edge.by.label === 'loadPage ends (sessionExpired)';
    const isBack = edge.by.event.type === 'session.resumed' && before(edge).hasTag('awaitingSignIn');
    return (!isLost || after(edge).hasTag('awaitingSignIn')) && (!isBack || edge.effects.starts.length === 1);
  },
  'reads again after every change that a running load may have missed': (edge) => {
    const { type } = edge.by.event;
    const isChange = type === 'list.refresh' || (type === 'list.rowChanged' && isLoading(before(edge)));
    return !isChange || edge.effects.starts.length === 1;
  },
  'replaces a changed row, and no other': (edge) => {
    if (edge.by.event.type !== 'list.rowChanged') return true;
    const { row } = edge.by.event as unknown as { row: { id: number } };
    const former = before(edge).context.shown?.rows ?? [];
    const expected = former.map((item) => (item.id === row.id ? row : item));
    const isHeard = edge.taken.length > 0;
    return JSON.stringify(after(edge).context.shown?.rows ?? []) === JSON.stringify(isHeard ? expected : former);
  },
  'has a total of 17 before the first answer, and the last answer’s after it': (edge) => {
    const data = answered(edge);
    const isFirst = edge.from.path.length === 0 && before(edge).context.total === 17;
    const isShown = data !== undefined && after(edge).matches('shown');
    const { total } = after(edge).context;
    return isShown
      ? total === data.totalData
      : total === before(edge).context.total && (isFirst || edge.from.path.length > 0);
  },
  'keeps former rows out of sight once a load has been slow': (edge) =>
    !after(edge).matches({ loading: 'slow' }) || listView(after(edge)).kind === 'skeleton',
  'changes rows by an answer or by a changed row only': (edge) => {
    const [former, now] = [before(edge).context.shown, after(edge).context.shown];
    return former === now || now === null || answered(edge) !== undefined || edge.by.event.type === 'list.rowChanged';
  },
  'tells no failure of before while it loads': (edge) =>
    !isLoading(after(edge)) || after(edge).context.failure === null,
};
