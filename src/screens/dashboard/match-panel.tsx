import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useMemo } from 'react';
import { MatchStatus } from '#controls/match-status.tsx';
import { zoneName } from '#domain/time/zone.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { newestMatchesLogic } from '#lists/dashboard-logic.ts';
import { listView } from '#machines/list/machine.ts';
import { useLogic, useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { classNames } from '#ui/base/class-names.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { fullTime } from '#ui/base/time.tsx';
import { useZone } from '#ui/base/zone-context.ts';
import layout from '#ui/layout/layout.module.css';
import { useCacheUpdates } from '../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../shared/list/use-revalidation.ts';
import line from '../shared/match-line.module.css';
import { matchDays, type PlannedMatch } from './match-days.ts';
import css from './match-panel.module.css';
import { Panel, PanelState } from './panel.tsx';

/** The largest page that the call returns. */
const query = { page: 1, perPage: 100, search: '' };

/** Today's and upcoming matches, from the newest records only. */
export function MatchPanel({ now }: { now: number }) {
  const text = useText();
  const zone = useZone();
  const api = useOwnApi();
  const list = useActorRef(useLogic(newestMatchesLogic, api), { input: { query } });
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
  const rows = view.kind === 'rows' ? view.rows : null;
  const days = useMemo(() => rows && matchDays(rows, now, zone), [rows, now, zone]);
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
      <div className={classNames(layout['stack'], css['body'])}>
        <PanelState list={list} calls={api.pending} what={text('Matches could not be loaded.')} stale={rows !== null} />
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
          <p className={classNames(layout['faint'], css['part'])}>
            {text('Offline copy, {{time}}', { time: formatAge(cachedAt, now) })}
          </p>
        )}
        {isIncomplete && (
          <p className={classNames(layout['faint'], css['part'])}>
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

interface MatchGroupProps {
  readonly title: string;
  readonly matches: readonly PlannedMatch[];
  readonly time: 'hour' | 'day';
  /** How many matches are listed. The others are only counted. */
  readonly most: number;
  /** Shown if there are no matches. */
  readonly none: string;
}

/** A titled list of matches: today's or the upcoming ones. */
function MatchGroup({ title, matches, time, most, none }: MatchGroupProps) {
  const id = useId();
  const text = useText();
  const number = matches.length - most;
  return (
    <div>
      <h3 id={id} className={css['title']}>
        {title}
      </h3>
      {matches.length === 0 ? (
        <p className={line['none']}>{none}</p>
      ) : (
        <ul aria-labelledby={id}>
          {matches.slice(0, most).map((match) => (
            <MatchLine key={match.key} match={match} time={time} />
          ))}
        </ul>
      )}
      {number > 0 && <p className={line['none']}>{text('and {{number}} more', { number })}</p>}
    </div>
  );
}

interface MatchLineProps {
  readonly match: PlannedMatch;
  /** Whether the day is shown. Matches of one day show the hour only. */
  readonly time: 'hour' | 'day';
}

const times = {
  hour: { timeStyle: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const;

/** A match with its time in the chosen zone, and in UTC in the title. Links to the record. */
function MatchLine({ match, time }: MatchLineProps) {
  const { key, name, status, at, about } = match;
  const zone = useZone();
  return (
    <li>
      <a className={classNames(line['line'], css['match'])} href={`#/${key.replace('/', '/edit/')}`}>
        <time
          className={classNames(layout['note'], css[time])}
          dateTime={new Date(at).toISOString()}
          title={fullTime(at, zone)}
        >
          {formatInstant(at, { ...times[time], timeZone: zoneName(zone) })}
        </time>
        <span className={classNames(line['words'], css['words'])}>
          <span className={line['name']}>{name}</span>
          {about !== '' && <span className={layout['faint']}>{about}</span>}
        </span>
        <MatchStatus status={status} />
      </a>
    </li>
  );
}
