import { useText } from '#i18n/use-text.ts';
import css from './offline-reason.module.css';

interface OfflineReasonProps {
  /** For the buttons that it speaks of: their `aria-describedby`. */
  readonly id: string;
  readonly isOnline: boolean;
}

/** Beside buttons that are off because what they do needs a connection: says so, and nothing otherwise. */
export function OfflineReason({ id, isOnline }: OfflineReasonProps) {
  const text = useText();
  return (
    <span id={id} role="status" className={css['reason']}>
      {!isOnline && text('You are offline. This needs a connection.')}
    </span>
  );
}
