import { useEffect, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { Later } from '../deferred/start-deferred.ts';
import { useArrival } from '../deferred/use-lazy.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { InstallationNotes } from './installation-notes.tsx';
import css from './notices.module.css';
import { StorageNotice } from './storage-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** Everything between the bar and the screen. It stays in sight, and what sticks under the bar sticks under it. */
export function Notices({ installation, update: coming }: Later) {
  const text = useText();
  const update = useArrival(coming);
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
      <ConnectionNotice />
      <StorageNotice />
      {update && <UpdateNotice update={update} />}
      <InstallationNotes installation={installation} />
    </section>
  );
}
