import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import type { Warning } from '#domain/schedule/warnings.ts';
import { clockOf, type Day, dayOf, type Zone } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Pill } from '#ui/base/pill.tsx';
import { otherZone, zoneLabel } from '#ui/base/zone-context.ts';
import { MatchStatus } from '#ui/controls/match-status.tsx';
import layout from '#ui/layout/layout.module.css';
import line from '../shared/match-line.module.css';
import { formatDay, shortDay } from './format-day.ts';
import { numberText, warningTexts } from './warning-list.tsx';

interface MatchListProps {
  readonly matches: readonly ScheduledMatch[];
  readonly zone: Zone;
  /** The warnings of each match, by its key. */
  readonly warnings: ReadonlyMap<string, readonly Warning[]>;
}

interface DaySectionProps extends MatchListProps {
  readonly day: Day;
  readonly isToday: boolean;
  /** Shown if there are no matches. */
  readonly none: string;
}

/** A day of the schedule. */
export function DaySection({ day, isToday, none, ...list }: DaySectionProps) {
  const id = useId();
  const text = useText();
  return (
    <section className="schedule-day" aria-labelledby={id} data-today={isToday || undefined}>
      <h3 id={id}>
        <span className="schedule-weekday">{`${formatDay(day, { weekday: 'long' }, text.language)} `}</span>
        <span className="schedule-number-of-day">{`${formatDay(day, { day: 'numeric', month: 'long' }, text.language)} `}</span>
        {isToday && <span className="schedule-today">{text('Today')}</span>}
      </h3>
      {list.matches.length === 0 ? <p className={line['none']}>{none}</p> : <MatchList {...list} labelledBy={id} />}
    </section>
  );
}

/** Matches that have no time yet and so belong to no day. */
export function TimelessSection(list: MatchListProps) {
  const id = useId();
  const text = useText();
  if (list.matches.length === 0) return null;
  return (
    <section className="schedule-day" aria-labelledby={id}>
      <h3 id={id}>{text('Without a time')}</h3>
      <MatchList {...list} labelledBy={id} />
    </section>
  );
}

function MatchList({ matches, zone, warnings, labelledBy }: MatchListProps & { readonly labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {matches.map((match) => (
        <MatchEntry key={match.key} match={match} zone={zone} warnings={warnings.get(match.key) ?? []} />
      ))}
    </ul>
  );
}

interface MatchEntryProps {
  readonly match: ScheduledMatch;
  readonly zone: Zone;
  readonly warnings: readonly Warning[];
}

/** The DOM id of a match's entry. */
export function entryId({ key }: ScheduledMatch): string {
  return `schedule/${key}`;
}

/** A match with its time in both zones. Links to the record. */
function MatchEntry({ match, zone, warnings }: MatchEntryProps) {
  const text = useText();
  const { key, name, event, series, game, at, list, status } = match;
  const about = [event, series, game].filter((part) => part !== '').join(' · ');
  const number = numberText(match, text);
  return (
    <li>
      <a
        id={entryId(match)}
        className={classNames(line['line'], 'schedule-match')}
        data-untimed={at === null || undefined}
        href={`#/${key.replace('/', '/edit/')}`}
      >
        {at !== null && (
          <time className="schedule-time" dateTime={new Date(at).toISOString()}>
            <b>{`${clockOf(at, zone)} `}</b>
            <TimeInOtherZone at={at} zone={zone} />
          </time>
        )}
        <span className={line['words']}>
          <span className={line['name']}>{name}</span>
          {about !== '' && <span className={layout['faint']}>{about}</span>}
          {warnings.map((warning) => {
            const { what } = warningTexts(warning, text);
            return (
              <span key={what} className="schedule-alert">
                <TriangleAlert size={14} />
                <span>{` ${what}`}</span>
              </span>
            );
          })}
        </span>
        <span className={classNames(layout['row'], 'schedule-facts')}>
          {number !== '' && <span className={layout['note']}>{number}</span>}
          {list === 'matches' ? <MatchStatus status={status} /> : <Pill>{status === '0' ? text('Inactive') : ''}</Pill>}
        </span>
      </a>
    </li>
  );
}

/** The same instant in the other zone, with the day if it differs. */
function TimeInOtherZone({ at, zone }: { at: number; zone: Zone }) {
  const { language } = useText();
  const other = otherZone(zone);
  const day = dayOf(at, other);
  return (
    <>
      <span>{`${clockOf(at, other)} ${zoneLabel(other, at)} `}</span>
      {day !== dayOf(at, zone) && <span className="schedule-other-day">{formatDay(day, shortDay, language)}</span>}
    </>
  );
}
