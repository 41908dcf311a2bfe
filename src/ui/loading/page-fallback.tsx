import WifiOff from 'lucide-react/icons/wifi-off';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../base/button.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import css from './page-fallback.module.css';
import { Spinner } from './spinner.tsx';

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
        {text('Loading...')}
      </p>
      {state === 'slow' && (
        <p className={css['slow']}>{text('This is taking longer than usual. The network is slow.')}</p>
      )}
    </div>
  );
}
