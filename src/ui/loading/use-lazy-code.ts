import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LazyCode } from './lazy-code.ts';

/** Code that a press asks for: undefined until it is here. When it cannot be fetched, `onFailure` says so to the person. */
export function useLazyCode<Code>(code: LazyCode<Code>, isWanted: boolean, onFailure: () => void): Code | undefined {
  const arrived = useSyncExternalStore(code.subscribe, code.arrived);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || code.arrived() !== undefined) return;
    let isOver = false;
    code.load().catch(() => !isOver && fail());
    return () => {
      isOver = true;
    };
  }, [code, isWanted]);
  return isWanted ? arrived : undefined;
}
