import { useEffect, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import { type DeferredServices, useCodeAfterFirstPaint } from '../deferred/lazy-loading.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import css from './notices.module.css';

/** All notices between the top bar and the screen. Sticky; content that sticks under the top bar sticks under them. */
export function Notices({ deferred }: { deferred: DeferredServices | undefined }) {
  const text = useText();
  const code = useCodeAfterFirstPaint(() => import('./deferred-notices.tsx'));
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
      {/* Loaded with the frame: without a connection no code can be loaded. */}
      <ConnectionNotice />
      {code && deferred && <code.DeferredNotices {...deferred} />}
    </section>
  );
}
