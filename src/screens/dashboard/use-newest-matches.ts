import { useActorRef } from '@xstate/react';
import { largestPage } from '#domain/limits.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { entity } from '#entities/declared/matches.ts';
import { newestMatchesLogic } from '#lists/newest-matches-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { ListActor } from '../shared/list/list-rows.tsx';
import { useCacheUpdates } from '../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../shared/list/use-revalidation.ts';

export interface NewestMatches {
  readonly list: ListActor;
  readonly calls: PendingCalls;
}

const query = { page: 1, perPage: largestPage, search: '' };

/** The newest matches, read once for all panels. */
export function useNewestMatches(): NewestMatches {
  const api = useOwnApi();
  const list = useActorRef(useLogic(newestMatchesLogic, api), { input: { query } });
  useResumed(list);
  useRevalidation(list, 'list.revalidate');
  useCacheUpdates(list, entity);
  return { list, calls: api.pending };
}
