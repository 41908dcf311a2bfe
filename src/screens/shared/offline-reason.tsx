import { useText } from '#i18n/use-text.ts';
import { Banner } from '#ui/layout/banner.tsx';

interface OfflineReasonProps {
  /** For the buttons that it speaks of: their `aria-describedby`. */
  readonly id: string;
  readonly isOnline: boolean;
}

/** Beside buttons that are off because what they do needs a connection: says so. */
export function OfflineReason({ id, isOnline }: OfflineReasonProps) {
  const text = useText();
  if (isOnline) return null;
  return (
    <div id={id}>
      <Banner kind="stale">{text('You are offline. This needs a connection.')}</Banner>
    </div>
  );
}
