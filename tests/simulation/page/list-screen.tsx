import { useActorRef } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { listLogic } from '#lists/list-logic.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { useCacheUpdates } from '#screens/shared/list/use-cache-updates.ts';
import { useListQuery } from '#screens/shared/list/use-list-query.ts';
import { useRevalidation } from '#screens/shared/list/use-revalidation.ts';
import { useLogic } from '#services/use-logic.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { Stage } from './stage.ts';
import { useWaits } from './use-waits.ts';

/** `screens/entity/list/list-screen.tsx` without its markup. */
export function ListScreen({ stage, query }: { readonly stage: Stage; readonly query: ListQuery }) {
  const { entity } = stage;
  const api = useOwnApi();
  const list = useActorRef(useLogic(listLogic, api, entity), { input: { query } });
  useWaits(stage, 'list', list, api.pending);
  const onQuery = useCallback((next: ListQuery) => void stage.go({ kind: 'list', query: next }), [stage]);
  useResumed(list);
  useListQuery(list, query, onQuery);
  useRevalidation(list, 'list.revalidate');
  useCacheUpdates(list, entity);

  useEffect(() => {
    stage.list = list;
    return () => {
      if (stage.list === list) stage.list = null;
    };
  }, [stage, list]);
  return null;
}
