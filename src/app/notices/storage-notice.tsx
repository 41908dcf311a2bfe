import DatabaseZap from 'lucide-react/icons/database-zap';
import { useSyncExternalStore } from 'react';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { subscribeStorageHealth, unresponsiveDatabases } from '#storage/health.ts';
import { useFrozenWhilePressed } from '#ui/base/use-frozen-while-pressed.ts';
import { Strip } from './strip.tsx';

const notices = {
  none: null,
  drafts: "Drafts are not saved, because this device's storage does not respond.",
  lists: "Lists are not available offline, because this device's storage does not respond.",
  all: "Not available offline and drafts are not saved, because this device's storage does not respond.",
} as const satisfies Record<string, Text | null>;

/** Shows what does not work while this device's storage does not respond, and what to do. */
export function StorageNotice() {
  const text = useText();
  const unresponsive = useSyncExternalStore(subscribeStorageHealth, unresponsiveDatabases);
  const words = notices[useFrozenWhilePressed(noticeOf(unresponsive))];
  return (
    <Strip
      tone="warning"
      icon={DatabaseZap}
      words={words && `${text(words)} ${text('Close other Matchdesk tabs or restart the browser.')}`}
    />
  );
}

function noticeOf(unresponsive: ReturnType<typeof unresponsiveDatabases>): keyof typeof notices {
  if (unresponsive.length === 0) return 'none';
  if (!unresponsive.includes('drafts')) return 'lists';
  return unresponsive.length === 1 ? 'drafts' : 'all';
}
