import { type ReactNode, useId } from 'react';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Failure } from '#machines/result.ts';
import { Button } from '#ui/base/button.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import css from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard with a heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <header className={css['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

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

const skeletonLines = ['first', 'second', 'third', 'fourth'];

/** Reserves the space of a few lines while they load. */
export function PanelSkeleton() {
  const text = useText();
  return (
    <div className={css['lines']}>
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {skeletonLines.map((line) => (
        <Skeleton key={line} shape="title" />
      ))}
    </div>
  );
}
