import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import type { Warning } from '#domain/schedule/warnings.ts';
import { clockOf, dayOf, otherZone, type Zone, zones } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { useMatchStatus } from '../shared/use-match-status.ts';
import { formatDay, shortDay } from './format-day.ts';
import { numberText, warningTexts } from './warning-texts.ts';

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
export function MatchEntry({ match, zone, warnings }: MatchEntryProps) {
  const text = useText();
  const { key, name, event, series, game, at } = match;
  const about = [event, series, game].filter((part) => part !== '').join(' · ');
  const number = numberText(match, text);
  return (
    <li>
      <a id={entryId(match)} className="schedule-match" href={`#/${key.replace('/', '/edit/')}`}>
        {at !== null && (
          <time className="schedule-time" dateTime={new Date(at).toISOString()}>
            <b>{clockOf(at, zone)}</b> <TimeInOtherZone at={at} zone={zone} />
          </time>
        )}
        <span className="schedule-words">
          <span className="schedule-name">{name}</span>
          {about !== '' && <span className="schedule-about">{about}</span>}
          {warnings.map((warning) => {
            const { what } = warningTexts(warning, text);
            return (
              <span key={what} className="schedule-alert">
                <TriangleAlert size={14} /> {what}
              </span>
            );
          })}
        </span>
        <span className="schedule-facts">
          {number !== '' && <span className="schedule-number">{number}</span>}
          <StatusWord match={match} />
        </span>
      </a>
    </li>
  );
}

/** The same instant in the other zone, with the day if it differs. */
function TimeInOtherZone({ at, zone }: { at: number; zone: Zone }) {
  const other = otherZone(zone);
  const day = dayOf(at, other);
  return (
    <>
      <span>
        {clockOf(at, other)} {zones[other].label}
      </span>{' '}
      {day !== dayOf(at, zone) && <span className="schedule-other-day">{formatDay(day, shortDay)}</span>}
    </>
  );
}

function StatusWord({ match: { list, status } }: { match: ScheduledMatch }) {
  const text = useText();
  const word = useMatchStatus(status);
  if (list === 'matches') return word === '' ? null : <span className={`schedule-status ${status}`}>{word}</span>;
  return status === '0' ? <span className="schedule-status">{text('Inactive')}</span> : null;
}
