import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OwnApi } from '#api/api.ts';
import { useReconnected } from '#connection/use-reconnected.ts';
import { historyLogic } from '#history/history-logic.ts';
import type { historyMachine } from '#machines/history/machine.ts';
import type { HistoryQuery } from '#machines/history/types.ts';
import { useLogic } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';

export type HistoryActor = ActorRefFrom<typeof historyMachine>;

/** Starts a page of the history that follows a query. A page after the last one is reported. */
export function useHistory(
  api: OwnApi,
  query: HistoryQuery,
  onPageOutOfRange?: (lastPage: number) => void,
): HistoryActor {
  const history = useActorRef(useLogic(historyLogic, api), { input: { query } });
  useResumed(history);
  useReconnected(() => history.send({ type: 'history.reconnected' }));
  useEffect(() => history.send({ type: 'history.queryChanged', query }), [history, query]);
  const notifyPageOutOfRange = useEffectEvent((lastPage: number) => onPageOutOfRange?.(lastPage));
  useEffect(() => {
    const subscription = history.on('history.pageOutOfRange', ({ lastPage }) => notifyPageOutOfRange(lastPage));
    return () => subscription.unsubscribe();
  }, [history]);
  return history;
}
