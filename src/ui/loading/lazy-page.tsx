import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { limits } from '#domain/limits.ts';
import type { LazyCode } from './lazy-code.ts';
import { PageFallback } from './page-fallback.tsx';

/** After how long a screen that is still on its way says that the network is slow, in milliseconds. */
const slowAfter = 4000;

interface LazyPageProps<Code> {
  readonly code: LazyCode<Code>;
  readonly children: (code: Code) => ReactNode;
}

/**
 * A screen whose code is fetched when it is first opened: 'Loading...' meanwhile, a word when it takes long, and after
 * the time-out of section 9 or a failure a Retry that really fetches again.
 */
export function LazyPage<Code>({ code, children }: LazyPageProps<Code>) {
  const arrived = useSyncExternalStore(code.subscribe, code.arrived);
  const [attempt, setAttempt] = useState(0);
  const [wait, setWait] = useState<'loading' | 'slow' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (code.arrived() !== undefined) return;
    let isWanted = true;
    const settle = (next: typeof wait) => {
      if (isWanted) setWait(next);
    };
    settle('loading');
    const slow = setTimeout(settle, slowAfter, 'slow');
    const late = setTimeout(settle, limits.chunkTimeout, 'failed');
    const stop = () => {
      clearTimeout(slow);
      clearTimeout(late);
    };
    code
      .load()
      .catch(() => settle('failed'))
      .finally(stop);
    return () => {
      isWanted = false;
      stop();
    };
  }, [code, attempt]);

  if (arrived !== undefined) return children(arrived);
  return <PageFallback state={wait} onRetry={() => setAttempt((former) => former + 1)} />;
}
