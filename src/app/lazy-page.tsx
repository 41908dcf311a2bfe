import { type ReactNode, useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { PageFallback } from '#ui/page-fallback.tsx';

/** After how long a screen that is still on its way says that the network is slow, in milliseconds. */
const slowAfter = 4000;

interface LazyPage<Props, Code> {
  readonly load: (props: Props) => Promise<Code>;
  /** What tells one page's code from another's, where the same route loads several. */
  readonly keyOf?: (props: Props) => string;
  readonly show: (code: Code, props: Props) => ReactNode;
}

/**
 * A screen whose code is fetched when it is first opened: 'Loading...' meanwhile, a word when it takes long, and after
 * the time-out of section 9 or a failure a Retry that really fetches again.
 */
export function lazyPage<Props extends object, Code>({ load, keyOf = () => '', show }: LazyPage<Props, Code>) {
  const arrived = new Map<string, Code>();

  return function LazyPage(props: Props) {
    const key = keyOf(props);
    const [attempt, setAttempt] = useState(0);
    const [arrival, setArrival] = useState<'loading' | 'slow' | 'failed' | 'here'>('loading');
    const code = arrived.get(key);

    // biome-ignore lint/correctness/useExhaustiveDependencies: a page is fetched for its key, and again for each attempt
    useEffect(() => {
      if (arrived.has(key)) return;
      let isWanted = true;
      const settle = (next: typeof arrival) => {
        if (isWanted) setArrival(next);
      };
      settle('loading');
      const slow = setTimeout(settle, slowAfter, 'slow');
      const late = setTimeout(settle, limits.chunkTimeout, 'failed');
      load(props).then(
        (loaded) => {
          arrived.set(key, loaded);
          settle('here');
        },
        () => settle('failed'),
      );
      return () => {
        isWanted = false;
        clearTimeout(slow);
        clearTimeout(late);
      };
    }, [key, attempt]);

    if (code !== undefined) return show(code, props);
    return (
      <PageFallback
        state={arrival === 'here' ? 'loading' : arrival}
        onRetry={() => setAttempt((former) => former + 1)}
      />
    );
  };
}
