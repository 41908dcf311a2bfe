import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { shownName } from '#domain/record-row.ts';
import { zoneName } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { classNames } from '#ui/base/class-names.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { useZone, zoneLabel } from '#ui/base/zone-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LaterLines } from '#ui/loading/skeleton.tsx';
import type { ListActor } from '../shared/list/list-rows.tsx';
import { useNow } from '../shared/list/use-now.ts';
import css from './dashboard-screen.module.css';
import { MatchPanel } from './match-panel.tsx';
import { Panel } from './panel.tsx';
import { useNewestMatches } from './use-newest-matches.ts';

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
  const name = shownName(user?.first_name) || (user?.email ?? '');
  const matches = useNewestMatches();
  const later = useLaterPanels();
  const [tournaments, setTournaments] = useState<ListActor | null>(null);
  return (
    <div className={css['screen']}>
      <PageTitle
        heading={text('Dashboard')}
        note={
          <>
            <span>{text('Welcome, {{name}}', { name })}</span>
            <span>{' · '}</span>
            <time dateTime={new Date(now).toISOString()}>
              {`${formatInstant(now, { ...present, timeZone: zoneName(zone) }, text.language)} ${zoneLabel(zone, now)}`}
            </time>
          </>
        }
      />
      <Card full>
        <div className={css['panels']}>
          <div className={classNames(css['column'], css['main'])}>
            <MatchPanel {...matches} now={now} />
            {later && tournaments && <later.StandingsPanels list={tournaments} now={now} />}
          </div>
          <div className={classNames(css['column'], css['aside'])}>
            {later ? (
              <later.AttentionPanel matches={matches.list} now={now} onTournaments={setTournaments} />
            ) : (
              <Panel title={text('Needs attention')} reserved>
                <LaterLines />
              </Panel>
            )}
            {later && <later.ViewedPanel now={now} />}
            {later && newsUrl !== '' && <later.NewsPanel newsUrl={newsUrl} now={now} />}
            {later && <later.ChangesPanel now={now} />}
          </div>
        </div>
        {later && <later.RecordCounts now={now} />}
      </Card>
    </div>
  );
}

const code = lazyCode(async () => (await import('./later/later-panels.ts')).laterPanels);

/** The parts of the dashboard that load after its first paint; undefined until then. */
function useLaterPanels() {
  const [panels, setPanels] = useState(code.arrived);
  useEffect(() => {
    if (panels) return;
    let isUnmounted = false;
    void afterFirstPaint(code.load).then((arrived) => !isUnmounted && setPanels(arrived));
    return () => {
      isUnmounted = true;
    };
  }, [panels]);
  return panels;
}
