import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { isPastItsTime } from '#domain/schedule/open-matches.ts';
import { zoneName } from '#domain/time/zone.ts';
import { formatDistance } from '#i18n/format-distance.ts';
import { useText } from '#i18n/use-text.ts';
import { listView } from '#machines/list/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { Pill } from '#ui/base/pill.tsx';
import { fullTime } from '#ui/base/time.tsx';
import { useZone } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { MatchStatus } from '#ui/controls/match-status.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonLines } from '#ui/loading/skeleton.tsx';
import type { ListActor } from '../shared/list/list-rows.tsx';
import line from '../shared/match-line.module.css';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { MatchActions } from './match-actions.tsx';
import { matchDays, type PlannedMatch } from './match-days.ts';
import css from './match-panel.module.css';
import { DataAge, Panel, PanelState } from './panel.tsx';
import type { NewestMatches } from './use-newest-matches.ts';

interface MatchPanelProps extends NewestMatches {
  /** In milliseconds. */
  readonly now: number;
}

/** Current and next matches with the actions they allow, from the newest records only. */
export function MatchPanel({ list, calls, now }: MatchPanelProps) {
  const text = useText();
  const zone = useZone();
  const view = useSelector(list, listView, shallowEqual);
  const total = useSelector(list, ({ context }) => context.total);
  const reasonId = useId();
  const isOnline = useOnline();
  const hasPendingPage = view.kind === 'rows' && view.hasPendingPage;
  const noteTouch = () => list.send({ type: 'list.touched' });
  const rows = view.kind === 'rows' ? view.rows : null;
  const days = useMemo(() => rows && matchDays(rows, now, zone), [rows, now, zone]);
  const shared = { rows: rows ?? [], list, now, reasonId };
  return (
    <Panel
      title={text('Now and next')}
      action={
        <span>
          <a href="#/schedule">{text('Schedule')}</a>
          <span>{' · '}</span>
          <a href="#/matches">{text('All matches')}</a>
        </span>
      }
    >
      <div
        className={classNames(layout['stack'], css['body'])}
        onPointerDownCapture={noteTouch}
        onFocusCapture={noteTouch}
      >
        {days && <OfflineReason id={reasonId} isOnline={isOnline} />}
        {hasPendingPage && (
          <div className={css['part']} role="status">
            <Button size="small" onClick={() => list.send({ type: 'list.applyPending' })}>
              {text('Updated. Show')}
            </Button>
          </div>
        )}
        <PanelState
          list={list}
          calls={calls}
          what={text('Matches could not be loaded.')}
          stale={rows !== null}
          skeleton={<SkeletonLines shape="title" />}
        />
        {days && (
          <>
            <MatchGroup
              title={text('Today')}
              matches={days.today}
              time="distance"
              most={6}
              none={text('No matches today')}
              {...shared}
            />
            <MatchGroup
              title={text('Upcoming')}
              matches={days.upcoming}
              time="day"
              most={5}
              none={text('No upcoming matches')}
              {...shared}
            />
          </>
        )}
        {rows !== null && (
          <p className={classNames(layout['faint'], css['part'])}>
            <DataAge list={list} now={now} />
            {rows.length < total && (
              <span>
                {` · ${text('From the newest {{shown}} of {{total}} matches', {
                  shown: rows.length,
                  total: new Intl.NumberFormat('en-IN').format(total),
                })}`}
              </span>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

interface SharedProps {
  readonly rows: readonly ListRow[];
  readonly list: ListActor;
  /** In milliseconds. */
  readonly now: number;
  readonly reasonId: string;
}

interface MatchGroupProps extends SharedProps {
  readonly title: string;
  readonly matches: readonly PlannedMatch[];
  readonly time: 'distance' | 'day';
  /** How many matches are listed. The others are only counted. */
  readonly most: number;
  /** Shown if there are no matches. */
  readonly none: string;
}

/** A titled list of matches: today's or the upcoming ones. */
function MatchGroup({ title, matches, time, most, none, rows, ...shared }: MatchGroupProps) {
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
        <ul aria-labelledby={id} className={css['matches']}>
          {matches.slice(0, most).map((match) => {
            const row = rows.find(({ id: rowId }) => match.key === `matches/${rowId}`);
            return row && <MatchLine key={match.key} match={match} row={row} time={time} {...shared} />;
          })}
        </ul>
      )}
      {number > 0 && <p className={line['none']}>{text('and {{number}} more', { number })}</p>}
    </div>
  );
}

interface MatchLineProps extends Omit<SharedProps, 'rows'> {
  readonly match: PlannedMatch;
  readonly row: ListRow;
  /** What is shown below the hour: the distance from now, or the day. */
  readonly time: 'distance' | 'day';
}

const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A match with its time in the chosen zone, its status and its actions. The full time is in the tooltip. */
function MatchLine({ match, row, time, list, now, reasonId }: MatchLineProps) {
  const text = useText();
  const zone = useZone();
  const { key, name, status, at, about, game } = match;
  return (
    <li className={css['match']}>
      <time className={css['time']} dateTime={new Date(at).toISOString()} title={fullTime(at, zone, text.language)}>
        <b>{formatInstant(at, { ...hour, timeZone: zoneName(zone) }, text.language)}</b>
        <span className={layout['faint']}>
          {time === 'day'
            ? formatInstant(at, { ...day, timeZone: zoneName(zone) }, text.language)
            : formatDistance(at, now, text.language)}
        </span>
      </time>
      <a className={classNames(line['line'], css['record'])} href={`#/${key.replace('/', '/edit/')}`}>
        <Avatar name={game} size="row" />
        <span className={line['words']}>
          <span className={line['name']}>{name}</span>
          {about !== '' && (
            <span className={classNames(layout['faint'], css['about'])} title={about}>
              {about}
            </span>
          )}
        </span>
      </a>
      <span className={css['status']}>
        {isPastItsTime(match, now) ? (
          <Pill tone="warning">{text('Past its time')}</Pill>
        ) : (
          <MatchStatus status={status} />
        )}
      </span>
      <MatchActions match={match} row={row} list={list} now={now} reasonId={reasonId} />
    </li>
  );
}
