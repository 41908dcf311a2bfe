import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { type ScheduledMatch, slotMinutes } from '#domain/schedule/match.ts';
import { firstTimed, type Warning } from '#domain/schedule/warnings.ts';
import { clockOf, dayOf, type Zone } from '#domain/time/zone.ts';
import type { Language, Translate } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { zoneLabel } from '#ui/base/zone-context.ts';
import layout from '#ui/layout/layout.module.css';
import { formatDay, shortDay } from './format-day.ts';

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
    <section
      className={classNames(layout['tight'], layout['box'], 'schedule-warnings')}
      data-tone="warning"
      aria-labelledby={id}
    >
      <h2 id={id}>
        <TriangleAlert size={16} />
        <span>{` ${text('To check: {{number}}', { number: warnings.length })}`}</span>
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
    <ul className={layout['tight']}>
      {warnings.map((warning) => {
        const { what, rule } = warningTexts(warning, text);
        return (
          <li key={`${warning.kind} ${warning.matches.map(({ key }) => key).join(' ')}`}>
            <strong>{`${what} `}</strong>
            <span className={layout['note']}>{rule}</span>
            <span className={classNames(layout['row'], 'schedule-leads')}>
              {warning.matches.map((match) => (
                <button key={match.key} type="button" className={layout['lead']} onClick={() => onMatch(match)}>
                  {`${match.at === null ? text('Without a time') : when(match.at, zone, text.language)}: ${match.name}`}
                </button>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function when(at: number, zone: Zone, language: Language): string {
  return `${formatDay(dayOf(at, zone), shortDay, language)} ${clockOf(at, zone)} ${zoneLabel(zone, at)}`;
}

/** The message of a warning, and the rule behind it. */
export function warningTexts(warning: Warning, text: Translate): { readonly what: string; readonly rule: string } {
  const [first] = warning.matches;
  const stage = first.event;
  switch (warning.kind) {
    case 'team':
      return {
        what: text('{{teams}}: in two matches at once', { teams: warning.teams.join(', ') }),
        rule: text('Based on match names. Each match is assumed to last {{minutes}} minutes.', {
          minutes: slotMinutes.matches,
        }),
      };
    case 'stage':
      return {
        what: text('The teams of {{stage}}: in two games at once', { stage }),
        rule: text('Unless its groups play separately. Each game is assumed to last {{minutes}} minutes.', {
          minutes: slotMinutes.bgmiAllmatches,
        }),
      };
    case 'number':
      return {
        what: text('{{stage}}: {{number}} is used more than once', {
          stage,
          number: numberText(first, text),
        }),
        rule: text('A day and a match number identify one game of a stage.'),
      };
  }
}

/** 'Day 2 · Match 5', or one of the two if the other is unknown; '' for a match without numbers. */
export function numberText({ day, matchNo }: ScheduledMatch, text: Translate): string {
  return [
    ...(day === null ? [] : [text('Day {{number}}', { number: day })]),
    ...(matchNo === null ? [] : [text('Match {{number}}', { number: matchNo })]),
  ].join(' · ');
}
