import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import type { Deferred } from '../deferred/start-deferred.ts';
import { useArrival } from '../deferred/use-lazy.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import css from './notices.module.css';

/** Everything between the bar and the screen. It stays in sight, and what sticks under the bar sticks under it. */
export function Notices({ deferred }: { deferred: Deferred | undefined }) {
  const text = useText();
  const [coming] = useState(() => afterFirstPaint(() => import('./deferred-notices.tsx')));
  const code = useArrival(coming);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const section = ref.current;
    if (section === null) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--notices', `${section.offsetHeight}px`));
    observer.observe(section);
    return () => {
      observer.disconnect();
      root.removeProperty('--notices');
    };
  }, []);

  return (
    <section ref={ref} className={css['notices']} aria-label={text('Notices')}>
      {/* Its code comes with the frame: it is needed where no code can be fetched any more. */}
      <ConnectionNotice />
      {code && deferred && <code.DeferredNotices {...deferred} />}
    </section>
  );
}
