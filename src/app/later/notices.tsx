import { useEffect, useRef, useState } from 'react';
import type { InstallationActor } from '#actors/installation.ts';
import type { UpdateActor } from '#actors/update.ts';
import { useText } from '#i18n/use-text.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { InstallationNotes } from './installation-notes.tsx';
import css from './notices.module.css';
import { UpdateNotice } from './update-notice.tsx';

export interface NoticesProps {
  readonly installation: InstallationActor;
  readonly update: Promise<UpdateActor | undefined>;
}

/** Everything between the bar and the screen. It stays in sight, and what sticks under the bar sticks under it. */
export function Notices({ installation, update: coming }: NoticesProps) {
  const text = useText();
  const [update, setUpdate] = useState<UpdateActor>();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    void coming.then(setUpdate);
  }, [coming]);

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
      {update && <UpdateNotice update={update} />}
      <InstallationNotes installation={installation} />
    </section>
  );
}
