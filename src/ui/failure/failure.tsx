import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useRef } from 'react';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import css from './failure.module.css';

const titles = {
  screen: 'This screen could not be shown',
  dialog: 'This dialog could not be shown',
  part: 'This part could not be shown',
} as const satisfies Record<string, Text>;

export interface FailureProps {
  /** What has failed. A part has room for one line. */
  readonly of: keyof typeof titles;
  readonly reference: string;
  readonly onRetry: () => void;
}

/** Replaces what could not be rendered. It takes the focus if what had it is gone. */
export function Failure({ of, reference, onRetry }: FailureProps) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  const id = text('Reference {{id}}', { id: reference });
  const region = { ref, role: 'alert', tabIndex: -1 } as const;
  if (of === 'part') {
    return (
      <div {...region} className={css['part']} title={id}>
        <span className="ellipsis">{text(titles[of])}</span>
        <Button size="small" onClick={onRetry}>
          {text('Try again')}
        </Button>
      </div>
    );
  }
  return (
    <div {...region} className={css['failure']}>
      <EmptyState
        icon={TriangleAlert}
        title={text(titles[of])}
        level={of === 'screen' ? 1 : undefined}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              {text('Try again')}
            </Button>
            <Button onClick={() => location.reload()}>{text('Reload')}</Button>
          </>
        }
      >
        <p>{text('An error in the app stopped it. What was saved and your drafts are safe.')}</p>
        <p className={css['reference']}>{id}</p>
      </EmptyState>
    </div>
  );
}
