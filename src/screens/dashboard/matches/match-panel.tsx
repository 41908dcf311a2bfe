import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { entity as matches } from '#entities/declared/matches.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { newestMatchesLogic } from '#lists/newest-matches-logic.ts';
import { listView } from '#machines/list/selectors.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { useCacheUpdates } from '../../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../../shared/list/use-revalidation.ts';
import { Panel } from '../panel.tsx';
import { PanelFailure } from '../panel-failure.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { matchDays } from './match-days.ts';
import { MatchGroup } from './match-group.tsx';
import css from './match-panel.module.css';

/** The largest page that the call returns. */
const query = { page: 1, perPage: 100, search: '' };

/** Today's and upcoming matches, from the newest records only. */
export function MatchPanel({ now }: { now: number }) {
  const text = useText();
  const api = useOwnApi();
  const list = useActorRef(
    useMemo(() => newestMatchesLogic(api), [api]),
    { input: { query } },
  );
  const view = useSelector(list, listView, shallowEqual);
  const total = useSelector(list, ({ context }) => context.total);
  useResumed(list);
  useRevalidation(list, 'list.refresh');
  useCacheUpdates(list, matches);

  const hasPendingPage = view.kind === 'rows' && view.hasPendingPage;
  // Rows here have no buttons, so new rows cannot move under a click and are shown at once.
  useEffect(() => {
    if (hasPendingPage) list.send({ type: 'list.applyPending' });
  }, [hasPendingPage, list]);

  const cachedAt = view.kind === 'rows' && view.copy ? view.asOf : null;
  const failure = view.kind === 'failed' ? view.failure : view.kind === 'rows' ? view.refreshFailure : null;
  const rows = view.kind === 'rows' ? view.rows : null;
  const days = useMemo(() => rows && matchDays(rows, now), [rows, now]);
  const isIncomplete = rows !== null && rows.length < total;
  return (
    <Panel
      title={text('Matches')}
      action={
        <span>
          <a href="#/schedule">{text('Schedule')}</a> · <a href="#/matches">{text('All matches')}</a>
        </span>
      }
    >
      <div className={css['body']}>
        <SlowNotice calls={api.pending} />
        {failure && (
          <PanelFailure
            what={text('Matches could not be loaded.')}
            failure={failure}
            stale={rows !== null}
            onRetry={() => list.send({ type: 'list.retry' })}
          />
        )}
        {view.kind === 'skeleton' && <PanelSkeleton />}
        {days && (
          <>
            <MatchGroup
              title={text('Today')}
              matches={days.today}
              time="hour"
              most={6}
              none={text('No matches today')}
            />
            <MatchGroup
              title={text('Upcoming')}
              matches={days.upcoming}
              time="day"
              most={5}
              none={text('No upcoming matches')}
            />
          </>
        )}
        {cachedAt !== null && (
          <p className={css['part']}>{text('Offline copy, {{time}}', { time: formatAge(cachedAt, now) })}</p>
        )}
        {isIncomplete && (
          <p className={css['part']}>
            {text('From the newest {{shown}} of {{total}} matches', {
              shown: rows.length,
              total: new Intl.NumberFormat('en-IN').format(total),
            })}
          </p>
        )}
      </div>
    </Panel>
  );
}
