import { formatWire } from '#domain/date-time.ts';
import { classNames } from '#ui/base/class-names.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { useMatchStatus } from '../../shared/use-match-status.ts';
import type { PlannedMatch } from './match-days.ts';
import css from './match-line.module.css';

interface MatchLineProps {
  readonly match: PlannedMatch;
  /** Whether the day is shown. Matches of one day show the hour only. */
  readonly time: 'hour' | 'day';
}

const times = {
  hour: { timeStyle: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const;

/** A match in the device's time zone, with UTC in the title. Links to the record. */
export function MatchLine({ match, time }: MatchLineProps) {
  const { id, name, status, at, about } = match;
  return (
    <li>
      <a className={css['line']} href={`#/matches/edit/${id}`}>
        <time
          className={classNames(css['time'], css[time])}
          dateTime={new Date(at).toISOString()}
          title={`${formatWire(at)} UTC`}
        >
          {formatInstant(at, times[time])}
        </time>
        <span className={css['words']}>
          <span className={css['name']}>{name}</span>
          {about !== '' && <span className={css['about']}>{about}</span>}
        </span>
        <StatusWord status={status} />
      </a>
    </li>
  );
}

function StatusWord({ status }: { status: string }) {
  const word = useMatchStatus(status);
  return word === '' ? null : <span className={classNames(css['status'], css[status])}>{word}</span>;
}
