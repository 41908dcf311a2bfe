import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { largestPage } from '#domain/limits.ts';
import type { Entity } from '#entities/define.ts';
import type { listMachine } from '#machines/list/machine.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { useCacheUpdates } from '../../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../../shared/list/use-revalidation.ts';

const query = { page: 1, perPage: largestPage, search: '' };

/** The newest records of a list for a panel without actions on its rows: newer rows replace them without a press. */
export function usePanelList(logic: typeof listMachine, entity: Entity): ListActor {
  const list = useActorRef(logic, { input: { query } });
  const hasPendingPage = useSelector(list, ({ context }) => context.pendingPage !== null);
  useResumed(list);
  useRevalidation(list, 'list.refresh');
  useCacheUpdates(list, entity);
  useEffect(() => {
    if (hasPendingPage) list.send({ type: 'list.applyPending' });
  }, [list, hasPendingPage]);
  return list;
}
