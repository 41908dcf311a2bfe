import { useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { PlannedMatch } from './match-days.ts';
import css from './match-group.module.css';
import { MatchLine } from './match-line.tsx';

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
export function MatchGroup({ title, matches, time, most, none }: MatchGroupProps) {
  const id = useId();
  const text = useText();
  const number = matches.length - most;
  return (
    <div>
      <h3 id={id} className={css['title']}>
        {title}
      </h3>
      {matches.length === 0 ? (
        <p className={css['quiet']}>{none}</p>
      ) : (
        <ul aria-labelledby={id}>
          {matches.slice(0, most).map((match) => (
            <MatchLine key={match.id} match={match} time={time} />
          ))}
        </ul>
      )}
      {number > 0 && <p className={css['quiet']}>{text('and {{number}} more', { number })}</p>}
    </div>
  );
}
