import { useSelector } from '@xstate/react';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useNow } from '../shared/list/use-now.ts';
import { AreasPanel } from './areas-panel.tsx';
import css from './dashboard-screen.module.css';
import { DraftsPanel } from './drafts-panel.tsx';
import { MatchPanel } from './matches/match-panel.tsx';
import { NewsPanel } from './news/news-panel.tsx';
import { OfflinePanel } from './offline-panel.tsx';

interface DashboardScreenProps {
  /** The base of the public news site; '' shows no news. */
  readonly newsUrl: string;
}

/** /dashboard: a full-height card (section 2) with an overview for staff. A failed panel does not affect the others. */
export function DashboardScreen({ newsUrl }: DashboardScreenProps) {
  const { session } = useServices();
  const text = useText();
  const user = useSelector(session, currentUser);
  const now = useNow();
  const name = user?.first_name || (user?.email ?? '');
  return (
    <div className={css['screen']}>
      <PageTitle heading={text('Dashboard')} note={text('Welcome, {{name}}', { name })} />
      <Card full>
        <div className={css['panels']}>
          <MatchPanel now={now} />
          <div className={css['aside']}>
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
