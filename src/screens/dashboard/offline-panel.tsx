import { useEffect, useState } from 'react';
import { type CacheAge, cacheAge } from '#cache/cache-age.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { useServices } from '#services/services-context.ts';
import { LinkButton } from '#ui/base/link-button.tsx';
import { Panel } from './panel.tsx';

/** How old what this device has kept is, where it has kept anything. */
export function OfflinePanel({ now }: { now: number }) {
  const text = useText();
  const { api } = useServices();
  const [kept, setKept] = useState<CacheAge | null>(null);
  // Looked at again by the minute, as the age is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` is when, not what
  useEffect(() => {
    let isOver = false;
    void cacheAge(api).then((found) => !isOver && setKept(found));
    return () => {
      isOver = true;
    };
  }, [api, now]);
  if (kept === null) return null;
  return (
    <Panel
      title={text('Kept on this device')}
      action={<LinkButton to="/sync">{text('Sync & Notification')}</LinkButton>}
    >
      <p>
        {text('Lists and dropdowns: {{number}}, the oldest {{time}}', {
          number: kept.count,
          time: formatAge(kept.oldest, now),
        })}
      </p>
    </Panel>
  );
}
