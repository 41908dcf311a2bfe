import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { limits } from '#domain/limits.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import type { LazyCode } from './lazy-code.ts';
import css from './lazy-page.module.css';
import { Spinner } from './spinner.tsx';

/** The loading time after which a notice about a slow network is shown. */
const slowNoticeDelayMs = 4000;

interface LazyPageProps<Code> {
  readonly code: LazyCode<Code>;
  readonly children: (code: Code) => ReactNode;
}

/**
 * A screen whose code is fetched when it is first opened. It shows 'Loading...', then a notice if the network is slow, and
 * after the timeout of section 9 or a failure a Retry that fetches again.
 */
export function LazyPage<Code>({ code, children }: LazyPageProps<Code>) {
  const arrived = useSyncExternalStore(code.subscribe, code.arrived);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'slow' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (code.arrived() !== undefined) return;
    let isMounted = true;
    const settle = (next: typeof state) => {
      if (isMounted) setState(next);
    };
    settle('loading');
    const slow = setTimeout(settle, slowNoticeDelayMs, 'slow');
    const timeout = setTimeout(settle, limits.chunkTimeout, 'failed');
    const stop = () => {
      clearTimeout(slow);
      clearTimeout(timeout);
    };
    code
      .load()
      .catch(() => settle('failed'))
      .finally(stop);
    return () => {
      isMounted = false;
      stop();
    };
  }, [code, attempt]);

  if (arrived !== undefined) return children(arrived);
  return <PageFallback state={state} onRetry={() => setAttempt((former) => former + 1)} />;
}

export type PageFallbackProps = {
  /** `slow` after a few seconds; `failed` after the timeout of section 9 or an error. */
  state: 'loading' | 'slow' | 'failed';
  onRetry?: () => void;
};

/** Shown while the code of a screen loads (section 2: 'Loading...'). */
export function PageFallback({ state, onRetry }: PageFallbackProps) {
  const text = useText();
  if (state === 'failed') {
    return (
      <div className={css['page']} role="alert">
        <EmptyState
          icon={WifiOff}
          title={text('This screen could not be loaded')}
          action={onRetry && <Button onClick={onRetry}>{text('Retry')}</Button>}
        >
          {text('Check the connection and try again. Nothing was lost.')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={css['page']} role="status" data-coming="">
      <p className={css['words']}>
        <Spinner size={20} />
        <span>{text('Loading...')}</span>
      </p>
      {state === 'slow' && (
        <p className={css['slow']}>{text('This is taking longer than usual. The network is slow.')}</p>
      )}
    </div>
  );
}
