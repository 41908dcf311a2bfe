import { useServerText, useText } from '#i18n/use-text.ts';
import type { Failure } from '#machines/result.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';

interface PanelFailureProps {
  /** What could not be read. */
  readonly what: string;
  readonly failure: Failure;
  /** Whether cached content is shown below. */
  readonly stale: boolean;
  readonly onRetry: () => void;
}

/** Why a panel of the dashboard is missing or out of date. */
export function PanelFailure({ what, failure, stale, onRetry }: PanelFailureProps) {
  const text = useText();
  const serverText = useServerText();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {text('Retry')}
    </Button>
  );
  return (
    <Banner kind={stale ? 'stale' : 'warning'} action={retry}>
      <strong>{what}</strong> {serverText(failure.message)}
    </Banner>
  );
}
