import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyCode } from './lazy-code.ts';

/** Code that a press asks for: undefined until it is here. When it cannot be fetched, `onFailure` says so to the person. */
export function useLazyCode<Code>(code: LazyCode<Code>, isWanted: boolean, onFailure: () => void): Code | undefined {
  const [, setArrivals] = useState(0);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || code.arrived() !== undefined) return;
    let isOver = false;
    code.load().then(
      () => !isOver && setArrivals((former) => former + 1),
      () => !isOver && fail(),
    );
    return () => {
      isOver = true;
    };
  }, [code, isWanted]);
  return isWanted ? code.arrived() : undefined;
}
