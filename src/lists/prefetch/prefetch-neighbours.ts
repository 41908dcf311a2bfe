import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { listMachine } from '#machines/list/machine.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Neighbours } from '../list-logic.ts';
import { createPagePrefetcher } from './page-prefetcher.ts';
import type { PrefetchBudget } from './prefetch-budget.ts';

interface NeighbourOptions {
  readonly api: Api;
  readonly entity: Entity;
  readonly list: ActorRefFrom<typeof listMachine>;
  /** Receives the prefetcher, from which the list takes its pages. */
  readonly neighbours: Neighbours;
  readonly budget: PrefetchBudget;
}

/** How long a page must be loaded, without a press, before its neighbours are prefetched, in milliseconds. */
const idleMs = 400;

/** Prefetches the next and the previous page of a list that is idle. Any press ends it. Returns a function to stop. */
export function prefetchNeighbours({ api, entity, list, neighbours, budget }: NeighbourOptions): () => void {
  const prefetcher = createPagePrefetcher(api, entity, budget);
  neighbours.prefetcher = prefetcher;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (!isCurrent(list.getSnapshot())) return;
    timer = setTimeout(() => void prefetcher.prefetch(neighboursOf(list.getSnapshot())), idleMs);
  };
  const noteEnd = () => {
    prefetcher.cancel();
    schedule();
  };
  // The press may open the page whose call is in flight. Its own listeners run first.
  const notePress = () => {
    clearTimeout(timer);
    setTimeout(noteEnd);
  };

  const subscription = list.subscribe(schedule);
  schedule();
  for (const type of presses) window.addEventListener(type, notePress, { capture: true, passive: true });
  return () => {
    for (const type of presses) window.removeEventListener(type, notePress, { capture: true });
    subscription.unsubscribe();
    clearTimeout(timer);
    prefetcher.cancel();
    delete neighbours.prefetcher;
  };
}

const presses = ['click', 'keydown'] as const;

type Snapshot = SnapshotFrom<typeof listMachine>;

/** Whether the list shows what the server returned, and loads nothing. */
function isCurrent(snapshot: Snapshot): boolean {
  const { shown, failure } = snapshot.context;
  return snapshot.hasTag('idle') && failure === null && shown !== null && shown.copy === undefined;
}

/** The next and the previous page, as far as they exist. */
function neighboursOf({ context: { query, total } }: Snapshot): readonly ListQuery[] {
  const pages = Math.ceil(total / query.perPage);
  return [query.page + 1, query.page - 1]
    .filter((page) => page >= 1 && page <= pages)
    .map((page) => ({ ...query, page }));
}
