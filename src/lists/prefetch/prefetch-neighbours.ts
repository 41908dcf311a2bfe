import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { listMachine } from '#machines/list/machine.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { hasPage, prefetchPage } from '../page-store.ts';
import type { PrefetchBudget } from './prefetch-budget.ts';
import type { Prefetch } from './prefetches.ts';

interface NeighbourOptions {
  readonly api: Api;
  readonly entity: Entity;
  readonly list: ActorRefFrom<typeof listMachine>;
  readonly budget: PrefetchBudget;
}

/** How long a page must be loaded, without a press, before a neighbour is prefetched, in milliseconds. */
const idleMs = 400;

/** How long a neighbour counts as the server's, in milliseconds. Later it is shown while the server is asked again. */
const maxAgeMs = 30_000;

/** Prefetches the next and the previous page of a list that is idle. Any press ends it. Returns a function to stop. */
export function prefetchNeighbours({ api, entity, list, budget }: NeighbourOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prefetched: Prefetch | undefined;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped && isCurrent(list.getSnapshot())) timer = setTimeout(prefetchNext, idleMs);
  };
  const prefetchNext = () => {
    const query = neighboursOf(list.getSnapshot()).find((neighbour) => !hasPage(api, entity, neighbour));
    if (query === undefined || !budget.spend()) return;
    prefetched = prefetchPage(api, entity, query, { noteUse: budget.noteUse, maxAgeMs });
    void prefetched.settled.then(schedule);
  };
  // The press may open the page whose call is in flight. Its own listeners run first.
  const notePress = () => {
    clearTimeout(timer);
    setTimeout(() => {
      prefetched?.cancel();
      schedule();
    });
  };

  const subscription = list.subscribe(schedule);
  schedule();
  for (const type of presses) window.addEventListener(type, notePress, { capture: true, passive: true });
  return () => {
    isStopped = true;
    for (const type of presses) window.removeEventListener(type, notePress, { capture: true });
    subscription.unsubscribe();
    clearTimeout(timer);
    prefetched?.cancel();
  };
}

const presses = ['click', 'keydown'] as const;

type Snapshot = SnapshotFrom<typeof listMachine>;

/** Whether the list shows what the server returned, and loads nothing. */
function isCurrent(snapshot: Snapshot): boolean {
  const { shown, failure } = snapshot.context;
  return snapshot.hasTag('idle') && failure === null && shown !== null && shown.cached === undefined;
}

/** The next and the previous page, as far as they exist. */
function neighboursOf({ context: { query, total } }: Snapshot): readonly ListQuery[] {
  const pages = Math.ceil(total / query.perPage);
  return [query.page + 1, query.page - 1]
    .filter((page) => page >= 1 && page <= pages)
    .map((page) => ({ ...query, page }));
}
