import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LazyCode } from './lazy-code.ts';

/** Loads code while `isWanted`; undefined until it has arrived. Calls `onFailure` if it cannot be fetched. */
export function useLazyCode<Code>(code: LazyCode<Code>, isWanted: boolean, onFailure: () => void): Code | undefined {
  const arrived = useSyncExternalStore(code.subscribe, code.arrived);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || code.arrived() !== undefined) return;
    let isUnmounted = false;
    code.load().catch(() => !isUnmounted && fail());
    return () => {
      isUnmounted = true;
    };
  }, [code, isWanted]);
  return isWanted ? arrived : undefined;
}
