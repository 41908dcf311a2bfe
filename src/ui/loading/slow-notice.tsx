import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef, useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../base/button.tsx';
import { classNames } from '../base/class-names.ts';
import popover from '../overlay/popover.module.css';
import { usePopover } from '../overlay/use-popover.ts';
import css from './slow-notice.module.css';
import { useSlowCalls } from './use-slow-calls.ts';

const words = {
  slow: 'This is taking longer than usual',
  retried: 'Trying again',
  uploading: 'Uploading',
} as const satisfies Readonly<Record<string, Text>>;

interface SlowNoticeProps {
  /** The calls of the element that the notice appears beside. */
  readonly calls: PendingCalls;
  /** Replaces Stop waiting, which leaves a write with an unknown result. */
  readonly onCancel?: () => void;
  /** Opens over its surroundings where there is no room, as in a table row. */
  readonly floating?: boolean;
}

/**
 * Shows that a call takes longer than usual, beside what waits for it, with a way out: Try again for reads, Stop waiting for
 * writes. Screen readers announce the words once and not the time.
 */
export function SlowNotice({ calls, onCancel, floating = false }: SlowNoticeProps) {
  const text = useText();
  const slow = useSlowCalls(calls);
  const panel = useRef<HTMLDivElement>(null);
  usePopover({ open: floating && slow !== null, panel, side: 'below', align: 'end' });
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
        <Announced>{text(words[state])}</Announced>
        {sent !== null && (
          <span className={css['sent']}>
            <progress aria-label={text('Uploading')} value={sent} />
            <span aria-hidden="true">{Math.floor(sent * 100)}%</span>
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

/** A screen reader announces what comes into a region that is there already. */
function Announced({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children));
    return () => clearTimeout(timer);
  }, [children]);
  return <span role="status">{said}</span>;
}

/** Minutes and seconds: 0:09, 12:30. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
