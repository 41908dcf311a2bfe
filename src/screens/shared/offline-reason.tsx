import { useText } from '#i18n/use-text.ts';
import { Banner } from '#ui/layout/banner.tsx';

interface OfflineReasonProps {
  /** The `aria-describedby` of the disabled buttons. */
  readonly id: string;
  readonly isOnline: boolean;
}

/** Explains why buttons are disabled without a connection. */
export function OfflineReason({ id, isOnline }: OfflineReasonProps) {
  const text = useText();
  if (isOnline) return null;
  return (
    <div id={id}>
      <Banner kind="stale">{text('You are offline. This needs a connection.')}</Banner>
    </div>
  );
}
