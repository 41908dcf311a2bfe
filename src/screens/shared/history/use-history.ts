import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { OwnApi } from '#api/api.ts';
import { historyLogic } from '#history/history-logic.ts';
import type { HistoryQuery } from '#machines/history/types.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useLogic } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { ListActor } from '../list/list-rows.tsx';

/**
 * Starts a page of the history that follows a query. A page after the last one is reported. When the network is back it is
 * read again at once: it cannot be read offline.
 */
export function useHistory(api: OwnApi, query: HistoryQuery, onPageOutOfRange?: (lastPage: number) => void): ListActor {
  const history = useActorRef(useLogic(historyLogic, api), { input: { query } });
  useResumed(history);
  useReconnected(() => history.send({ type: 'list.retry' }));
  useEffect(() => history.send({ type: 'list.queryChanged', query }), [history, query]);
  const notifyPageOutOfRange = useEffectEvent((lastPage: number) => onPageOutOfRange?.(lastPage));
  useEffect(() => {
    const subscription = history.on('list.pageOutOfRange', ({ lastPage }) => notifyPageOutOfRange(lastPage));
    return () => subscription.unsubscribe();
  }, [history]);
  return history;
}
