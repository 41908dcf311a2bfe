import { useCallback, useEffect } from 'react';
import { listLogic } from '#lists/list-logic.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { useCacheUpdates } from '#screens/shared/list/use-cache-updates.ts';
import { type OnQuery, useList } from '#screens/shared/list/use-list.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import type { Stage } from './stage.ts';
import { useWaits } from './use-waits.ts';

/** `screens/entity/list/list-screen.tsx` without its markup. */
export function ListScreen({ stage, query }: { readonly stage: Stage; readonly query: ListQuery }) {
  const { entity } = stage;
  const api = useOwnApi();
  const onQuery = useCallback<OnQuery>(
    (change) => void stage.go({ kind: 'list', query: change(query) }),
    [stage, query],
  );
  const list = useList({ logic: useLogic(listLogic, api, entity), query, address: { onQuery } });
  useWaits(stage, 'list', list, api.pending);
  useCacheUpdates(list, entity);

  useEffect(() => {
    stage.list = list;
    return () => {
      if (stage.list === list) stage.list = null;
    };
  }, [stage, list]);
  return null;
}
