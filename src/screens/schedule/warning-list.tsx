import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import { firstTimed, type Warning } from '#domain/schedule/warnings.ts';
import { clockOf, dayOf, type Zone, zones } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { formatDay, shortDay } from './format-day.ts';
import { warningTexts } from './warning-texts.ts';

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** Whether a match of the warning is shown. */
  readonly isShown: (warning: Warning) => boolean;
  readonly zone: Zone;
  readonly onMatch: (match: ScheduledMatch) => void;
}

/** The number of listed warnings of other days. Further ones are only counted. */
const maxListed = 20;

/** The warnings, with links to their matches. They block no action. */
export function WarningList({ warnings, isShown, ...item }: WarningListProps) {
  const id = useId();
  const text = useText();
  if (warnings.length === 0) return null;
  const warningsOfShownDays = warnings.filter(isShown);
  const elsewhere = warnings.filter((warning) => !isShown(warning)).sort((one, other) => timeOf(other) - timeOf(one));
  const number = elsewhere.length - maxListed;
  return (
    <section className="schedule-warnings" aria-labelledby={id}>
      <h2 id={id}>
        <TriangleAlert size={16} /> {text('To check: {{number}}', { number: warnings.length })}
      </h2>
      <WarningItems {...item} warnings={warningsOfShownDays} />
      {elsewhere.length > 0 && (
        <details>
          <summary>{text('On other days: {{number}}', { number: elsewhere.length })}</summary>
          <WarningItems {...item} warnings={elsewhere.slice(0, maxListed)} />
          {number > 0 && <p>{text('and {{number}} more', { number })}</p>}
        </details>
      )}
    </section>
  );
}

function timeOf(warning: Warning): number {
  return firstTimed(warning)?.at ?? 0;
}

function WarningItems({ warnings, zone, onMatch }: Pick<WarningListProps, 'warnings' | 'zone' | 'onMatch'>) {
  const text = useText();
  if (warnings.length === 0) return null;
  return (
    <ul>
      {warnings.map((warning) => {
        const { what, rule } = warningTexts(warning, text);
        return (
          <li key={`${warning.kind} ${warning.matches.map(({ key }) => key).join(' ')}`}>
            <strong>{what}</strong> <span className="schedule-rule">{rule}</span>
            <span className="schedule-leads">
              {warning.matches.map((match) => (
                <button key={match.key} type="button" onClick={() => onMatch(match)}>
                  {match.at === null ? text('Without a time') : when(match.at, zone)}: {match.name}
                </button>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function when(at: number, zone: Zone): string {
  return `${formatDay(dayOf(at, zone), shortDay)} ${clockOf(at, zone)} ${zones[zone].label}`;
}
