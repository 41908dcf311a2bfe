import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type CacheAge, cacheAge } from '#cache/cached-entries.ts';
import { areas, canOpen } from '#domain/areas.ts';
import { zoneName } from '#domain/time/zone.ts';
import { useDraftCount } from '#drafts/use-draft-count.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { classNames } from '#ui/base/class-names.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { useZone, zoneLabel } from '#ui/base/zone-context.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useNow } from '../shared/list/use-now.ts';
import css from './dashboard-screen.module.css';
import { MatchPanel } from './match-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { Panel } from './panel.tsx';

interface DashboardScreenProps {
  /** The base of the public news site; '' shows no news. */
  readonly newsUrl: string;
}

/** The day and the time of the heading. */
const present = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** /dashboard: a full-height card (section 2) with an overview for staff. A failed panel does not affect the others. */
export function DashboardScreen({ newsUrl }: DashboardScreenProps) {
  const { session } = useServices();
  const text = useText();
  const user = useSelector(session, currentUser);
  const now = useNow();
  const zone = useZone();
  const name = user?.first_name || (user?.email ?? '');
  return (
    <div className={css['screen']}>
      <PageTitle
        heading={text('Dashboard')}
        note={
          <>
            <span>{text('Welcome, {{name}}', { name })}</span>
            {' · '}
            <time dateTime={new Date(now).toISOString()}>
              {formatInstant(now, { ...present, timeZone: zoneName(zone) })} {zoneLabel(zone, now)}
            </time>
          </>
        }
      />
      <Card full>
        <div className={css['panels']}>
          <MatchPanel now={now} />
          <div className={classNames(layout['stack'], css['aside'])}>
            <DraftsPanel />
            <OfflinePanel now={now} />
            {newsUrl !== '' && <NewsPanel newsUrl={newsUrl} now={now} />}
            <AreasPanel role={user ? roleOf(user) : ''} />
          </div>
        </div>
      </Card>
    </div>
  );
}

/** The number of unsent drafts on this device. Renders nothing without drafts. */
function DraftsPanel() {
  const text = useText();
  const { total, waiting } = useDraftCount();
  if (total === 0) return null;
  return (
    <Panel title={text('Drafts waiting')} action={<LinkButton to="/drafts">{text('Open the drafts')}</LinkButton>}>
      <p>
        {text('Drafts on this device: {{number}}', { number: total })}
        {waiting > 0 && ` · ${text('Waiting to be sent: {{number}}', { number: waiting })}`}
      </p>
    </Panel>
  );
}

/** The number and age of the lists that are cached on this device. Renders nothing without a cache. */
function OfflinePanel({ now }: { now: number }) {
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

/** Links to the areas that the user may open. */
function AreasPanel({ role }: { role: string }) {
  const text = useText();
  const open = areas.filter(({ path }) => path !== 'dashboard' && canOpen(role, path));
  return (
    <Panel title={text('Areas')}>
      <ul className={css['areas']}>
        {open.map(({ path, label }) => (
          <li key={path}>
            <a className={css['area']} href={`#/${path}`}>
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
