import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef, useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { Button } from '../button/button.tsx';
import popover from '../overlay/popover.module.css';
import { usePopover } from '../overlay/use-popover.ts';
import css from './slow-notice.module.css';
import { useSlowCalls } from './use-slow-calls.ts';

const messages = {
  slow: 'This is taking longer than usual',
  retried: 'Trying again',
  uploading: 'Uploading',
} as const satisfies Readonly<Record<string, Text>>;

interface SlowNoticeProps {
  /** The pending calls of the component that shows the notice. */
  readonly calls: PendingCalls;
  /** Replaces 'Stop waiting', which leaves a write with an unknown result. */
  readonly onCancel?: () => void;
  /** Shows the notice as a popover, for places without space such as a table row. */
  readonly floating?: boolean;
}

/**
 * A notice about a slow call, with 'Try again' for reads and 'Stop waiting' for writes. Screen readers announce the text
 * once, without the time.
 */
export function SlowNotice({ calls, onCancel, floating = false }: SlowNoticeProps) {
  const text = useText();
  const slow = useSlowCalls(calls);
  const panel = useRef<HTMLDivElement>(null);
  usePopover({ open: floating && slow !== null, panel, place: 'end' });
  if (slow === null) return null;
  const { state, seconds, sent, attempt, stop, retry } = slow;
  return (
    <div
      ref={panel}
      className={classNames(css['notice'], floating && popover['panel'], floating && css['floating'])}
      {...(floating && { popover: 'manual' })}
    >
      <Clock size={16} className={css['icon']} />
      <span className={css['words']}>
        <Announced>{text(messages[state])}</Announced>
        {sent !== null && (
          <span className={css['sent']}>
            <progress aria-label={text('Uploading')} value={sent} />
            <span aria-hidden="true">{`${Math.floor(sent * 100)}%`}</span>
          </span>
        )}
        <span className={css['time']} aria-hidden="true">
          {clockTime(seconds)}
        </span>
      </span>
      <span className={css['actions']}>
        {retry && (
          <Button size="small" onClick={retry}>
            {text('Try again')}
          </Button>
        )}
        {onCancel ? (
          <Button size="small" onClick={onCancel}>
            {text('Cancel')}
          </Button>
        ) : (
          (retry === null || attempt > 1) && (
            <Button size="small" onClick={stop}>
              {text('Stop waiting')}
            </Button>
          )
        )}
      </span>
    </div>
  );
}

/** Sets the text after the live region is rendered: screen readers announce only changes of an existing region. */
function Announced({ children }: { children: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children));
    return () => clearTimeout(timer);
  }, [children]);
  return <span role="status">{announced}</span>;
}

/** Minutes and seconds: 0:09, 12:30. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
