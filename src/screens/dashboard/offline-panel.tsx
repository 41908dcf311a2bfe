import { useEffect, useState } from 'react';
import { type CacheAge, cacheAge } from '#cache/cache-age.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { useServices } from '#services/services-context.ts';
import { LinkButton } from '#ui/base/link-button.tsx';
import { Panel } from './panel.tsx';

/** The number and age of the lists that are cached on this device. Renders nothing without a cache. */
export function OfflinePanel({ now }: { now: number }) {
  const text = useText();
  const { api } = useServices();
  const [age, setAge] = useState<CacheAge | null>(null);
  // Reads again every minute, when the shown age changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` only triggers the effect
  useEffect(() => {
    let isUnmounted = false;
    void cacheAge(api).then((found) => !isUnmounted && setAge(found));
    return () => {
      isUnmounted = true;
    };
  }, [api, now]);
  if (age === null) return null;
  return (
    <Panel title={text('Available offline')} action={<LinkButton to="/sync">{text('Sync & Notification')}</LinkButton>}>
      <p>
        {text('Lists and dropdowns: {{number}}, the oldest {{time}}', {
          number: age.count,
          time: formatAge(age.oldest, now),
        })}
      </p>
    </Panel>
  );
}
