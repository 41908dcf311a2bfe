import { useId } from 'react';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import type { Warning } from '#domain/schedule/warnings.ts';
import type { Day, Zone } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { formatDay } from './format-day.ts';
import { MatchEntry } from './match-entry.tsx';

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
        <span className="schedule-weekday">{formatDay(day, { weekday: 'long' })}</span>{' '}
        <span className="schedule-number-of-day">{formatDay(day, { day: 'numeric', month: 'long' })}</span>{' '}
        {isToday && <span className="schedule-today">{text('Today')}</span>}
      </h3>
      {list.matches.length === 0 ? <p className="schedule-none">{none}</p> : <MatchList {...list} labelledBy={id} />}
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
